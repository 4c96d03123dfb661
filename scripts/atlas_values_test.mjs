// Holds the values of an atlas against the law: what the page of values would show, and what the law says.
//
//     node scripts/atlas_values_test.mjs DIR
//
// DIR is what `hotstone atlas --out DIR` wrote. For positions of boards to 3x3, and some of 4x3 if they are there, with
// either to move: the moves are the law's legal ones, each leads to the law's position and bans, and the value
// is the best of the values of the moves. Needs law.wasm (scripts/wasm); ends with 3 where it is not there.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import vm from "node:vm";

const [folder] = process.argv.slice(2);
if (!folder || !existsSync(`${folder}/values.html`)) {
  console.error("usage: node scripts/atlas_values_test.mjs DIR, where hotstone atlas --out DIR has written");
  process.exit(2);
}
if (!existsSync(new URL("../packages/npm/hotstone-law/law.wasm", import.meta.url))) {
  console.error("atlas_values_test: law.wasm not found; scripts/wasm builds it");
  process.exit(3);
}
const { loadLaw } = await import("../packages/npm/hotstone-law/index.mjs");
const law = await loadLaw();
const page = vm.createContext({ document: { addEventListener() {} }, atob });
vm.runInContext(["board.js", "value_table.js"].map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("") +
  ";globalThis.readTable = (script) => { let found; arrived = (table) => { found = new ValueTable(table); }; (0, eval)(script); return found; }; globalThis.atlasValues = atlasValues;", page);

const sorted = (points) => [...points].sort();
let plays = 0, values = 0;
for (const board of ["1x1", "2x1", "3x1", "2x2", "3x2", "3x3", "4x3"]) {
  for (let number = 0; existsSync(`${folder}/values/${board}-${number}.js`); ++number) {
    const table = page.readTable(readFileSync(`${folder}/values/${board}-${number}.js`, "utf8"));
    const codes = 3 ** table.points;
    const step = Math.max(1, Math.floor(codes / 2000));
    for (let code = 0; code < codes; code += step) {
      if (table.numbers[code] < 0) continue;
      for (const player of ["B", "W"]) {
        const situation = { code, player, bans: 0, passes: 0 };
        const moves = table.movesOf(situation);
        const best = player === "B" ? Math.max : Math.min;
        assert.deepEqual([0, 1].map((end) => best(moves.pass[end], ...moves.plays.map((move) => move.value[end])) + 0),
          [...table.valueOf(situation)].map((value) => value + 0), `${board} ${table.rules} ${code} ${player}`);
        ++values;
        const rows = table.rowsOf(code);
        const setup = { B: [], W: [] };
        rows.forEach((row, y) => [...row].forEach((c, x) => {
          if (c !== ".") setup[c === "X" ? "B" : "W"].push("ABCD"[x] + (rows.length - y));
        }));
        const told = { op: "show", rules: table.rules, size: [table.columns, table.lines], setup, to_move: player };
        assert.deepEqual(sorted(moves.plays.map((move) => table.nameOf(move.point))), sorted(law.ask(told).legal_set));
        for (const move of moves.plays) {
          const after = law.ask({ ...told, moves: [[player, table.nameOf(move.point)]] });
          assert.deepEqual([...table.rowsOf(move.next)], after.rows);
          const bans = [...Array(table.points).keys()].filter((i) => move.bans >> i & 1).map((i) => table.nameOf(i));
          // A ban on a point that is forbidden anyway is no ko point.
          assert.ok(after.ko_points.every((point) => bans.includes(point)), `${rows} ${table.nameOf(move.point)}`);
          assert.ok(bans.every((point) => !after.legal_set.includes(point)), `${rows} ${table.nameOf(move.point)}`);
          ++plays;
        }
      }
    }
  }
}
assert.ok(plays > 100);
console.log(`${values} values and ${plays} plays are as the law has them`);
