// Life and death by removal: touch a stone to learn its fate, then play it out.
//
// What becomes of each stone stands in the files (fate_table.js); of chains the page knows only that neighbours of one
// colour are drawn together. The place is <div id="life" data-boards="3x3 4x2">; with data-brief it has the board and
// what is said of it, and nothing to set up.
"use strict";

// The paths of the signs, within a circle of radius .3. `solid` ones are filled.
const FATES = {
  "dead": { word: "dead", means: "removed, whoever moves first", lines: "M-.24 0H.24" },
  "alive": { word: "alive", means: "not removed, whoever moves first", solid: "M-.22 0a.08 .08 0 1 0 .16 0a.08 .08 0 1 0 -.16 0zM.06 0a.08 .08 0 1 0 .16 0a.08 .08 0 1 0 -.16 0z" },
  "by-turn": { word: "by turn", means: "whoever moves first has his way", lines: "M0 -.25L.25 0L0 .25L-.25 0z", solid: "M0 -.25V.25L-.25 0z" },
  "hanging": { word: "hanging", means: "in some case neither side forces anything: a rule about long cycles decides", lines: "M0 0C.1 -.2 .3 -.2 .3 0S.1 .2 0 0S-.3 -.2 -.3 0S-.1 .2 0 0z" },
  "zugzwang": { word: "zugzwang", means: "whoever moves first loses; no position here has one", lines: "M-.15 -.18H.15L-.15 .18H.15" },
};
const VITAL = { attacker: "M0 -.24L.24 .18H-.24z", owner: "M-.19 -.19H.19V.19H-.19z" };

const inkOn = (player) => player === "B" ? "on-black" : "on-white";
function fatePaths(name, player) {
  const { lines, solid } = FATES[name];
  return [lines && { d: lines, class: `sign ${inkOn(player)}` }, solid && { d: solid, class: `sign solid ${inkOn(player)}` }].filter(Boolean);
}

function legend(brief) {
  const vital = (side) => [drawn("path", { d: VITAL[side], class: "black" })];
  const list = brief ? element("ul", { class: "legend", "aria-label": "Signs" }) : signList("group", "banned", "barred");
  list.prepend(...Object.entries(FATES).map(([name, { word, means }]) => signEntry(fatePaths(name, "B").map((path) => drawn("path", path)), "black", word, means)),
    signEntry(vital("attacker"), null, "triangle", "a vital point of the attacker, if he moves first"),
    signEntry(vital("owner"), null, "square", "a vital point of the owner, if he does"));
  return list;
}

const CYCLES = "neither side forces anything, and a rule about long cycles decides";

function fateInWords({ owner, attackerFirst, ownerFirst, name }) {
  const attacker = COLOR[OTHER[owner]], keeper = COLOR[owner];
  const said = { removed: "it is removed", kept: "it stays", hangs: CYCLES };
  if (name === "dead") return "Dead: whoever moves first, it is removed.";
  if (name === "alive") return "Alive: whoever moves first, it stays to the end of the game.";
  if (name === "by-turn") return `By turn: ${attacker} removes it if he moves first; ${keeper} keeps it if he does.`;
  if (name === "zugzwang") return "Zugzwang: whoever moves first loses.";
  if (attackerFirst === ownerFirst) return `Hanging: whoever moves first, ${CYCLES}.`;
  return `Hanging: if ${attacker} moves first, ${said[attackerFirst]}. If ${keeper} does, ${said[ownerFirst]}.`;
}

function oneOf(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

class LifePage {
  constructor(place) {
    this.boards = place.dataset.boards.split(" ");
    this.brief = "brief" in place.dataset;
    this.steps = [];  // [{s, move, by, gone: names}], the start first
    this.chosen = null;  // {point, step}: the stone, and when it was touched
    this.building = false;
    this.asked = 0;
    this.board = element("figure", { class: "board", "aria-label": "Board: touch a stone for its fate, an empty point to play" });
    this.says = element("div", { class: "says", "aria-live": "polite" });
    this.record = element("p", MOVES);
    this.wrong = element("p", { class: "bad", role: "status" });
    this.share = this.brief ? element("a", { href: "life.html" }, "Set up other positions") : judgeAnchor();
    const button = (text, act) => element("button", { type: "button", onclick: act }, text);
    this.first = element("select", { "aria-label": "Who moves first", onchange: () => { this.start(this.first.value); this.show(); } },
      ...["B", "W"].map((player) => element("option", { value: player }, `${COLOR[player]} moves first`)));
    this.pass = button("Pass", () => this.play("pass"));
    this.undo = button("Undo", () => { this.steps.pop(); this.settle(); });
    this.restart = button("To the start", () => { this.steps.length = 1; this.settle(); });
    this.build = button("", () => { this.building = !this.building; this.start(this.first.value); this.show(); });
    this.typed = element("input", { size: 14, "aria-label": "Rows of the position, top first" });
    const setUp = element("details", {}, element("summary", {}, "Set up a position"),
      element("div", { class: "controls" }, this.build, element("label", {}, "Rows ", this.typed), button("Open", () => this.openTyped(this.typed.value))));
    place.replaceChildren(element("div", { class: "play" },
      element("div", {}, this.board, element("div", { class: "controls" }, this.first, this.pass, this.undo, this.restart)),
      element("div", {}, this.says, this.record, this.brief ? null : setUp, this.wrong, element("p", {}, this.share), legend(this.brief))));
  }

  get step() {
    return this.steps.at(-1);
  }

  // "X../OO./...", a stone of it or null; `from` is where the rows begin in the text that a TextError is about.
  async open(text, stone = null, from = 1) {
    const ticket = ++this.asked;
    const rows = readRows(text, from);
    const size = `${rows[0].length}x${rows.length}`;
    if (!this.boards.includes(size)) throw new TextError(from, `there are fates of ${this.boards.join(", ")}, not of ${size}`);
    const table = await loadFates(size);
    if (ticket !== this.asked) return;  // the reader has gone on meanwhile
    this.table = table;
    this.rows = rows;
    this.building = false;
    this.start("B");
    if (this.steps.length && stone) this.choose(stone.toUpperCase());
    this.show();
  }

  // The same; what is wrong is said on the page.
  async openTyped(text, stone) {
    this.wrong.textContent = "";
    try {
      await this.open(text, stone);
    } catch (error) {
      this.wrong.textContent = `${error.message}.`;
    }
  }

  // No steps if the position is not legal.
  start(player) {
    const s = this.table.begin(this.rows, player);
    this.steps = s ? [{ s, move: null, by: null, gone: [] }] : [];
    this.first.value = player;
    if (!s || this.building) this.chosen = null;
    if (this.chosen) this.chosen.step = 0;
  }

  // After moves were taken back: the stone that was touched may not be there yet.
  settle() {
    if (this.chosen && this.chosen.step >= this.steps.length) {
      this.chosen.step = this.steps.length - 1;
      if (this.letterAt(this.chosen.point) !== (this.chosen.owner === "B" ? "X" : "O")) this.chosen = null;
    }
    this.show();
  }

  rowsNow() {
    return this.building || !this.step ? this.rows : this.table.values.rowsOf(this.step.s.code);
  }
  letterAt(name) {
    const rows = this.rowsNow();
    const [x, y] = placeOf(name, rows);
    return rows[y]?.[x];
  }
  numberOf(name) {
    return COLUMNS.indexOf(name[0]) + this.table.values.columns * (Number(name.slice(1)) - 1);
  }

  // Before the first move, the attacker of the stone is taken to begin.
  choose(point) {
    const letter = this.letterAt(point);
    if (letter !== "X" && letter !== "O") return;
    const owner = letter === "X" ? "B" : "W";
    this.chosen = { point, owner, step: this.steps.length - 1 };
    if (this.steps.length === 1) this.start(OTHER[owner]);
  }

  play(move) {
    const { s } = this.step;
    const found = this.table.ended(s) ? null : this.table.moves(s).find((one) => one.move === move);
    if (!found) return false;
    const gone = [...Array(this.table.values.points).keys()].filter((i) => found.gone >> i & 1).map((i) => this.table.values.nameOf(i));
    this.steps.push({ s: found.next, move, by: s.player, gone });
    this.show();
    return true;
  }

  touch(point) {
    if (this.building) {
      const [x, y] = placeOf(point, this.rows);
      const next = { ".": "X", "X": "O", "O": "." }[this.rows[y][x]];
      this.rows = this.rows.map((row, i) => i === y ? row.slice(0, x) + next + row.slice(x + 1) : row);
      this.start(this.first.value);
      this.show();
    } else if (this.letterAt(point) !== ".") {
      this.choose(point);
      this.show();
    } else if (!this.table.ended(this.step.s)) {
      this.play(point);
    }
  }

  // The step that took off the stone that was touched, or null.
  lost() {
    return this.chosen && this.steps.find(({ gone }, i) => i > this.chosen.step && gone.includes(this.chosen.point)) || null;
  }

  // The good moves of either side for the stone that was touched: both before the first move, later those of the
  // player to move.
  vital(point) {
    const { s } = this.step;
    const owner = this.chosen.owner;
    const of = (player) => this.steps.length === 1 ? this.table.goodMoves({ ...s, player }, point)
      : s.player === player ? this.table.goodMoves(s, point) : [];
    return { attacker: of(OTHER[owner]), owner: of(owner) };
  }

  chosenInWords(lost, ended, fate, vital) {
    if (!this.chosen) return [element("p", {}, "Touch a stone to learn its fate.")];
    const { owner, point } = this.chosen;
    const attacker = COLOR[OTHER[owner]], keeper = COLOR[owner];
    if (lost) return [element("p", {}, element("strong", {}, `${keeper} ${point} is removed: ${attacker} has won this fight.`))];
    const name = `${keeper} ${chainOf(point, this.rowsNow()).join(" ")}. `;
    if (ended) return [element("p", {}, name, element("strong", {}, `It is on the board at the end: ${keeper} has won this fight.`))];
    const lines = [element("p", {}, name, element("strong", {}, fateInWords(fate)))];
    const say = (moves) => oneOf(moves.map((move) => move === "pass" ? "a pass" : move));
    const good = [[attacker, vital.attacker], [keeper, vital.owner]].filter(([, moves]) => moves.length);
    for (const [player, moves] of good) {
      lines.push(element("p", {}, this.steps.length === 1 ? `If ${player} moves first, he plays ${say(moves)}.` : `${player} plays ${say(moves)}.`));
    }
    if (!good.length && this.steps.length === 1) lines.push(element("p", {}, "It has no vital points: it does not matter who moves first."));
    return lines;
  }

  show() {
    const at = this.board.contains(document.activeElement) ? document.activeElement.getAttribute("data-point") : null;
    const rows = this.rowsNow(), { s, move, by, gone } = this.step ?? {};
    const ended = s ? this.table.ended(s) : false;
    const signs = [], notes = {};
    const fates = {};
    rows.forEach((row, y) => [...row].forEach((c, x) => {
      if (c === ".") return;
      const name = nameOf(x, y, rows), owner = c === "X" ? "B" : "W";
      notes[name] = COLOR[owner];
      if (!s || ended) return;
      fates[name] = this.table.fateOf(s, this.numberOf(name));
      notes[name] += `, ${FATES[fates[name].name].word}`;
      signs.push({ at: name, paths: fatePaths(fates[name].name, owner) });
    }));
    const lost = this.lost();
    const there = this.chosen && !lost;
    const chain = there ? chainOf(this.chosen.point, rows) : [];
    const vital = there && !ended ? this.vital(this.numberOf(this.chosen.point)) : { attacker: [], owner: [] };
    for (const [side, player] of there ? [["attacker", OTHER[this.chosen.owner]], ["owner", this.chosen.owner]] : []) {
      for (const name of vital[side].filter((one) => one !== "pass")) {
        const both = vital.attacker.includes(name) && vital.owner.includes(name);
        signs.push({ at: name, paths: [{ d: VITAL[side], class: player === "B" ? "black" : "white",
          transform: both ? `translate(${side === "attacker" ? -.23 : .23} 0) scale(.85)` : "" }] });
        notes[name] = `${notes[name] ? `${notes[name]}, ` : ""}vital for ${COLOR[player]}`;
      }
    }
    const legal = s && !ended ? this.table.moves(s).map((one) => one.move) : [];
    const closed = { banned: [], barred: [] };
    if (s && !ended && !this.building) {
      for (let i = 0; i < this.table.values.points; ++i) {
        const name = this.table.values.nameOf(i);
        if (this.letterAt(name) === "." && !legal.includes(name)) closed[s.bans >> i & 1 ? "banned" : "barred"].push(name);
      }
    }
    this.board.replaceChildren(boardPicture(rows, { ...closed, gone, signs, group: chain, notes, stones: true, pressed: chain, click: (point) => this.touch(point) }));
    if (at) this.board.querySelector(`[data-point="${at}"]`)?.focus();

    const said = [];
    if (move) said.push(element("p", {}, `${this.steps.length - 1}. ${COLOR[by]} ${move === "pass" ? "passes" : move}${gone.length ? ` removes ${gone.join(" ")}` : ""}.`));
    if (this.building) said.push(element("p", {}, "Touch a point for a black stone, again for a white one, again to clear it."));
    if (!s) said.push(element("p", { class: "bad" }, "This is not a legal position."));
    if (s && !this.building) said.push(...this.chosenInWords(lost, ended, there ? fates[this.chosen.point] : null, vital));
    if (ended) said.push(element("p", {}, "The game has ended."));
    else if (move) {
      said.push(element("p", { class: "soft" }, `${COLOR[s.player]} to move${s.passes ? `, passes: ${s.passes} of ${this.table.values.endPasses}` : ""}.${
        closed.banned.length ? ` A hot stone forbids ${closed.banned.join(" ")}.` : ""}`));
    }
    this.says.replaceChildren(...said);
    this.record.textContent = this.steps.slice(1).map((one) => `${one.by} ${one.move}`).join(" ");
    const begun = this.steps.length > 1;
    this.first.disabled = begun || !s;
    if (!begun && s) this.first.value = s.player;
    this.pass.disabled = !s || ended || this.building;
    this.undo.disabled = this.restart.disabled = !begun;
    this.build.textContent = this.building ? "Done" : "Build by touch";
    this.typed.value = this.rows.join("/");
    const whole = this.rows.join("/");
    this.share.href = this.brief ? `life.html${linkOf({ rows: whole, stone: this.chosen?.step === 0 ? this.chosen.point : "" })}`
      : `judge.html${linkOf({ rules: this.table.values.rules, rows: whole, to_move: this.first.value, moves: this.record.textContent.replaceAll(/([BW]) (\S+) ?/g, "$1:$2,").slice(0, -1) })}`;
    if (!this.brief && !this.building) {
      writeLink({ rows: whole, stone: this.chosen?.step === 0 ? this.chosen.point : "", to_move: begun ? this.first.value : "",
        moves: this.steps.slice(1).map((one) => one.move).join(",") });
    }
    if (this.example) {
      this.example.selectedIndex = [...this.example.options].findIndex(({ value }) => value.split(" ")[0] === this.rows.join("/"));
    }
  }
}

async function showLife() {
  const place = document.getElementById("life");
  const page = new LifePage(place);
  const example = document.getElementById("life-example");
  page.example = example;
  const openExample = (text) => page.openTyped(...text.split(" "));
  example?.addEventListener("change", () => openExample(example.value));
  if (!page.brief) {
    await followLink(["rows", "stone", "to_move", "moves"], page.wrong, async ({ rows, stone, to_move, moves }) => {
      const [alone] = [stone, to_move, moves].filter(Boolean);
      if (!rows && alone) throw new TextError(alone.at, "rows=... must say of which position");
      if (!rows) return;
      await page.open(rows.text, stone?.text, rows.at);
      if (!page.step && alone) throw new TextError(rows.at, "this is not a legal position");
      if (stone && !page.chosen) throw new TextError(stone.at, `there is no stone on "${stone.text}"`);
      if (to_move) page.start(readColor(to_move));
      for (const one of moves ? readMoves(moves.text, page.rows, moves.at) : []) {
        checkTurn(one, page.step.s.player);
        if (!page.play(one.move)) throw new TextError(one.at, `${one.move} cannot be played here`);
      }
      page.show();
    });
  }
  if (page.table) return;
  const { textContent } = page.wrong;
  await openExample(example?.value ?? place.dataset.start);
  if (textContent) page.wrong.textContent = textContent;
}

// On a page that has more, the files are read when the board comes near.
document.addEventListener("DOMContentLoaded", () => {
  const place = document.getElementById("life");
  if (!("brief" in place.dataset)) {
    showLife();
    return;
  }
  const near = new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return;
    near.disconnect();
    showLife();
  }, { rootMargin: "300px" });
  near.observe(place);
});
