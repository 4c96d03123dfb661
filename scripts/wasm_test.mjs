// Holds the WebAssembly law against the program: the same requests to both, the answers byte for byte.
//
//     node scripts/wasm_test.mjs [--smoke] [--cases N] [path/to/hotstone]
//
// --smoke asks the module alone, about one ko. Otherwise each case of corpus/named, corpus/museum and
// tests/data (at most N of a file) becomes a game: its moves one by one, then the legal set, a judgement of
// every point of the board for both colours, undo, and requests with mistakes in them. The kos of
// the named cycles are compared, too. Then the plies a second of both are measured. Ends with 1 where an
// answer differs, with 3 where something is missing.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const words = process.argv.slice(2);
const smoke = words.includes("--smoke");
const most = words.includes("--cases") ? Number(words[words.indexOf("--cases") + 1]) : 400;
const binary = words.find((word, i) => !word.startsWith("--") && words[i - 1] !== "--cases") ??
  process.env.HOTSTONE ?? `${root}build/ci/cli/hotstone`;

if (!existsSync(`${root}packages/npm/hotstone-law/law.wasm`)) {
  console.error("wasm_test: law.wasm not found; scripts/wasm builds it");
  process.exit(3);
}
const { loadLaw, LawError } = await import("../packages/npm/hotstone-law/index.mjs");
const law = await loadLaw();

const ko = law.newGame({
  rules: "ing-1996", size: [4, 3], setup: { B: ["B3", "A2", "B1"], W: ["C3", "B2", "D2", "C1"] },
});
assert.deepEqual(ko.play("B", "C2").captured, ["B2"]);
const refused = ko.judge("W", "B2");
assert.deepEqual([refused.legal, refused.reason, refused.clause], [false, "ko", "ING96-G508"]);
assert.deepEqual(ko.show().rows, [".XO.", "X.XO", ".XO."]);
assert.match(ko.show().score, /^[BW][+][0-9.]+$/);
assert.throws(() => ko.judge("W", "Z9"), LawError);
ko.undo();
assert.deepEqual(ko.show().rows, [".XO.", "XO.O", ".XO."]);
ko.drop();
law.forget();
if (smoke) {
  console.log("the WebAssembly law judges a ko as it should");
  process.exit(0);
}
if (!existsSync(binary)) {
  console.error(`wasm_test: program ${binary} not found`);
  process.exit(3);
}

const points = ([columns, rows]) => [...Array(columns * rows).keys()].map((i) =>
  "ABCDEFGHJKLMNOPQRST"[i % columns] + (1 + Math.floor(i / columns)));

function requestsOf(line, name) {
  const { rules = "basic-only", size, setup = {}, to_move = "B", moves = [] } = JSON.parse(line);
  const requests = [{ op: "new", game: name, rules, size, setup, to_move, free_turns: true }];
  moves.forEach((move, i) => requests.push({ id: i, op: "play", game: name, moves: [move] }));
  requests.push({ op: "show", game: name });
  const asked = points(size).slice(0, 60);
  for (const color of ["B", "W"]) for (const at of [...asked, "pass"]) requests.push({ game: name, judge: [color, at] });
  requests.push({ op: "undo", game: name, plies: 2 }, { op: "show", game: name }, { op: "drop", game: name });
  return requests.map((request) => JSON.stringify(request));
}

const folders = ["corpus/named", "corpus/museum", "tests/data"];
const files = folders.filter((folder) => existsSync(root + folder)).flatMap((folder) =>
  readdirSync(root + folder).filter((name) => name.endsWith(".jsonl")).sort().map((name) => `${folder}/${name}`));
let cases = 0;
const lines = [];
for (const file of files) {
  const all = readFileSync(root + file, "utf8").split("\n")
    .filter((line) => line.startsWith('{"schema":"hotstone.case/1"'));
  for (const line of all.slice(0, most)) lines.push(...requestsOf(line, `${file} ${++cases}`));
}
// Two kos of one fight, joined: once an iterator was stepped on from here after its end, which only the module showed.
lines.push('{"op":"show","rules":"hot-only","size":[3,3],"setup":{"B":["B3","A2","C2"],"W":["B2","A1","C1"]},"to_move":"W","moves":[["W","C3"]]}');
lines.push("not JSON", "", '{"op":"play"}', '{"id":7,"size":[0,1],"judge":["B","A1"]}', '{"game":"none","op":"show"}',
  '{"size":[3,3],"judge":["B","I1"]}', '{"size":[3,3],"rules":"no\\u0001such\\"é","judge":["B","A1"]}', '"\xff"', "{".repeat(99));
const text = lines.join("\n") + "\n";
const native = spawnSync(binary, ["referee"], { input: text, maxBuffer: 1 << 30 });
assert.equal(native.status, 0, String(native.stderr));
const expected = native.stdout.toString().split("\n");
const found = law.answerLines(text).split("\n");
for (let i = 0; i < Math.max(expected.length, found.length); ++i) {
  if (expected[i] !== found[i]) {
    console.error(`answer ${i + 1} differs\n  program: ${expected[i]}\n  module:  ${found[i]}`);
    process.exit(1);
  }
}
assert.ok(cases > 100, `only ${cases} cases were found`);
console.log(`${cases} cases of ${files.length} files: ${found.length - 1} answers are the same byte for byte`);

// The kos and cycles of the named cycles, as `hotstone kos` tells them.
const plain = ({ lines, ply, ...rest }) => { assert.ok(lines.length > 0); return rest; };
let rounds = 0;
for (const line of readFileSync(`${root}corpus/named/named-positions.jsonl`, "utf8").split("\n").filter((one) => one.includes("/cycle\""))) {
  const { size, setup, to_move, moves } = JSON.parse(line);
  if (moves.every(([, at]) => at === "pass")) continue;
  const start = { rules: "ing-1996,hot=none", size, setup, to_move, free_turns: true };
  const game = law.newGame(start);
  const asked = ["kos", "--json", "--rules", start.rules, "--position", game.show().rows.join("/"), "--cycle", moves.map((move) => move.join(":")).join(" ")];
  game.drop();
  const told = JSON.parse(spawnSync(binary, asked).stdout.toString());
  const { ko_positions, cycles } = law.kos({ ...start, moves });
  assert.deepEqual(ko_positions.map(plain), told.ko_positions, asked.join(" "));
  const whole = cycles.find(({ plies, ply }) => plies === moves.length && ply === plies);
  if (!whole) continue;  // the position was there before the end
  assert.deepEqual(plain(whole), told.cycle, asked.join(" "));
  ++rounds;
}
assert.ok(rounds > 30, `only ${rounds} cycles were found`);
assert.throws(() => law.kos({ rules: "ing-1996", size: [2, 1], setup: { B: ["A1", "B1"] } }), LawError);
console.log(`the kos of ${rounds} cycles are the same`);

// Plies a second: games of 250 plies on 19x19, told in one line each; most of the time is the law.
for (const rules of ["basic-only", "tromp-taylor"]) {
  let seed = 1;
  const games = [];
  for (let n = 0; n < 40; ++n) {
    const free = points([19, 19]);
    const moves = [];
    for (let ply = 0; ply < 250; ++ply) {
      seed = (seed * 48271) % 2147483647;
      moves.push(["BW"[ply % 2], free.splice(seed % free.length, 1)[0]]);
    }
    games.push(JSON.stringify({ op: "new", game: `speed ${rules} ${n}`, rules, size: [19, 19], moves }));
  }
  const input = games.join("\n");
  const best = (run) => Math.min(...[1, 2, 3].map(() => {
    const before = process.hrtime.bigint();
    run();
    return Number(process.hrtime.bigint() - before) / 1e9;
  }));
  const start = best(() => spawnSync(binary, ["referee"], { input: "" }));
  const there = best(() => spawnSync(binary, ["referee"], { input, maxBuffer: 1 << 30 })) - start;
  const here = best(() => { law.forget(); law.answerLines(input); });
  const plies = 40 * 250;
  console.log(`${rules}: ${Math.round(plies / here)} plies a second, the program ${Math.round(plies / there)}; ` +
    `${(there / here).toFixed(2)} of it`);
}
