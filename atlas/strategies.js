// A strategy to play against: the reader makes the moves of the other side, the page answers with the strategy's.
//
// Every situation and every move stands in the strategy's file (answers/captions/strategy_game.h); nothing here knows a rule of
// Go. A click goes along a move of the file, and the strategy's own move is made at once.
"use strict";

let strategyArrived = null;

// Called by the script of a strategy.
function atlasStrategy(game) {
  strategyArrived(game);
}

const strategyGames = new Map();
// Pages stand in a folder or beside it.
const strategyRoot = document.querySelector("link[rel=stylesheet]").getAttribute("href").replace("atlas.css", "");
let strategyLoading = Promise.resolve();

// One at a time, since the script does not say which it is.
function loadStrategy(file) {
  if (!strategyGames.has(file)) {
    strategyLoading = strategyLoading.catch(() => {}).then(() => new Promise((resolve, reject) => {
      strategyArrived = resolve;
      document.head.append(element("script", { src: strategyRoot + file, onerror: () => reject(new Error(`${file} is missing`)) }));
    }));
    strategyGames.set(file, strategyLoading);
  }
  return strategyGames.get(file);
}

const ELSEWHERE = "threat";
const moveInWords = (player, move) =>
  move === ELSEWHERE ? `${COLOR[player]} makes a ko threat, which is answered elsewhere` : `${COLOR[player]} ${move}`;

function endInWords(game, node) {
  const stones = game.group.join(" ");
  const count = node.area === 0 ? "an even count" : `${COLOR[node.area > 0 ? "B" : "W"]} ahead by ${Math.abs(node.area)}`;
  if (game.goal === "forces") return `The game has ended: ${count}. The strategy promised ${COLOR[game.prover]} ${game.at_least} and achieved ${game.prover === "B" ? node.area : -node.area}.`;
  if (node.end === "gone") return `A stone of the group ${stones} is removed: ${COLOR[game.prover]} has captured it, as the strategy promised.`;
  const board = `The area on the board: ${count}.`;
  if (node.end === "ended") return `The game has ended with the group ${stones} on the board: ${COLOR[game.owner]} has kept it, as the strategy promised. ${board}`;
  return `From here on the group ${stones} cannot be captured, even if ${COLOR[game.owner]} only passes: ${COLOR[game.owner]} has kept it, as the strategy promised. ${board}`;
}

// `given`: moves of the reader that a link names; `told` is called with the moves that the reader has made.
function playAgainst(place, { name, rules: under }, game, given, told) {
  const reader = game.prover === "B" ? "W" : "B";
  let path = [];  // [{at: number of a node, move: what led there, by}]

  // The strategy's moves until it is the reader's turn or the end.
  function settle(at) {
    let node = game.nodes[at];
    while (node.moves && node.to_move === game.prover) {
      const [move, next] = Object.entries(node.moves)[0];
      path.push({ at: next, move, by: node.to_move });
      node = game.nodes[next];
    }
  }
  const begin = () => { path = [{ at: game.first }]; settle(game.first); };
  const play = (move) => {
    const node = game.nodes[path.at(-1).at];
    path.push({ at: node.moves[move], move, by: node.to_move });
    settle(node.moves[move]);
    show(move);
  };
  // To the reader's turn before.
  const own = () => path.slice(1).filter((one) => one.by === reader).map((one) => one.move);
  const back = () => {
    do path.pop(); while (path.length > 1 && game.nodes[path.at(-1).at].to_move !== reader);
    if (game.nodes[path.at(-1).at].to_move !== reader) begin();
    show();
  };

  function show(focus) {
    const { at, move } = path.at(-1);
    const node = game.nodes[at];
    const rows = node.rows.split("/");
    const before = path.length > 1 ? game.nodes[path.at(-2).at].rows.split("/") : rows;
    const gone = [];
    before.forEach((row, y) => [...row].forEach((c, x) => { if (c !== "." && rows[y][x] === ".") gone.push(nameOf(x, y, rows)); }));
    const points = Object.keys(node.moves ?? {}).filter((one) => one !== "pass" && one !== ELSEWHERE);
    const barred = [];
    if (node.moves) {
      rows.forEach((row, y) => [...row].forEach((c, x) => {
        const point = nameOf(x, y, rows);
        if (c === "." && !points.includes(point) && !(node.banned ?? []).includes(point)) barred.push(point);
      }));
    }
    const picture = boardPicture(rows, { last: move === ELSEWHERE ? null : move, group: game.group.filter((point) => {
      const [x, y] = placeOf(point, rows);
      return rows[y][x] !== ".";
    }), gone, banned: node.banned ?? [], barred, click: node.moves ? (point) => { if (points.includes(point)) play(point); } : null });
    told(own());
    const threats = node.threats ? ` Ko threats left: Black ${node.threats.B}, White ${node.threats.W}.` : "";
    const says = node.end ? element("p", { class: "good" }, element("strong", {}, endInWords(game, node)))
      : element("p", {}, `${COLOR[reader]} to move: that is you.${node.passes ? ` Passes: ${node.passes}.` : ""}${threats}`);
    place.replaceChildren(
      element("p", {}, element("strong", {}, name), ". Rules: ", element("code", {}, under),
        `. You play ${COLOR[reader]}; the strategy was checked against every move you can make. ${game.goal === "forces"
          ? `${COLOR[game.prover]} should end with an area difference of at least ${game.at_least}. `
          : `Corners mark the group to be ${game.goal === "keeps" ? "kept" : "captured"}. `}`),
      element("div", { class: "play" },
        element("div", {}, element("figure", { class: "board" }, picture),
          element("div", { class: "controls" },
            element("button", { type: "button", disabled: !node.moves, onclick: () => play("pass") }, "Pass"),
            node.moves && ELSEWHERE in node.moves ? element("button", { type: "button", onclick: () => play(ELSEWHERE) }, "Ko threat elsewhere") : null,
            element("button", { type: "button", disabled: path.length < 2, onclick: back }, "Back"),
            element("button", { type: "button", disabled: path.length < 2, onclick: () => { begin(); show(); } }, "To the start"))),
        element("div", {}, element("div", { class: "says", "aria-live": "polite" }, says),
          element("p", MOVES, path.slice(1).map((one) => moveInWords(one.by, one.move)).join(". ") || "No moves yet."),
          element("details", {}, element("summary", {}, "Signs"), signList("group", "banned", "barred", "last", "gone")))));
    if (focus) place.querySelector(".spot")?.focus();
  }
  begin();
  for (const one of given) {
    checkTurn(one, reader);
    const moves = game.nodes[path.at(-1).at].moves ?? {};
    if (!(one.move in moves)) throw new TextError(one.at, `${COLOR[reader]} may not play ${one.move} here`);
    play(one.move);
  }
  show();
}

document.addEventListener("DOMContentLoaded", () => {
  for (const figure of document.querySelectorAll(".still")) {
    figure.replaceChildren(boardPicture(figure.textContent.trim().split("\n")));
  }
  const place = document.querySelector(".strategies");
  const games = JSON.parse(document.querySelector("script.games").textContent);
  if (!games.length) return;
  const board = element("div", {});
  const wrong = element("p", { class: "bad", role: "alert" });
  const start = async (number, moves) => {
    const choice = games[number];
    choose.value = number;
    const game = await loadStrategy(choice.file);
    const given = moves ? readMoves(moves.text, game.nodes[game.first].rows.split("/"), moves.at) : [];
    playAgainst(board, choice, game, given, (own) => writeLink({ strategy: number + 1, moves: own.join(",") }));
  };
  const choose = element("select", { class: "choose", onchange: () => {
    start(Number(choose.value)).catch((error) => board.replaceChildren(element("p", { class: "note" }, error.message)));
  } }, element("option", { value: "", disabled: true, selected: true }, `choose one of ${games.length}`),
  ...games.map(({ rules, name }, i) => element("option", { value: i }, games.some((one) => one.rules !== rules) ? `${rules}: ${name}` : name)));
  place.replaceChildren(element("h2", {}, "Play against a strategy"),
    element("p", {}, element("label", {}, "Strategy ", choose)), wrong, board);
  followLink(["strategy", "moves"], wrong, async ({ strategy, moves }) => {
    if (strategy) await start(readNumber(strategy, 1, games.length) - 1, moves);
  });
});
