// The values of all positions of a board, to click through, under two rule sets side by side.
//
// What a play does and what it is worth is in the files (cli/atlas/value_files.h says how they are laid out).
// Only passes are reckoned here: a situation after a pass is worth the best of its plays and of one pass more,
// and after the last pass the area is counted.
"use strict";

let arrived = null;

// Called by the script of a file.
function atlasValues(table) {
  arrived(table);
}

function bytesOf(text) {
  const chars = atob(text);
  const bytes = new Uint8Array(chars.length);
  for (let i = 0; i < chars.length; ++i) bytes[i] = chars.charCodeAt(i);
  return bytes;
}

const valueTables = new Map();
let loading = Promise.resolve();

// One at a time, since the script does not say which it is.
function loadTable(board, rules) {
  const name = `values/${board}-${rules}.js`;
  if (!valueTables.has(name)) {
    loading = loading.then(() => new Promise((resolve, reject) => {
      arrived = (table) => resolve(new ValueTable(table));
      document.head.append(element("script", { src: name, onerror: () => reject(new Error(`${name} is not there`)) }));
    }));
    valueTables.set(name, loading);
  }
  return valueTables.get(name);
}

const signed = (byte) => (byte << 24) >> 24;

class ValueTable {
  constructor({ board, rules, columns, lines, end_passes, legal, values, plays, removed, bans }) {
    Object.assign(this, { board, rules, columns, lines, endPasses: end_passes });
    this.points = columns * lines;
    for (const [name, text] of Object.entries({ legal, values, plays, removed, bans })) this[name] = bytesOf(text);
    // Where each position's entries begin: its number, and those of its first play, removal and ban.
    const codes = 3 ** this.points;
    this.numbers = new Int32Array(codes).fill(-1);
    this.power = Array.from({ length: this.points }, (_, i) => 3 ** i);
    const count = this.values.length / 3;
    this.firstPlay = new Uint32Array(count);
    this.firstRemoved = new Uint32Array(count);
    this.firstBan = new Uint32Array(count);
    let number = 0, play = 0, gone = 0, ban = 0;
    for (let code = 0; code < codes; ++code) {
      if (!(this.legal[code >> 3] >> (code & 7) & 1)) continue;
      this.numbers[code] = number;
      this.firstPlay[number] = play;
      this.firstRemoved[number] = gone;
      this.firstBan[number] = ban;
      ++number;
      for (let i = 0, rest = code; i < this.points; ++i, rest = rest / 3 | 0) {
        if (rest % 3) continue;
        const flag = this.flag(play++);
        if (flag >= 2) ++gone;
        if (flag === 3) ++ban;
      }
    }
  }

  flag(play) {
    return this.plays[play >> 2] >> (play & 3) * 2 & 3;
  }

  // Of Black to move, no ban and no pass before: [lo, hi].
  plain(code) {
    const at = this.numbers[code] * 3;
    return [signed(this.values[at]), signed(this.values[at + 1])];
  }

  area(code) {
    return signed(this.values[this.numbers[code] * 3 + 2]);
  }

  swapped(code) {
    let other = 0;
    for (let i = 0, rest = code; i < this.points; ++i, rest = rest / 3 | 0) other += (rest % 3 && 3 - rest % 3) * this.power[i];
    return other;
  }

  // Black's plays: [{point, next, bans, value}]; `next` is the position after it, White to move.
  playsOf(code) {
    const number = this.numbers[code];
    let play = this.firstPlay[number], gone = this.firstRemoved[number] * 2, ban = this.firstBan[number] * 4;
    const found = [];
    for (let i = 0, rest = code; i < this.points; ++i, rest = rest / 3 | 0) {
      if (rest % 3) continue;
      const flag = this.flag(play++);
      if (flag === 1) continue;
      let next = code + this.power[i], bans = 0, value = null;
      if (flag >= 2) {
        const mask = this.removed[gone] | this.removed[gone + 1] << 8;
        gone += 2;
        for (let j = 0; j < this.points; ++j) {
          if (mask >> j & 1) next -= this.power[j] * (Math.floor(next / this.power[j]) % 3);
        }
      }
      if (flag === 3) {
        bans = this.bans[ban] | this.bans[ban + 1] << 8;
        value = [signed(this.bans[ban + 2]), signed(this.bans[ban + 3])];
        ban += 4;
      } else {
        const [lo, hi] = this.plain(this.swapped(next));
        value = [-hi, -lo];
      }
      found.push({ point: i, next, bans, value });
    }
    return found;
  }

  // The same for whoever is to move in the situation {code, player, bans, passes}, with values for Black.
  movesOf({ code, player, bans, passes }) {
    const own = player === "B" ? code : this.swapped(code);
    const moves = this.playsOf(own).filter((move) => !(bans >> move.point & 1)).map((move) => player === "B" ? move
      : { ...move, next: this.swapped(move.next), value: [-move.value[1], -move.value[0]] });
    const after = { code, player: player === "B" ? "W" : "B", bans: 0, passes: passes + 1 };
    return { plays: moves, pass: this.valueOf(after), after };
  }

  valueOf(situation) {
    if (situation.passes >= this.endPasses) return Array(2).fill(this.area(situation.code));
    if (situation.passes === 0 && situation.bans === 0) {
      if (situation.player === "B") return this.plain(situation.code);
      const [lo, hi] = this.plain(this.swapped(situation.code));
      return [-hi, -lo];
    }
    const { plays, pass } = this.movesOf(situation);
    const best = situation.player === "B" ? Math.max : Math.min;
    return [0, 1].map((end) => best(pass[end], ...plays.map((move) => move.value[end])));
  }

  rowsOf(code) {
    const letters = [...Array(this.points).keys()].map((i) => ".XO"[Math.floor(code / this.power[i]) % 3]);
    return Array.from({ length: this.lines }, (_, y) =>
      letters.slice((this.lines - 1 - y) * this.columns, (this.lines - y) * this.columns).join(""));
  }

  nameOf(point) {
    return COLUMNS[point % this.columns] + (1 + Math.floor(point / this.columns));
  }
}

const valueText = ([lo, hi]) => lo === hi ? `${lo}` : `${lo}..${hi}`;

function showValues() {
  const place = document.getElementById("values");
  const board = document.getElementById("board"), left = document.getElementById("left"), right = document.getElementById("right");
  right.value = "1";
  // What was played: "B C2"; each side is where its own rules lead.
  let start = 0, player = "B", moves = [];

  // The situation on a side, as far as its rules go along, and what they refused.
  function situationOf(table) {
    let s = { code: start, player, bans: 0, passes: 0 };
    for (const move of moves) {
      if (s.passes >= table.endPasses) return { s, refused: `${move} (the game has ended)` };
      const { plays, after } = table.movesOf(s);
      if (move === "pass") { s = after; continue; }
      const found = plays.find((one) => table.nameOf(one.point) === move);
      if (!found) return { s, refused: move };
      s = { code: found.next, player: s.player === "B" ? "W" : "B", bans: found.bans, passes: 0 };
    }
    return { s, refused: null };
  }

  function side(table) {
    const { s, refused } = situationOf(table);
    const ended = s.passes >= table.endPasses;
    const { plays, pass } = ended ? { plays: [], pass: null } : table.movesOf(s);
    const values = Object.fromEntries(plays.map((move) => [table.nameOf(move.point), valueText(move.value)]));
    const rows = table.rowsOf(s.code);
    const banned = [], barred = [];
    for (let i = 0; i < table.points; ++i) {
      const name = table.nameOf(i);
      const [x, y] = placeOf(name, rows);
      if (rows[y][x] === "." && !ended && !(name in values)) (s.bans >> i & 1 ? banned : barred).push(name);
    }
    const play = (name) => { moves.push(name); show(name); };
    const [lo, hi] = table.valueOf(s);
    const figure = element("figure", { class: "board" }, boardPicture(rows, { values, banned, barred, click: refused || ended ? null : play }));
    return element("section", { "aria-label": table.rules },
      element("h2", {}, element("code", {}, table.rules)), figure,
      element("p", { "aria-live": "polite" }, ended ? `The game has ended: ${table.area(s.code)} for Black.`
        : `${COLOR[s.player]} to move${s.passes ? `, passes: ${s.passes}` : ""}. For Black: ${valueText([lo, hi])}${lo < hi ? ", undetermined" : ""}. A pass: ${valueText(pass)}.`),
      refused ? element("p", { class: "bad" }, `${refused} is refused here, so this side has stopped.`) : null);
  }

  async function show(focus) {
    try {
      const tables = [await loadTable(board.value, left.value), await loadTable(board.value, right.value)];
      if (tables[0].numbers[start] === undefined || tables[0].numbers[start] < 0) start = 0;
      const typed = element("input", { size: 14, value: tables[0].rowsOf(start).join("/"), "aria-label": "Rows of the position, top first" });
      const set = () => {
        const rows = typed.value.toUpperCase().split("/");
        const table = tables[0];
        const code = [...rows.reverse().join("")].reduce((sum, c, i) => sum + Math.max(0, ".XO".indexOf(c)) * table.power[i], 0);
        const fits = rows.length === table.lines && rows.every((row) => row.length === table.columns && /^[.XO]+$/.test(row));
        if (!fits || table.numbers[code] < 0) { wrong.textContent = "Not a legal position of this board: rows from the top with X, O and dots, separated by /."; return; }
        start = code; moves = []; show();
      };
      const wrong = element("span", { class: "bad", role: "status" });
      place.replaceChildren(
        element("div", { class: "controls" },
          element("button", { type: "button", onclick: () => { moves.push("pass"); show(); } }, "Pass"),
          element("button", { type: "button", onclick: () => { moves.pop(); show(); }, disabled: !moves.length }, "Back"),
          element("button", { type: "button", onclick: () => { moves = []; show(); }, disabled: !moves.length }, "To the start"),
          element("label", {}, "Begin from ", typed), element("button", { type: "button", onclick: set }, "Set up"),
          element("button", { type: "button", onclick: () => { player = player === "B" ? "W" : "B"; moves = []; show(); } },
            `${COLOR[player]} begins`), wrong),
        element("p", { class: "moves" }, moves.length ? moves.join(" ") : "No move yet."),
        element("div", { class: "pair" }, ...tables.map(side)));
      if (focus) place.querySelector(".spot")?.focus();
    } catch (error) {
      place.replaceChildren(element("p", { class: "note" }, error.message));
    }
  }
  const anew = () => { start = 0; moves = []; show(); };
  board.addEventListener("change", anew);
  left.addEventListener("change", () => show());
  right.addEventListener("change", () => show());
  show();
}

document.addEventListener("DOMContentLoaded", showValues);
