// WGo.js with and without the law: a hot stone, and a repetition that Ing's rules permit.
//
//   (cd corpus/adapters && npm ci); scripts/wasm; node --test packages/npm/hotstone-law/wgo.test.mjs
//
// Skipped where the package wgo or law.wasm is missing.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { loadLaw } from "./index.mjs";
import { obeyLaw } from "./wgo.mjs";

const adapters = new URL("../../../corpus/adapters/", import.meta.url);
const missing = !existsSync(new URL("node_modules/wgo/", adapters)) ? "npm ci in corpus/adapters"
  : !existsSync(new URL("law.wasm", import.meta.url)) ? "scripts/wasm" : false;
const law = missing ? null : await loadLaw();
const { Game, goRules } = missing ? {} : createRequire(adapters)("wgo");
const colorOf = { B: 1, W: -1 };
const pointOf = (game, at) => ["ABCDEFGHJ".indexOf(at[0]), game.size - Number(at.slice(1))];

// Rows from the top, of a square board; moves such as "W B5" or "B pass".
function gameOf(rows, moves, lawful) {
  const game = new Game(rows.length, goRules.GOE);
  rows.forEach((row, y) =>
    [...row].forEach((c, x) => "XO".includes(c) && game.addStone(x, y, c === "X" ? 1 : -1)));
  if (lawful) obeyLaw(game, law);
  for (const move of moves) assert.ok(play(game, move), move);
  return game;
}

// Whether WGo took the move.
function play(game, move) {
  const [color, at] = move.split(" ");
  game.turn = colorOf[color];
  if (at !== "pass") return game.isValid(...pointOf(game, at)) && !!game.play(...pointOf(game, at));
  const before = game.positionStack.length;
  game.pass();
  return game.positionStack.length > before;
}

const rowsOf = ({ size, position }) =>
  Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => ({ 1: "X", "-1": "O", 0: "." })[position.get(x, y)]).join(""));

// The triple ko of goban.test.mjs with a column more: twin hot stones.
const triple = ["X.XOO", "XXOOO", "X.XOO", "XXOOO", "XO.OO"];

test("a hot stone may not be taken at once", { skip: missing }, () => {
  assert.ok(play(gameOf(triple, ["W B5"], false), "B C1"));
  const game = gameOf(triple, ["W B5"], true);
  assert.equal(play(game, "B C1"), false);
  assert.deepEqual([game.judged.reason, game.judged.clause], ["ko", "ING96-R5-hot-stone"]);
  assert.ok(play(game, "B pass") && play(game, "W pass") && play(game, "B C1"));
  assert.equal(rowsOf(game)[4], "X.XOO");  // White's stone at B1 is off
});

// Two stones that remove themselves bring the board back, and Ing's rules permit it.
test("a play that repeats the board may be legal", { skip: missing }, () => {
  const rows = [".OO", "OOO", "O.."];
  const moves = ["B B1", "W pass"];
  assert.equal(play(gameOf(rows, moves, false), "B C1"), false);
  const game = gameOf(rows, moves, true);
  assert.ok(play(game, "B C1"));
  assert.deepEqual(rowsOf(game), rows);
});

test("popPosition and edits keep the past that they leave", { skip: missing }, () => {
  const game = gameOf(triple, ["W B5"], true);
  assert.equal(play(game, "B C1"), false);
  game.popPosition();
  assert.ok(play(game, "B C1"));  // White has not taken
  game.popPosition();
  assert.ok(play(game, "W B5"));
  assert.equal(play(game, "B B5"), false);
  assert.equal(game.judged.reason, "occupied");
  game.removeStone(1, 0);
  game.addStone(1, 0, -1);  // an edit to the same board changes nothing
  assert.equal(play(game, "B C1"), false);
  game.removeStone(0, 0);
  assert.ok(play(game, "B C1"));  // on a board that was set up nothing is hot
});

test("four passes end the game", { skip: missing }, () => {
  const game = gameOf(triple, ["B pass", "W pass", "B pass", "W pass"], true);
  assert.equal(play(game, "B pass"), false);
  assert.equal(game.judged.reason, "game-over");
  assert.equal(play(game, "B A1"), false);
});
