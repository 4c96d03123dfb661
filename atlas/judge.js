// The board on which positions are set up and played on, judged by the law in WebAssembly (law.js).
//
// The place is <div id="judge" data-rules="..." data-rows="...">. With data-brief it has the board and what is said of
// it, and the law is loaded at the first touch; the page of the judge has fields for rules, sizes and records, too.
"use strict";

const TOUCH = { play: "Play", X: "Black", O: "White", ".": "Clear" };

function loadScript(name) {
  return new Promise((resolve, reject) => {
    document.head.append(element("script", { src: name, onload: resolve, onerror: () => reject(new Error(`${name} is missing`)) }));
  });
}

class Judge {
  constructor(place) {
    this.place = place;
    this.brief = "brief" in place.dataset;
    // What the game is: rows and to_move at the start, and the moves since.
    this.start = { rules: place.dataset.rules, rows: place.dataset.rows.split("/"), to_move: "B" };
    this.moves = [];
    this.game = null;  // of the law, with as many of the moves as are legal
    this.touching = "play";
    this.linked = false;  // whether the address follows the game
    this.said = [];
    this.board = element("figure", { class: "board" });
    this.says = element("div", { class: "says", "aria-live": "polite" });
    this.wrong = element("p", { class: "bad", role: "alert" });
    const button = (text, act) => element("button", { type: "button", onclick: act }, text);
    this.passes = button("Pass", () => this.act(() => this.play("pass")));
    this.back = button("Take back", () => this.act(() => { this.moves.pop(); this.begin(); }));
    this.turn = button("", () => this.act(() => { this.start.to_move = this.start.to_move === "B" ? "W" : "B"; this.begin(); }));
    const touches = element("div", { class: "choice", role: "group", "aria-label": "What a touch does" },
      ...Object.entries(TOUCH).map(([what, words]) => {
        const made = button(words, () => { this.touching = what; this.show(); });
        made.dataset.touch = what;
        return made;
      }));
    this.touches = [...touches.children];
    this.open = element("a", {}, "Open in the judge");
    this.kos = this.brief ? null : new KoList(() => this.show());
    const signs = signList("hot", "banned", "barred", "last", "gone", ...this.brief ? [] : ["group"]);
    if (this.kos) signs.append(...breathSigns());
    place.replaceChildren(element("div", { class: "play" },
      element("div", {}, this.board, element("div", { class: "controls" }, touches, this.passes, this.back, this.turn)),
      element("div", {}, this.wrong, this.says, this.brief ? element("p", {}, this.open) : this.kos.place,
        this.brief ? null : element("details", { open: true }, element("summary", {}, "Signs"), signs))));
  }

  // Loads the law, if it is not there.
  async ready() {
    if (!this.law) {
      if (typeof lawBytes === "undefined") {
        await loadScript("law.js");
        await loadScript("law-bytes.js");
      }
      this.law = await Law.load(Uint8Array.from(atob(lawBytes), (char) => char.charCodeAt(0)));
    }
    if (!this.game) this.begin();
  }

  // Does what the reader asks and shows the outcome, or what is wrong.
  async act(what) {
    this.wrong.textContent = "";
    try {
      await this.ready();
      await what();
    } catch (error) {
      this.wrong.textContent = error.message;
    }
    this.show();
  }

  // The game as a request to the law, with its first moves.
  told(plies) {
    const { rules, rows, to_move } = this.start;
    const of = (letter) => rows.flatMap((row, y) => [...row].flatMap((c, x) => c === letter ? [nameOf(x, y, rows)] : []));
    return { rules, size: [rows[0].length, rows.length], setup: { B: of("X"), W: of("O") }, to_move, free_turns: true,
      moves: this.moves.slice(0, plies).map(({ by, move }) => [by, move]) };
  }

  // The game from its start, as far as its moves are legal.
  begin() {
    const next = this.law.newGame(this.told(0));
    this.game?.drop();
    this.game = next;
    this.last = null;
    this.said = [];
    this.moves.every((move, i) => this.judge(move.by ??= this.game.show().to_move, move.move, `Move ${i + 1}: `));
  }

  // One move, and what is said of it; whether it was legal.
  judge(by, move, before = "") {
    const found = this.game.play(by, move);
    this.said = [element("p", { class: found.legal ? "" : "bad" }, (found.legal ? "" : before) + found.says + (found.clause ? ` [${found.clause}]` : ""))];
    if (!found.legal && found.ban_ends) this.said.push(element("p", { class: "soft" }, `Reason: ${found.reason} (${found.why}); end of the ban: ${found.ban_ends}.`));
    if (found.legal) this.last = found;
    else if (before) this.said.push(element("p", { class: "soft" }, "The moves after it were not played."));
    return found.legal;
  }

  play(move) {
    // What was refused and came after it is gone as soon as somebody plays on.
    this.moves.length = this.game.show().plies;
    const by = this.game.show().to_move;
    if (this.judge(by, move)) this.moves.push({ by, move });
  }

  touch(point) {
    this.act(() => {
      if (this.touching === "play") return this.play(point);
      const now = this.game.show();
      const [x, y] = placeOf(point, now.rows);
      this.start.rows = now.rows.map((row, i) => i === y ? row.slice(0, x) + this.touching + row.slice(x + 1) : row);
      this.start.to_move = now.to_move;
      this.moves = [];
      return this.begin();
    });
  }

  // Replaces the whole game; nothing changes if the law does not take it.
  replace(start, moves) {
    const before = [this.start, this.moves];
    [this.start, this.moves] = [{ ...this.start, ...start }, moves];
    try {
      this.begin();
    } catch (error) {
      [this.start, this.moves] = before;
      throw error;
    }
  }

  link() {
    const { rules, rows, to_move } = this.start;
    return { rules, rows: rows.join("/"), to_move: to_move === "B" ? "" : to_move,
      moves: this.moves.map(({ by, move }) => by ? `${by}:${move}` : move).join(",") };
  }

  show() {
    const state = this.game?.show() ?? { ...this.start, legal_set: null, ko_points: [], hot: [], plies: 0 };
    const legal = new Set(state.legal_set);
    const barred = state.legal_set && !state.ended ? state.rows.flatMap((row, y) => [...row].flatMap((c, x) => {
      const name = nameOf(x, y, state.rows);
      return c === "." && !legal.has(name) && !state.ko_points.includes(name) ? [name] : [];
    })) : [];
    if (this.game) this.kos?.tell(this.law.kos(this.told(state.plies)), state.rows);
    const focused = this.board.contains(document.activeElement) ? document.activeElement.dataset.point : null;
    this.board.replaceChildren(boardPicture(state.rows, {
      last: this.last?.at, hot: state.hot.flatMap((hot) => hot.stones), banned: state.ko_points, barred,
      gone: this.last ? [...this.last.captured, ...this.last.self_removed] : [], stones: this.touching !== "play",
      ...this.kos?.marks(), click: (point) => this.touch(point) }));
    if (focused) (this.board.querySelector(`[data-point="${focused}"]`) ?? this.board.querySelector(".spot"))?.focus();
    for (const one of this.touches) one.setAttribute("aria-pressed", one.dataset.touch === this.touching);
    this.passes.disabled = Boolean(state.ended);
    this.back.disabled = this.moves.length === 0;
    this.turn.hidden = this.moves.length > 0;
    this.turn.textContent = `${COLOR[this.start.to_move]} begins`;
    const to_move = state.ended ? "The game is over." : `${COLOR[state.to_move]} to move${state.plies ? `, ply ${state.plies + 1}` : ""}${state.paused ? "; the game is paused" : ""}.`;
    const hot = state.hot.map(({ stones, at, kind, clause }) =>
      element("p", {}, `${stones.join(" ")} ${stones.length > 1 ? "are" : "is"} hot (${kind}): no play at ${at} on the next move [${clause}].`));
    this.says.replaceChildren(element("p", {}, element("strong", {}, to_move)), ...this.said, ...hot,
      ...this.game && !this.brief ? [element("p", { class: "soft" }, state.ko_points.length ? `Forbidden by ko rules: ${state.ko_points.join(" ")}.` : "No ko rule forbids anything."),
        element("p", MOVES, this.moves.map(({ by, move }) => `${by ?? ""} ${move}`).join(" ") || "No moves yet.")] : []);
    this.open.href = `judge.html${linkOf(this.link())}`;
    if (this.linked) writeLink(this.link());
  }
}

// The fields of the judge's own page.
async function showJudgePage(judge) {
  const field = (id) => document.getElementById(id);
  const presets = [...field("presets").options].map((one) => one.value);
  const known = JSON.parse(field("record-rules").textContent);
  const rules = field("rules"), pasted = field("pasted");
  const empty = (text) => {
    const found = /^(\d+)(?:x(\d+))?$/i.exec(text.trim());
    const [columns, lines] = found ? [Number(found[1]), Number(found[2] ?? found[1])] : [0, 0];
    if (!(columns >= 1 && columns <= 19 && lines >= 1 && lines <= 19)) throw new Error(`"${text}" is no size; 9x9 or 4x3, with sides from 1 to 19`);
    return Array(lines).fill(".".repeat(columns));
  };
  const choose = (name) => judge.act(() => {
    judge.replace({ rules: name.trim() }, judge.moves);
    rules.value = judge.start.rules;
  });
  // `by`: the rules to judge by instead of those that the record names.
  const load = (text, by = null) => judge.act(() => {
    if (!text.includes("(")) {
      judge.replace({ rows: readRows(text), to_move: "B" }, []);
      return;
    }
    const { moves, rules: named, ...start } = readSgf(text);
    try {
      judge.replace({ ...start, rules: by ?? (named ? rulesOfRecord(named, presets, known) : judge.start.rules) }, moves);
      rules.value = judge.start.rules;
    } catch (error) {
      if (!by && named && error instanceof TextError && error.at === named.at) {
        judge.said = [element("p", {}, element("button", { type: "button", onclick: () => load(text, rules.value) }, `Judge it by ${rules.value} instead`))];
      }
      throw error;
    }
  });
  const loadFile = async (file) => { pasted.value = await file.text(); await load(pasted.value); };
  const sayRules = () => {
    const row = [...document.querySelectorAll("#preset-list button")];
    for (const one of row) one.setAttribute("aria-pressed", one.dataset.rules === judge.start.rules);
  };
  field("preset-list").addEventListener("click", (event) => {
    const one = event.target.closest("button");
    if (one) choose(one.dataset.rules).then(sayRules);
  });
  rules.addEventListener("change", () => choose(rules.value).then(sayRules));
  field("begin").addEventListener("click", () => judge.act(() => judge.replace({ rows: empty(field("size").value), to_move: "B" }, [])));
  field("load").addEventListener("click", () => load(pasted.value).then(sayRules));
  field("file").addEventListener("change", (event) => { if (event.target.files[0]) loadFile(event.target.files[0]).then(sayRules); });
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) loadFile(file).then(sayRules);
  });
  await judge.act(() => {});
  await followLink(["rules", "rows", "to_move", "moves"], field("wrong-link"), (asked) => {
    if (!Object.keys(asked).length) return;
    const rows = asked.rows ? readRows(asked.rows.text, asked.rows.at) : judge.start.rows;
    const start = { rows, to_move: asked.to_move ? readColor(asked.to_move) : "B" };
    if (asked.rules) start.rules = asked.rules.text;
    const moves = asked.moves ? readMoves(asked.moves.text, rows, asked.moves.at) : [];
    const threat = moves.find(({ move }) => move === "threat");
    if (threat) throw new TextError(threat.at, "the judge has no threats");
    try {
      judge.replace(start, moves);
    } catch (error) {
      throw new TextError(asked.rules?.at ?? asked.rows?.at ?? 1, error.message);
    }
    judge.wrong.textContent = "";
    rules.value = judge.start.rules;
    judge.show();
  });
  judge.linked = true;
  judge.show();
  sayRules();
}

document.addEventListener("DOMContentLoaded", () => {
  const place = document.getElementById("judge");
  if (!place) return;
  const judge = new Judge(place);
  judge.show();
  if (!judge.brief) showJudgePage(judge);
});
