// @sabaki/go-board: the board of the Sabaki editor. A board value knows the last ko capture and nothing
// older, so the library offers a simple ko rule and no superko; it has no turn, no game end and no counting.
//
// Asked: GoBoard.makeMove(sign, vertex, {preventOverwrite, preventKo, preventSuicide}) (src/GoBoard.js),
// which throws "Overwrite prevented", "Ko prevented" or "Suicide prevented"; all three checks are off unless
// asked for, so each is a start flag here. With --ask analyzeMove the answer to is_legal and all_legal is
// read from GoBoard.analyzeMove instead (the fields overwrite, ko and suicide), for the same three flags.
import GoBoard from '@sabaki/go-board';
import { choice, serve } from './gtp.mjs';

const kPrevented = /^(Overwrite|Ko|Suicide) prevented$/;
const sign = (color) => (color === 'B' ? 1 : -1);

class Game {
  static rectangular = true;

  constructor({ columns, rows, stones }, flags) {
    this.flags = flags;
    this.boards = [GoBoard.fromDimensions(columns, rows)];
    for (const { color, x, y } of stones) this.board.set([x, y], sign(color));
  }

  get board() {
    return this.boards.at(-1);
  }

  // The board after the play, or the reason that the library gives against it.
  attempt(color, x, y) {
    try {
      return this.board.makeMove(sign(color), [x, y], {
        preventOverwrite: !!this.flags['prevent-overwrite'],
        preventKo: !!this.flags['prevent-ko'],
        preventSuicide: !!this.flags['prevent-suicide'],
      });
    } catch (error) {
      if (!kPrevented.test(error.message)) throw error;
      return error.message;
    }
  }

  refusal(color, x, y) {
    if (this.flags.ask === 'analyzeMove') {
      const found = this.board.analyzeMove(sign(color), [x, y]);
      return (
        ['overwrite', 'ko', 'suicide'].find((name) => this.flags[`prevent-${name}`] && found[name]) ?? null
      );
    }
    const next = this.attempt(color, x, y);
    return typeof next === 'string' ? next : null;
  }

  play(color, x, y) {
    const next = this.attempt(color, x, y);
    if (typeof next === 'string') return next;
    this.boards.push(next);
    return null;
  }

  // A pass is a move to a point that is not on the board.
  pass(color) {
    this.boards.push(this.board.makeMove(sign(color), [-1, -1]));
  }

  undo() {
    return this.boards.length > 1 && !!this.boards.pop();
  }

  at(x, y) {
    return { '1': 'B', '-1': 'W', '0': '' }[this.board.get([x, y])];
  }
}

serve(Game, {
  packageName: '@sabaki/go-board',
  usage: `node sabaki.mjs [--prevent-overwrite] [--prevent-ko] [--prevent-suicide] [--ask makeMove|analyzeMove]

Without flags the library prevents nothing: a play on a stone replaces it. Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node sabaki.mjs --prevent-overwrite --prevent-ko`,
  options: {
    'prevent-overwrite': { type: 'boolean' },
    'prevent-ko': { type: 'boolean' },
    'prevent-suicide': { type: 'boolean' },
    'ask': { type: 'string', default: 'makeMove' },
  },
  check(flags) {
    choice(flags, 'ask', ['makeMove', 'analyzeMove']);
    return flags;
  },
});
