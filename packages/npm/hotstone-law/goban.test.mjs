// goban with and without the law: a hot stone, and a repetition that Ing's rules permit.
//
//   (cd corpus/adapters && npm ci); scripts/wasm; node --test packages/npm/hotstone-law/goban.test.mjs
//
// Skipped where the package goban or law.wasm is missing.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { obeyLaw } from "./goban.mjs";
import { loadLaw } from "./index.mjs";

const adapters = new URL("../../../corpus/adapters/", import.meta.url);
const missing = !existsSync(new URL("node_modules/goban/", adapters)) ? "npm ci in corpus/adapters"
  : !existsSync(new URL("law.wasm", import.meta.url)) ? "scripts/wasm" : false;
const law = missing ? null : await loadLaw();
// The package is built for browsers and looks for these three when it is loaded.
globalThis.self = globalThis;
globalThis.window = { addEventListener() {} };
globalThis.document = { body: {} };
const { GobanEngine, encodeMove } = missing ? {} : createRequire(adapters)("goban");

// Rows from the top; moves such as "W B5" or "B pass".
function engineOf(rows, moves, lawful) {
  const stones = (letter) =>
    rows.flatMap((row, y) => [...row].flatMap((c, x) => (c === letter ? [encodeMove(x, y)] : []))).join("");
  const engine = new GobanEngine({
    width: rows[0].length, height: rows.length, rules: "ing", throw_all_errors: true,
    initial_state: { black: stones("X"), white: stones("O") },
  });
  if (lawful) obeyLaw(engine, law);
  for (const move of moves) play(engine, move);
  return engine;
}

// Plays as goban does on a click. The message_id of the refusal, or null.
function play(engine, move) {
  const [color, at] = move.split(" ");
  engine.player = color === "B" ? 1 : 2;
  const x = at === "pass" ? -1 : "ABCDEFGHJ".indexOf(at[0]);
  try {
    engine.place(x, at === "pass" ? -1 : engine.height - Number(at.slice(1)), true, true);
    return null;
  } catch (error) {
    if (!error.message_id) throw error;
    return error.message_id;
  }
}

// A triple ko without eyes: the twin hot stones of ING96-G510.
const triple = ["X.XO", "XXOO", "X.XO", "XXOO", "XO.O"];

test("a hot stone may not be taken at once", { skip: missing }, () => {
  assert.equal(play(engineOf(triple, ["W B5"], false), "B C1"), null);
  const engine = engineOf(triple, ["W B5"], true);
  assert.equal(play(engine, "B C1"), "illegal_ko_move");
  assert.equal(play(engine, "B pass"), null);
  assert.equal(play(engine, "W pass"), null);
  assert.equal(play(engine, "B C1"), null);
  assert.equal(engine.board[4][1], 0);  // White's stone at B1 is off
});

// The board repeats, and Ing's rules forbid no repetition of this kind.
test("a play that repeats the board may be legal", { skip: missing }, () => {
  const moves = ["W pass", "B B1", "W pass"];
  assert.equal(play(engineOf([".OO", "O.."], moves, false), "B C1"), "illegal_board_repetition");
  const engine = engineOf([".OO", "O.."], moves, true);
  assert.equal(play(engine, "B C1"), null);
  assert.deepEqual(engine.board, [[0, 2, 2], [2, 0, 0]]);
});

test("branches and undo keep their own past", { skip: missing }, () => {
  const engine = engineOf(triple, ["W B5"], true);
  assert.equal(play(engine, "B C1"), "illegal_ko_move");
  engine.showPrevious();
  assert.equal(play(engine, "B C1"), null);  // White has not taken
  engine.showPrevious();
  assert.equal(play(engine, "W B5"), null);
  assert.equal(play(engine, "B B5"), "stone_already_placed_here");
});
