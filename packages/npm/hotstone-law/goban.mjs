// The real rule for goban, the board of online-go.com, which treats Ing's rules as positional superko.
//
//   import { loadLaw } from "hotstone-law";
//   import { obeyLaw } from "hotstone-law/goban.mjs";
//   obeyLaw(engine, await loadLaw());   // a GobanEngine; its place() now asks the law
//
// A refused move throws an error with goban's own message_id, plus `says` and `clause` of the law. The
// moves before are those of the move tree, back to its root or to the last stone that was edited in, so
// branches and undo need nothing more. goban itself still removes the stones.

const pointOf = (engine, x, y) => "ABCDEFGHJKLMNOPQRST"[x] + (engine.height - y);

export function obeyLaw(engine, law, rules = "ing-1996") {
  const place = engine.place;
  engine.place = (x, y, _ko, _errorOnSuperKo, _dontCheckSuperKo, _dontCheckSelfCapture, ...rest) => {
    const moves = [];
    let node = engine.cur_move;
    for (; node.parent && !node.edited; node = node.parent)
      moves.unshift(["_BW"[node.player], node.x < 0 ? "pass" : pointOf(engine, node.x, node.y)]);
    const setup = { B: [], W: [] };
    node.state.board.forEach((row, j) =>
      row.forEach((stone, i) => stone && setup["_BW"[stone]].push(pointOf(engine, i, j))));
    const color = "_BW"[engine.player];
    const judged = law.ask({
      rules, size: [engine.width, engine.height], setup, moves, free_turns: true,
      to_move: moves.length > 0 ? moves[0][0] : color,
      judge: [color, x < 0 ? "pass" : pointOf(engine, x, y)],
    });
    if (!judged.legal) throw Object.assign(new Error(judged.says), judged);
    return place.call(engine, x, y, false, false, true, true, ...rest);
  };
}
