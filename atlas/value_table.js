// The file of values of a board, loaded and read: what each play does, and what it is worth.
//
// cli/atlas/value_files.h says how the file is laid out. Nothing here knows a rule of Go; only passes are reckoned:
// a situation after a pass is worth the best of its plays and of one pass more, and after the last pass the area is
// counted.
"use strict";

let arrived = null;

// Called by the script of a file.
function atlasValues(table) {
  arrived(table);
}
const atlasFates = atlasValues;

function bytesOf(text) {
  const chars = atob(text);
  const bytes = new Uint8Array(chars.length);
  for (let i = 0; i < chars.length; ++i) bytes[i] = chars.charCodeAt(i);
  return bytes;
}

const filesRead = new Map();
let loading = Promise.resolve();

// What `read` makes of the object in a file. One file at a time, since its script does not say which it is.
function loadFile(name, read) {
  if (!filesRead.has(name)) {
    loading = loading.catch(() => {}).then(() => new Promise((resolve, reject) => {
      arrived = (table) => resolve(read(table));
      document.head.append(element("script", { src: name, onerror: () => reject(new Error(`${name} is missing`)) }));
    }));
    filesRead.set(name, loading);
  }
  return filesRead.get(name);
}

function loadTable(board, rules) {
  return loadFile(`values/${board}-${rules}.js`, (table) => new ValueTable(table));
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

  // Black's plays: [{point, next, bans, take, value}]; `next` is the position after it, White to move; a play that
  // leaves a ban has its number among them as `take`.
  playsOf(code) {
    const number = this.numbers[code];
    let play = this.firstPlay[number], gone = this.firstRemoved[number] * 2, ban = this.firstBan[number] * 4;
    const found = [];
    for (let i = 0, rest = code; i < this.points; ++i, rest = rest / 3 | 0) {
      if (rest % 3) continue;
      const flag = this.flag(play++);
      if (flag === 1) continue;
      let next = code + this.power[i], bans = 0, take = null, value = null;
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
        take = ban / 4;
        ban += 4;
      } else {
        const [lo, hi] = this.plain(this.swapped(next));
        value = [-hi, -lo];
      }
      found.push({ point: i, next, bans, take, value });
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

  // This and view are what a stored table has, too. A situation of this board, or null if it is no legal position.
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
