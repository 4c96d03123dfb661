// The values of all positions of a board, to click through, under two rule sets side by side.
//
// What a play does and what it is worth is in the files (cli/atlas/value_files.h says how they are laid out).
// Only passes are reckoned here: a situation after a pass is worth the best of its plays and of one pass more,
// and after the last pass the area is counted. Behind `hotstone serve` there may be stored tables of larger boards:
// servedTables names them, and each situation is asked of the server.
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
      document.head.append(element("script", { src: name, onerror: () => reject(new Error(`${name} is missing`)) }));
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

  // The next three are what a stored table has, too. A situation of this board, or null if it is no legal position.
  begin(rows, player) {
    const code = [...[...rows].reverse().join("")].reduce((sum, c, i) => sum + ".XO".indexOf(c) * this.power[i], 0);
    return this.numbers[code] >= 0 ? { code, player, bans: 0, passes: 0 } : null;
  }

  // What there is to say of a situation; `moves` by their names, each with its value and where it leads.
  async view(s) {
    const rows = this.rowsOf(s.code);
    const ended = s.passes >= this.endPasses;
    const view = { rows, player: s.player, passes: s.passes, ended, area: this.area(s.code), value: this.valueOf(s), moves: {}, banned: [], barred: [] };
    if (ended) return view;
    const { plays, pass, after } = this.movesOf(s);
    view.moves.pass = { value: pass, next: after };
    for (const { point, next, bans, value } of plays) {
      view.moves[this.nameOf(point)] = { value, next: { code: next, player: s.player === "B" ? "W" : "B", bans, passes: 0 } };
    }
    for (let i = 0; i < this.points; ++i) {
      const name = this.nameOf(i);
      const [x, y] = placeOf(name, rows);
      if (rows[y][x] === "." && !(name in view.moves)) (s.bans >> i & 1 ? view.banned : view.barred).push(name);
    }
    return view;
  }
}

// A stored table behind the server: a situation is what the server is asked.
class ServedTable {
  constructor({ board, rules, columns, lines }) {
    Object.assign(this, { board, rules, columns, lines, asked: new Map() });
  }

  begin(rows, player) {
    return { position: rows.join("/"), to_move: player, passes: 0, ban: "" };
  }

  async ask(s) {
    const question = new URLSearchParams({ board: this.board, rules: this.rules, ...s });
    if (!s.ban) question.delete("ban");
    const reply = await fetch(`api/value?${question}`);
    const found = await reply.json();
    if (found.error) throw new Error(found.error);
    return found;
  }

  async view(s) {
    // After the last pass there is nothing to ask.
    if (s.ended) return s.ended;
    const key = JSON.stringify(s);
    if (!this.asked.has(key)) this.asked.set(key, this.ask(s));
    const found = await this.asked.get(key);
    const view = { rows: found.rows, player: found.to_move, passes: found.passes, ended: false, area: found.area,
      value: [found.lo, found.hi], moves: {}, banned: found.ban, barred: found.barred };
    for (const move of found.moves) {
      const next = { position: move.rows.join("/"), to_move: move.to_move, passes: move.passes, ban: move.ban.join(",") };
      if (move.ended) {
        next.ended = { rows: move.rows, player: move.to_move, passes: move.passes, ended: true, area: move.area,
          value: [move.lo, move.hi], moves: {}, banned: [], barred: [] };
      }
      view.moves[move.move] = { value: [move.lo, move.hi], next };
    }
    return view;
  }
}

const valueText = ([lo, hi]) => lo === hi ? `${lo}` : `${lo}..${hi}`;

// The table of a side: of the atlas, or a stored one of the server.
async function tableOf(board, rules, number) {
  if (!board.startsWith("stored ")) return loadTable(board, number);
  const size = board.slice("stored ".length);
  const found = servedTables.find((one) => one.board === size && one.rules === rules);
  if (!found) return { columns: 0, rules, missing: `The server has no table of ${size} under these rules.` };
  if (!(found instanceof ServedTable)) servedTables[servedTables.indexOf(found)] = new ServedTable(found);
  return servedTables.find((one) => one.board === size && one.rules === rules);
}

function showValues() {
  const place = document.getElementById("values");
  const board = document.getElementById("board"), left = document.getElementById("left"), right = document.getElementById("right");
  for (const { board: size, rules } of servedTables) {
    const name = `stored ${size}`;
    if (![...board.options].some((one) => one.value === name)) board.append(element("option", { value: name }, `${size}, stored table`));
    for (const choice of [left, right]) {
      if (![...choice.options].some((one) => one.text === rules)) choice.append(element("option", { value: `stored ${rules}` }, rules));
    }
  }
  right.value = "1";
  // What was played: "C2"; each side is where its own rules lead. No rows: the empty board.
  let start = null, player = "B", moves = [], shown = 0;

  // The situation on a side, as far as its rules go along, and what they refused.
  async function viewOf(table, rows) {
    const s = table.begin(rows, player);
    if (!s) return null;
    let view = await table.view(s);
    for (const move of moves) {
      if (view.ended) return { view, refused: `${move} (the game has ended)` };
      if (!(move in view.moves)) return { view, refused: move };
      view = await table.view(view.moves[move].next);
    }
    return { view, refused: null };
  }

  async function side(table, rows) {
    const head = element("h2", {}, element("code", {}, table.rules));
    if (table.missing) return element("section", { "aria-label": table.rules }, head, element("p", { class: "note" }, table.missing));
    const found = await viewOf(table, rows);
    if (!found) return element("section", { "aria-label": table.rules }, head, element("p", { class: "note" }, "Not a legal position here."));
    const { view, refused } = found;
    const values = Object.fromEntries(Object.entries(view.moves).filter(([name]) => name !== "pass").map(([name, move]) => [name, valueText(move.value)]));
    const play = (name) => { moves.push(name); show(name); };
    const [lo, hi] = view.value;
    const figure = element("figure", { class: "board" }, boardPicture(view.rows, { values, banned: view.banned, barred: view.barred, click: refused || view.ended ? null : play }));
    return element("section", { "aria-label": table.rules }, head, figure,
      element("p", { "aria-live": "polite" }, view.ended ? `The game has ended: ${view.area} for Black.`
        : `${COLOR[view.player]} to move${view.passes ? `, passes: ${view.passes}` : ""}. For Black: ${valueText([lo, hi])}${lo < hi ? ", undetermined" : ""}. A pass: ${valueText(view.moves.pass.value)}.`),
      refused ? element("p", { class: "bad" }, `${refused} is refused here, so this side has stopped.`) : null);
  }

  async function show(focus) {
    const ticket = ++shown;
    try {
      const tables = [];
      for (const choice of [left, right]) tables.push(await tableOf(board.value, choice.selectedOptions[0].text, choice.value));
      const sized = tables.find((table) => !table.missing);
      const fits = (rows) => rows.length === sized.lines && rows.every((row) => row.length === sized.columns && /^[.XO]+$/.test(row));
      if (sized && (!start || !fits(start))) start = Array(sized.lines).fill(".".repeat(sized.columns));
      const sides = await Promise.all(tables.map((table) => side(table, start)));
      if (ticket !== shown) return;  // the reader has gone on meanwhile
      const typed = element("input", { size: 14, value: start?.join("/") ?? "", "aria-label": "Rows of the position, top first" });
      const wrong = element("span", { class: "bad", role: "status" });
      const set = async () => {
        const rows = typed.value.toUpperCase().split("/");
        try {
          if (!sized || !fits(rows)) throw new Error();
          const begun = sized.begin(rows, player);
          if (!begun) throw new Error();
          await sized.view(begun);
        } catch (error) {
          wrong.textContent = `Not a legal position of this board: expected rows from the top with X, O and dots, separated by /. ${error.message}`;
          return;
        }
        start = rows; moves = []; show();
      };
      place.replaceChildren(
        element("div", { class: "controls" },
          element("button", { type: "button", onclick: () => { moves.push("pass"); show(); } }, "Pass"),
          element("button", { type: "button", onclick: () => { moves.pop(); show(); }, disabled: !moves.length }, "Back"),
          element("button", { type: "button", onclick: () => { moves = []; show(); }, disabled: !moves.length }, "To the start"),
          element("label", {}, "Start from ", typed), element("button", { type: "button", onclick: set }, "Set up"),
          element("button", { type: "button", onclick: () => { player = player === "B" ? "W" : "B"; moves = []; show(); } },
            `${COLOR[player]} begins`), wrong),
        element("p", { class: "moves" }, moves.length ? moves.join(" ") : "No moves yet."),
        element("div", { class: "pair" }, ...sides));
      if (focus) place.querySelector(".spot")?.focus();
    } catch (error) {
      if (ticket === shown) place.replaceChildren(element("p", { class: "note" }, error.message));
    }
  }
  const anew = () => {
    start = null; moves = [];
    // A stored board has few rule sets: the one that there is.
    const there = servedTables.find((one) => `stored ${one.board}` === board.value);
    for (const choice of [left, right]) {
      if (there) choice.value = [...choice.options].find((one) => one.text === there.rules).value;
      else if (choice.value.startsWith("stored ")) choice.value = choice === left ? "0" : "1";
    }
    show();
  };
  board.addEventListener("change", anew);
  left.addEventListener("change", () => show());
  right.addEventListener("change", () => show());
  show();
}

document.addEventListener("DOMContentLoaded", showValues);
