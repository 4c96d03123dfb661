// Holds the fates that an atlas shows against `hotstone life`: every chain, its answers and its vital points.
//
//     node scripts/atlas_life_test.mjs DIR PROGRAM
//
// DIR is what `PROGRAM atlas --out DIR` wrote. The positions are the examples of life.html and some of 3x3 and 4x2. In
// situations with passes and bans, too, each answer must be the one that the moves lead to.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import vm from "node:vm";

const [folder, program] = process.argv.slice(2);
if (!program || !existsSync(`${folder}/life.html`)) {
  console.error("usage: node scripts/atlas_life_test.mjs DIR PROGRAM, where PROGRAM atlas --out DIR has written");
  process.exit(2);
}
const page = vm.createContext({ document: { addEventListener() {} }, atob });
vm.runInContext(["board.js", "value_table.js", "fate_table.js"].map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("") +
  `;globalThis.readFile = (script) => { let found; arrived = (table) => { found = table; }; (0, eval)(script); return found; };
   Object.assign(globalThis, { atlasValues, atlasFates, ValueTable, FateTable });`, page);
const tables = new Map();
function tableOf(board) {
  if (!tables.has(board)) {
    const read = (file) => page.readFile(readFileSync(`${folder}/${file}`, "utf8"));
    tables.set(board, new page.FateTable(new page.ValueTable(read(`values/${board}-0.js`)), read(`fates/${board}-basic-only.js`)));
  }
  return tables.get(board);
}
const sorted = (words) => [...words].sort();

let chains = 0;
function compare(text) {
  const rows = text.split("/");
  const table = tableOf(`${rows[0].length}x${rows.length}`);
  const told = spawnSync(program, ["life", "--position", text, "--json"], { encoding: "utf8" });
  const start = table.begin(rows, "B");
  if (told.status !== 0) {
    assert.equal(start, null, `${text}: ${told.stderr}`);
    return;
  }
  for (const chain of JSON.parse(told.stdout).chains) {
    for (const stone of chain.stones) {
      const point = [...Array(table.values.points).keys()].find((i) => table.values.nameOf(i) === stone);
      const owner = chain.owner, attacker = owner === "B" ? "W" : "B";
      for (const player of "BW") {
        const { attackerFirst, ownerFirst, name } = table.fateOf({ ...start, player }, point);
        assert.deepEqual([attackerFirst, ownerFirst, name], [chain.attacker_first, chain.owner_first, chain.fate], `${text} ${stone}`);
      }
      assert.deepEqual(sorted(table.goodMoves({ ...start, player: attacker }, point)), sorted(chain.attacks), `${text} ${stone}`);
      assert.deepEqual(sorted(table.goodMoves({ ...start, player: owner }, point)), sorted(chain.defences), `${text} ${stone}`);
    }
    ++chains;
  }
}
const examples = [...readFileSync(`${folder}/life.html`, "utf8").matchAll(/<option value="([.XO/]+)/g)].map(([, text]) => text);
assert.ok(examples.length > 5);
for (const text of examples) compare(text);
for (const [board, count] of [["3x3", 60], ["4x2", 40]]) {
  const { values } = tableOf(board);
  const codes = 3 ** values.points;
  for (let n = 1; n <= count; ++n) compare(values.rowsOf(Math.floor(n * codes / (count + 1))).join("/"));
}

// The recurrence: an opposing stone is removed if some move leads there, an own one if all do; kept the other way round.
// It must give what the file says, wherever a play leads.
let situations = 0;
for (const board of ["3x2", "4x2", "3x3"]) {
  const table = tableOf(board);
  const check = (s) => {
    const answers = table.answers(s), sets = table.stones(s.code), moves = table.moves(s);
    const own = sets[s.player], opp = sets[s.player === "B" ? "W" : "B"];
    const some = (word) => moves.reduce((sum, one) => sum | one.answers[word], 0);
    const all = (word) => moves.reduce((sum, one) => sum & one.answers[word], -1);
    assert.deepEqual({ ...answers }, { removed: some("removed") & opp | all("removed") & own, kept: some("kept") & own | all("kept") & opp }, `${board} ${JSON.stringify(s)}`);
    assert.equal(answers.removed & answers.kept, 0);
    ++situations;
    return moves;
  };
  table.values.numbers.forEach((number, code) => {
    if (number < 0) return;
    for (const player of "BW") {
      for (const { next } of check({ code, player, bans: 0, passes: 0, take: null })) {
        if (next.take !== null || next.passes > 0) check(next);
      }
    }
  });
}
assert.ok(chains > 200);
console.log(`${chains} chains have the fates and vital points of hotstone life; ${situations} answers agree with their moves`);
