// Game records, read for the judge: the main line of a game, and what its name of the rules means here.
"use strict";

// The main line of a record: {rows, to_move, moves: [{by: "B", move: "C3"}], rules: {text, at} or null}. Setup behind
// the first move, variations and everything that is not Go are left out. Throws a TextError.
function readSgf(text) {
  const begin = text.indexOf("(");
  const property = /([A-Z]+)\s*((?:\[(?:\\[\s\S]|[^\]\\])*\]\s*)+)/g;
  // The main line is what stands before the first closing bracket outside of values.
  const [line] = /^(?:\[(?:\\[\s\S]|[^\]\\])*\]|[^\])[])*/.exec(text.slice(begin));
  const setup = { B: [], W: [] }, moves = [];
  let columns = 19, lines = 19, toMove = null, rules = null;
  const placeAt = (value, at) => {
    const x = value.toLowerCase().charCodeAt(0) - 97, y = value.toLowerCase().charCodeAt(1) - 97;
    if (!(value.length === 2 && x >= 0 && x < columns && y >= 0 && y < lines)) {
      throw new TextError(at, `the point [${value}] is not on the board of ${columns}x${lines}`);
    }
    return [x, y];
  };
  for (const found of line.matchAll(property)) {
    const [whole, name, values] = found;
    const first = begin + found.index + whole.length - values.length + 1;
    const list = [...values.matchAll(/\[((?:\\[\s\S]|[^\]\\])*)\]/g)].map((one) => ({ text: one[1].trim(), at: first + one.index + 1 }));
    const [{ text: value, at }] = list;
    if (name === "SZ") {
      const [wide, high] = value.split(":").map(Number);
      [columns, lines] = [wide, high ?? wide];
      if (!(columns >= 1 && columns <= 19 && lines >= 1 && lines <= 19)) throw new TextError(at, `boards have sides from 1 to 19, not ${value}`);
    } else if ((name === "AB" || name === "AW") && moves.length === 0) {
      for (const { text: stones, at: there } of list) {
        const [from, to] = stones.split(":").map((one) => placeAt(one, there));
        for (let x = from[0]; x <= (to ?? from)[0]; ++x) {
          for (let y = from[1]; y <= (to ?? from)[1]; ++y) setup[name[1]].push([x, y]);
        }
      }
    } else if (name === "PL") {
      toMove = value.slice(0, 1).toUpperCase();
    } else if (name === "RU" && value) {
      rules = { text: value.replaceAll(/\\([\s\S])/g, "$1"), at };
    } else if (name === "B" || name === "W") {
      const passes = value === "" || value === "tt";
      const [x, y] = passes ? [] : placeAt(value, at);
      moves.push({ by: name, move: passes ? "pass" : COLUMNS[x] + (lines - y), at });
    }
  }
  const rows = Array.from({ length: lines }, () => Array(columns).fill("."));
  for (const [player, letter] of [["B", "X"], ["W", "O"]]) for (const [x, y] of setup[player]) rows[y][x] = letter;
  return { rows: rows.map((row) => row.join("")), moves, rules,
    to_move: toMove || moves[0]?.by || (setup.B.length && !setup.W.length ? "W" : "B") };
}

// What RU[...] means here: the text of a rule set. `known` is the program's own table, {"japanese": {error: "..."}};
// what is neither in it nor a rule set of ours is refused.
function rulesOfRecord({ text, at }, presets, known) {
  const ours = text.trim().toLowerCase().replaceAll(" ", "-");
  if (presets.includes(ours.split(",")[0])) return ours;
  const plain = [...text.toLowerCase()].filter((one) => /[\da-z]/.test(one) || one > "\x7f").join("");
  const { rules, error } = known[plain] ?? known[plain.replace(/(ruleset|rules?|规则|規則|規約|룰)$/, "")] ?? { error: "unknown rule set" };
  if (error) throw new TextError(at, `RU[${text}]: ${error}`);
  return rules;
}
