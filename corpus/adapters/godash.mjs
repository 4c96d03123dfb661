// godash: an immutable board and functions on it. The library keeps no game: a play is judged on the board
// alone, and the caller may ask which reply would take a ko back. Self-removal is always refused. Square
// boards; no turn, no superko, no game end, no counting.
//
// Asked: addMove(board, Move(coordinate, color)) (src/board.js), which throws "Not a valid position" for a
// play without a liberty and "There is already a stone there" for a play on a stone. With --ko followup the
// coordinate that followupKo(board, move) named for the last play is refused to the other colour, for one
// ply; with --ko none nothing is. With --ask isLegalMove the answer to is_legal and all_legal comes from
// isLegalMove(board, move) instead.
import godash from 'godash';
import { choice, other, serve } from './gtp.mjs';

const kRefusals = ['Not a valid position', 'There is already a stone there'];
const colorOf = { B: godash.BLACK, W: godash.WHITE };

class Game {
  constructor({ columns, stones }, flags) {
    this.flags = flags;
    const moves = stones.map(({ color, x, y }) => godash.Move(godash.Coordinate(x, y), colorOf[color]));
    this.past = [{ board: godash.Board(columns, ...moves), ko: null }];
  }

  get now() {
    return this.past.at(-1);
  }

  // The state after the play, or the library's reason against it.
  attempt(color, x, y) {
    const { board, ko } = this.now;
    const coordinate = godash.Coordinate(x, y);
    if (ko?.color === color && ko.coordinate.equals(coordinate)) return 'followupKo';
    const move = godash.Move(coordinate, colorOf[color]);
    try {
      return { move, board: godash.addMove(board, move) };
    } catch (error) {
      if (!kRefusals.includes(error.message)) throw error;
      return error.message;
    }
  }

  refusal(color, x, y) {
    if (this.flags.ask === 'isLegalMove') {
      const move = godash.Move(godash.Coordinate(x, y), colorOf[color]);
      return godash.isLegalMove(this.now.board, move) ? null : 'isLegalMove';
    }
    const next = this.attempt(color, x, y);
    return typeof next === 'string' ? next : null;
  }

  play(color, x, y) {
    const next = this.attempt(color, x, y);
    if (typeof next === 'string') return next;
    const point = this.flags.ko === 'followup' ? godash.followupKo(this.now.board, next.move) : null;
    this.past.push({ board: next.board, ko: point && { color: other(color), coordinate: point } });
    return null;
  }

  // The library knows no pass: the board stays, and there was no capture to follow up.
  pass() {
    this.past.push({ board: this.now.board, ko: null });
  }

  undo() {
    return this.past.length > 1 && !!this.past.pop();
  }

  at(x, y) {
    const color = this.now.board.moves.get(godash.Coordinate(x, y), godash.EMPTY);
    return color === godash.BLACK ? 'B' : color === godash.WHITE ? 'W' : '';
  }
}

serve(Game, {
  packageName: 'godash',
  usage: `node godash.mjs [--ko followup|none] [--ask addMove|isLegalMove]

Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node godash.mjs --ko none`,
  options: { ko: { type: 'string', default: 'followup' }, ask: { type: 'string', default: 'addMove' } },
  check(flags) {
    choice(flags, 'ko', ['followup', 'none']);
    choice(flags, 'ask', ['addMove', 'isLegalMove']);
    return flags;
  },
});
