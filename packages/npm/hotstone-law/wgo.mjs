// The real rule for WGo.js, whose rule set GOE (its name for Ing's rules) is positional superko.
//
//   import { loadLaw } from "hotstone-law";
//   import { obeyLaw } from "hotstone-law/wgo.mjs";
//   obeyLaw(game, await loadLaw());   // a WGo.Game; its play(), isValid() and pass() now ask the law
//
// They answer as before; game.judged is the law's last answer, with `says` and `clause`. The moves before
// are those that made the positions of the stack, back to its first or to the last that was edited, so
// popPosition() needs nothing more. WGo itself still removes the stones.

const pointOf = (game, x, y) => "ABCDEFGHJKLMNOPQRST"[x] + (game.size - y);

export function obeyLaw(game, law, rules = "ing-1996") {
  const made = new WeakMap();  // of a position: the move, and the board as the move left it
  const note = (position, ...move) => made.set(position, { move, board: `${position.grid}` }) && position;
  const judge = (color, at) => {
    const { positionStack: stack } = game;
    const base = stack.findLastIndex((position) => made.get(position)?.board !== `${position.grid}`);
    const moves = stack.slice(base + 1).map((position) => made.get(position).move);
    const setup = { B: [], W: [] };
    stack[base].toTwoDimensionalArray().forEach((column, x) =>
      column.forEach((stone, y) => stone && setup[stone > 0 ? "B" : "W"].push(pointOf(game, x, y))));
    game.judged = law.ask({ rules, size: [game.size, game.size], setup, moves, free_turns: true,
      to_move: moves.length > 0 ? moves[0][0] : color, judge: [color, at] });
    return game.judged.legal;
  };
  game.tryToPlay = (x, y) => {
    const color = game.turn > 0 ? "B" : "W";
    if (!game.isOnBoard(x, y) || !judge(color, pointOf(game, x, y))) return false;
    const next = game.position.clone();
    return next.applyMove(x, y, game.turn, true) && note(next, color, pointOf(game, x, y));
  };
  const pass = game.pass;
  game.pass = (c = game.turn) => {
    const color = c > 0 ? "B" : "W";
    if (judge(color, "pass")) pass.call(game, c), note(game.position, color, "pass");
  };
}
