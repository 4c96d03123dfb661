// The page on which positions are set up and played on, judged by the law in WebAssembly (law.js).
"use strict";

// The main line of a record: {columns, lines, setup: {B, W}, to_move, moves: [["B", "C3"], ...]}. Setup behind the
// first move, variations and everything that is not Go are left out.
function readSgf(text) {
  const game = { columns: 19, lines: 19, setup: { B: [], W: [] }, to_move: "B", moves: [] };
  const property = /([A-Z]+)\s*((?:\[(?:\\[\s\S]|[^\]\\])*\]\s*)+)/g;
  // The main line is what stands before the first closing bracket outside of values.
  const line = /^(?:\[(?:\\[\s\S]|[^\]\\])*\]|[^\])[])*/.exec(text.slice(text.indexOf("(")))[0];
  let toMove = null;
  const point = (value) => {
    const x = value.toLowerCase().charCodeAt(0) - 97, y = value.toLowerCase().charCodeAt(1) - 97;
    if (!(value.length === 2 && x >= 0 && x < game.columns && y >= 0 && y < game.lines)) throw new Error(`the point ${value} is not on the board`);
    return COLUMNS[x] + (game.lines - y);
  };
  for (const [, name, values] of line.matchAll(property)) {
    const list = [...values.matchAll(/\[((?:\\[\s\S]|[^\]\\])*)\]/g)].map((found) => found[1].trim());
    if (name === "SZ") {
      const [columns, lines] = list[0].split(":").map(Number);
      [game.columns, game.lines] = [columns, lines ?? columns];
      if (!(game.columns >= 1 && game.columns <= 19 && game.lines >= 1 && game.lines <= 19)) throw new Error(`boards have sides from 1 to 19, not ${list[0]}`);
    } else if ((name === "AB" || name === "AW") && game.moves.length === 0) {
      for (const value of list) {
        const [from, to] = value.split(":");
        const a = from.toLowerCase(), b = (to ?? from).toLowerCase();
        for (let x = a.charCodeAt(0); x <= b.charCodeAt(0); ++x) {
          for (let y = a.charCodeAt(1); y <= b.charCodeAt(1); ++y) game.setup[name[1]].push(point(String.fromCharCode(x, y)));
        }
      }
    } else if (name === "PL") {
      toMove = list[0].slice(0, 1).toUpperCase();
    } else if (name === "B" || name === "W") {
      const pass = list[0] === "" || (list[0] === "tt" && game.columns <= 19 && game.lines <= 19);
      game.moves.push([name, pass ? "pass" : point(list[0])]);
    }
  }
  game.to_move = toMove || game.moves[0]?.[0] || (game.setup.B.length && !game.setup.W.length ? "W" : "B");
  return game;
}

function readRows(text) {
  const rows = text.trim().toUpperCase().split(/[\s/]+/);
  if (!rows.every((row) => /^[.XO]+$/.test(row) && row.length === rows[0].length)) {
    throw new Error("neither a record nor rows of X, O and dots of equal length");
  }
  if (rows.length > 19 || rows[0].length > 19) throw new Error("boards have sides from 1 to 19");
  const of = (letter) => rows.flatMap((row, y) => [...row].flatMap((c, x) => c === letter ? [nameOf(x, y, rows)] : []));
  return { columns: rows[0].length, lines: rows.length, setup: { B: of("X"), W: of("O") }, to_move: "B", moves: [] };
}

async function showJudge() {
  const place = document.getElementById("judge");
  const field = (id) => document.getElementById(id);
  let law, game = null, said = [], shown = null;
  try {
    law = await Law.load(Uint8Array.from(atob(lawBytes), (char) => char.charCodeAt(0)));
  } catch (error) {
    place.replaceChildren(element("p", { class: "note" }, `The law cannot be started: ${error.message}`));
    return;
  }

  const complain = (error) => { said = [element("p", { class: "bad", role: "alert" }, error.message)]; show(); };

  function begin({ columns, lines, setup, to_move, moves }) {
    const next = law.newGame({ rules: field("rules").value, size: [columns, lines], setup, to_move, free_turns: true });
    game?.drop();
    game = next;
    said = [];
    shown = null;
    let refused = null;
    for (const [color, at] of moves) {
      shown = game.play(color, at);
      if (!shown.legal) { refused = shown; break; }
    }
    if (refused) said = [element("p", { class: "bad" }, `Move ${refused.played + game.show().plies + 1}: ${refused.says} [${refused.clause}]`)];
    show();
  }

  function play(at) {
    try {
      shown = game.play(game.show().to_move, at);
      said = [element("p", { class: shown.legal ? "" : "bad" }, shown.says + (shown.clause ? ` [${shown.clause}]` : ""))];
      if (!shown.legal && shown.ban_ends) said.push(element("p", { class: "soft" }, `Reason: ${shown.reason} (${shown.why}); end of the ban: ${shown.ban_ends}.`));
      show();
    } catch (error) { complain(error); }
  }

  function show() {
    if (!game) { place.replaceChildren(...said); return; }
    const state = game.show();
    const legal = new Set(state.legal_set);
    const barred = state.rows.flatMap((row, y) => [...row].flatMap((c, x) =>
      c === "." && !state.ended && !legal.has(nameOf(x, y, state.rows)) && !state.ko_points.includes(nameOf(x, y, state.rows)) ? [nameOf(x, y, state.rows)] : []));
    const focused = document.activeElement?.dataset?.point;
    place.replaceChildren(element("div", { class: "play" },
      element("div", {},
        element("figure", { class: "board" }, boardPicture(state.rows, {
          last: shown?.legal ? shown.at : null, hot: state.hot.flatMap((hot) => hot.stones), banned: state.ko_points, barred,
          gone: shown?.legal ? [...shown.captured, ...shown.self_removed] : [], click: play })),
        element("div", { class: "controls" },
          element("button", { type: "button", onclick: () => play("pass") }, "Pass"),
          element("button", { type: "button", disabled: state.plies === 0, onclick: () => { game.undo(); said = []; shown = null; show(); } }, "Take back"))),
      element("div", {}, element("div", { class: "says", "aria-live": "polite" },
        element("p", {}, element("strong", {}, state.ended ? "The game has ended." : `${COLOR[state.to_move]} to move, ply ${state.plies + 1}${state.paused ? "; the game is paused" : ""}.`)),
        ...said),
      element("p", { class: "soft" }, `Rules: ${state.rules}`),
      element("p", {}, state.ko_points.length ? `Forbidden by ko rules: ${state.ko_points.join(" ")}` : "Nothing is forbidden by ko rules."))));
    if (focused) (place.querySelector(`[data-point="${focused}"]`) ?? place.querySelector(".spot"))?.focus();
  }

  field("begin").addEventListener("click", () => {
    try {
      const [columns, lines] = field("size").value.toLowerCase().split("x").map(Number);
      begin({ columns, lines: lines ?? columns, setup: {}, to_move: "B", moves: [] });
    } catch (error) { complain(error); }
  });
  field("load").addEventListener("click", () => {
    try {
      const text = field("pasted").value;
      begin(text.includes("(") ? readSgf(text) : readRows(text));
    } catch (error) { complain(error); }
  });
  field("begin").click();
}

document.addEventListener("DOMContentLoaded", showJudge);
