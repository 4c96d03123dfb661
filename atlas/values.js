// The values of all positions of a board, to click through, under two rule sets side by side.
//
// The tables are read by value_table.js. Behind `hotstone serve` there may be stored tables of larger boards:
// servedTables names them, and each situation is asked of the server.
"use strict";

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
      if (![...choice.options].some((one) => (one.dataset.rules ?? one.text) === rules)) choice.append(element("option", { value: `stored ${rules}` }, rules));
    }
  }
  const rulesOf = (choice) => choice.selectedOptions[0].dataset.rules ?? choice.selectedOptions[0].text;
  const opening = [left.value, right.value];
  const named = (rules) => [...left.options].find((one) => one.dataset.rules === rules)?.text ?? "A stored table";
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

  async function side(table, rows, which) {
    const label = { "aria-label": `${which ? "Right" : "Left"}: ${table.rules}` };
    const head = element("h2", {}, named(table.rules), element("br"), element("code", {}, table.rules));
    if (table.missing) return element("section", label, head, element("p", { class: "note" }, table.missing));
    const found = await viewOf(table, rows);
    if (!found) return element("section", label, head, element("p", { class: "note" }, "Not a legal position here."));
    const { view, refused } = found;
    const values = Object.fromEntries(Object.entries(view.moves).filter(([name]) => name !== "pass").map(([name, move]) => [name, valueText(move.value)]));
    const best = Object.keys(values).filter((name) => values[name] === valueText(view.value));
    const play = (name) => { moves.push(name); show(name); };
    const [lo, hi] = view.value;
    const figure = element("figure", { class: "board" }, boardPicture(view.rows, { values, best, banned: view.banned, barred: view.barred, click: refused || view.ended ? null : play }));
    return element("section", label, head, figure,
      element("p", { "aria-live": "polite" }, view.ended ? `The game has ended: ${view.area} for Black.`
        : `${COLOR[view.player]} to move${view.passes ? `, passes: ${view.passes}` : ""}. For Black: ${valueText([lo, hi])}${lo < hi ? ", undetermined" : ""}. A pass: ${valueText(view.moves.pass.value)}.${best.length ? " The dark numbers are the best plays." : ""}`),
      refused ? element("p", { class: "bad" }, `${refused} is refused here, so this side has stopped.`) : null);
  }

  async function show(focus) {
    const ticket = ++shown;
    try {
      const tables = [];
      for (const choice of [left, right]) tables.push(await tableOf(board.value, rulesOf(choice), choice.value));
      const sized = tables.find((table) => !table.missing);
      const fits = (rows) => rows.length === sized.lines && rows.every((row) => row.length === sized.columns && /^[.XO]+$/.test(row));
      if (sized && (!start || !fits(start))) start = Array(sized.lines).fill(".".repeat(sized.columns));
      const sides = await Promise.all(tables.map((table, i) => side(table, start, i)));
      if (ticket !== shown) return;  // the reader has gone on meanwhile
      const typed = element("input", { size: 14, value: start?.join("/") ?? "", "aria-label": "Rows of the position, top first" });
      const wrong = element("span", { class: "bad", role: "status" });
      const set = async () => {
        let rows;
        try {
          rows = readRows(typed.value);
          if (!sized || !fits(rows)) throw new Error(`expected rows of a ${sized.columns}x${sized.lines} board`);
          const begun = sized.begin(rows, player);
          if (!begun) throw new Error("this position is not legal");
          await sized.view(begun);
        } catch (error) {
          wrong.textContent = `${error.message}.`;
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
        element("p", MOVES, moves.length ? moves.join(" ") : "No moves yet."),
        element("div", { class: "pair" }, ...sides));
      if (focus) place.querySelector(".spot")?.focus();
      const opens = (choice, i) => choice.value === opening[i] ? "" : rulesOf(choice);
      writeLink({ board: board.value, left: opens(left, 0), right: opens(right, 1), rows: start?.some((row) => /[XO]/.test(row)) ? start.join("/") : "",
        to_move: player === "B" ? "" : player, moves: moves.join(",") });
    } catch (error) {
      if (ticket === shown) place.replaceChildren(element("p", { class: "note" }, error.message));
    }
  }
  const anew = () => {
    start = null; moves = [];
    // A stored board has few rule sets: the one that there is.
    const there = servedTables.find((one) => `stored ${one.board}` === board.value);
    for (const choice of [left, right]) {
      if (there) choice.value = [...choice.options].find((one) => (one.dataset.rules ?? one.text) === there.rules).value;
      else if (choice.value.startsWith("stored ")) choice.value = opening[choice === left ? 0 : 1];
    }
    show();
  };
  board.addEventListener("change", anew);
  left.addEventListener("change", () => show());
  right.addEventListener("change", () => show());
  const choose = (choice, { text, at }) => {
    const found = [...choice.options].find((one) => (one.dataset.rules ?? one.text) === text || one.value === text);
    if (!found) throw new TextError(at, `"${text}" is none of ${[...choice.options].map((one) => `"${one.dataset.rules ?? one.text}"`).join(", ")}`);
    choice.value = found.value;
  };
  followLink(["board", "left", "right", "rows", "to_move", "moves"], document.getElementById("wrong-link"), async (asked) => {
    for (const [name, choice] of [["board", board], ["left", left], ["right", right]]) if (asked[name]) choose(choice, asked[name]);
    start = asked.rows ? readRows(asked.rows.text, asked.rows.at) : null;
    player = asked.to_move ? readColor(asked.to_move) : "B";
    const table = await tableOf(board.value, rulesOf(left), left.value);
    const empty = Array(table.lines).fill(".".repeat(table.columns));
    if (start && (start.length !== table.lines || start[0].length !== table.columns)) throw new TextError(asked.rows.at, `these are not the rows of a ${board.value} board`);
    moves = (asked.moves ? readMoves(asked.moves.text, start ?? empty, asked.moves.at) : []).map((one, i) => {
      checkTurn(one, i % 2 ? OTHER[player] : player);
      return one.move;
    });
    await show();
  }).then(() => { if (!shown) show(); });
}

document.addEventListener("DOMContentLoaded", showValues);
