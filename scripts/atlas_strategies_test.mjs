// Plays against the strategies of an atlas by the law, as the page would, and looks whether they keep their word.
//
//     node scripts/atlas_strategies_test.mjs DIR
//
// DIR is what `hotstone atlas --out DIR` wrote. Against each strategy some games are played by chance. At each turn of the
// other side all that the law permits must be there, at each of the strategy's its move must be legal, the
// position must be the law's, and the end must be what the file says. Needs law.wasm (scripts/wasm); ends with 3 where it is
// not there.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import vm from "node:vm";

const [folder] = process.argv.slice(2);
if (!folder || !existsSync(`${folder}/strategy`)) {
  console.error("usage: node scripts/atlas_strategies_test.mjs DIR, where hotstone atlas --out DIR has written");
  process.exit(2);
}
if (!existsSync(new URL("../packages/npm/hotstone-law/law.wasm", import.meta.url))) {
  console.error("atlas_strategies_test: law.wasm not found; scripts/wasm builds it");
  process.exit(3);
}
const { loadLaw } = await import("../packages/npm/hotstone-law/index.mjs");
const law = await loadLaw();
const GAMES = 4, MOST_PLIES = 200;
const COLUMNS = "ABCDEFGHJKLMNOPQRST";

let seed = 1;
const below = (n) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % n;
};

// The law's view of a position with nothing before it.
function startOf(game, node) {
  const rows = node.rows.split("/");
  const setup = { B: [], W: [] };
  rows.forEach((row, y) => [...row].forEach((c, x) => {
    if (c !== ".") setup[c === "X" ? "B" : "W"].push(COLUMNS[x] + (rows.length - y));
  }));
  return { op: "show", rules: game.rules, size: [rows[0].length, rows.length], setup, to_move: node.to_move, moves: [] };
}
const stands = (game, rows) => game.group.every((point) =>
  rows[rows.length - Number(point.slice(1))][COLUMNS.indexOf(point[0])] === (game.owner === "B" ? "X" : "O"));

// What is forced under every rule of repetition is tried under some.
const EVERY = ["tromp-taylor", "basic-only,self_removal=none,end_passes=2", "basic-only,hot=none,cycle=ssk,end_passes=2", "aga-like"];
const filesOf = (kind) => existsSync(`${folder}/${kind}`) ? readdirSync(`${folder}/${kind}`).sort().map((name) => `${kind}/${name}`) : [];

let games = 0, plies = 0, ends = 0;
for (const file of [...filesOf("strategy"), ...filesOf("forced")]) {
  let game = null;
  vm.runInNewContext(readFileSync(`${folder}/${file}`, "utf8"), { atlasStrategy: (found) => { game = found; } });
  const forces = game.goal === "forces";
  for (let n = 0; n < GAMES; ++n, ++games) {
    if (forces) game.rules = EVERY[n];
    let node = game.nodes[game.first];
    let told = startOf(game, node);
    for (let ply = 0; ply < MOST_PLIES; ++ply, ++plies) {
      const where = `${file}, game ${n}, ${JSON.stringify(told)}`;
      const seen = law.ask(told);
      assert.deepEqual(node.rows.split("/"), seen.rows, where);
      if (node.end) {
        assert.equal(stands(game, seen.rows), node.end !== "gone", where);
        assert.equal(game.goal === "takes", node.end === "gone", where);
        if (forces) assert.ok((game.prover === "B" ? node.area : -node.area) >= game.at_least, where);
        if (node.end === "ended") assert.ok(seen.ended, where);
        ++ends;
        break;
      }
      assert.ok(stands(game, seen.rows) && !seen.ended, where);
      assert.equal(node.to_move, seen.to_move, where);
      let moves = Object.keys(node.moves);
      if (node.to_move === game.prover) {
        assert.equal(moves.length, 1, where);
        assert.ok(["pass", "threat", ...seen.legal_set].includes(moves[0]), `${where}: ${moves[0]}`);
      } else {
        for (const point of ["pass", ...seen.legal_set]) assert.ok(moves.includes(point), `${where}: ${point}`);
        // The list of positions grants the other side what repetition may forbid.
        moves = moves.filter((one) => ["pass", "threat", ...seen.legal_set].includes(one));
      }
      const move = moves[below(moves.length)];
      const next = game.nodes[node.moves[move]];
      if (move === "threat") told = startOf(game, next);
      else told.moves.push([node.to_move, move]);
      node = next;
    }
  }
}
assert.ok(games > 0 && ends > 0);
console.log(`${games} games of ${plies} plies against strategies, ${ends} to their end: as the law and the files say`);
