// goban: the board of online-go.com. Asked is its GobanEngine (build/goban.js, from
// src/engine/GobanEngine.ts):
//
//   place(x, y, checkForKo = true, errorOnSuperKo = true)
//
// the call, with the flags, by which its board answers a player's click (Goban's onTap); it throws a
// GobanMoveError with message_id stone_already_placed_here, illegal_self_capture, illegal_ko_move or
// illegal_board_repetition. A question is a play on a branch of the move tree that is deleted again. player
// is set to the colour asked about. --rules names one of the library's rule sets, which fixes everything
// (GobanEngine.fillDefaults): self-capture, superko and its algorithm, counting. --superko and --self-capture
// override two of its fields, superko_algorithm (with allow_superko false, or true for "none") and
// allow_self_capture.
//
// final_score is computeScore(), where the rule set counts stones (area counting); no stone is marked dead.
//
// The package is built for browsers. At import it reads `self`, window.addEventListener and document.body, no
// more, so these three are there, and empty; nothing of the engine uses them.
import { createRequire } from 'node:module';
import { choice, Refused, serve } from './gtp.mjs';

globalThis.self = globalThis;
globalThis.window = { addEventListener() {} };
globalThis.document = { body: {} };
const { GobanEngine, encodeMove } = createRequire(import.meta.url)('goban');

const kRefusals = [
  'stone_already_placed_here',
  'illegal_self_capture',
  'illegal_ko_move',
  'illegal_board_repetition',
];
const player = { B: 1, W: 2 };

class Game {
  static rectangular = true;

  constructor({ columns, rows, toMove, stones, komi }, flags) {
    const encoded = (color) =>
      stones
        .filter((stone) => stone.color === color)
        .map(({ x, y }) => encodeMove(x, y))
        .join('');
    const config = {
      width: columns,
      height: rows,
      rules: flags.rules,
      komi,
      initial_player: toMove === 'B' ? 'black' : 'white',
      initial_state: { black: encoded('B'), white: encoded('W') },
      throw_all_errors: true,
    };
    if (flags.superko) {
      config.allow_superko = flags.superko === 'none';
      config.superko_algorithm = flags.superko === 'none' ? 'noresult' : flags.superko;
    }
    if (flags['self-capture']) config.allow_self_capture = flags['self-capture'] === 'yes';
    this.engine = new GobanEngine(config);
    this.plies = 0;
  }

  play(color, x, y) {
    this.engine.player = player[color];
    try {
      this.engine.place(x, y, true, true);
    } catch (error) {
      if (!kRefusals.includes(error.message_id)) throw error;
      return error.message_id;
    }
    ++this.plies;
    return null;
  }

  refusal(color, x, y) {
    const reason = this.play(color, x, y);
    if (reason === null) this.undo();
    return reason;
  }

  pass(color) {
    this.engine.player = player[color];
    this.engine.place(-1, -1);
    ++this.plies;
  }

  undo() {
    if (this.plies === 0) return false;
    this.engine.deleteCurMove();
    --this.plies;
    return true;
  }

  at(x, y) {
    return ['', 'B', 'W'][this.engine.board[y][x]];
  }

  score() {
    if (!this.engine.score_stones)
      throw new Refused('this rule set counts territory: dead stones must be agreed');
    const { black, white } = this.engine.computeScore();
    return black.total - white.total;
  }
}

serve(Game, {
  packageName: 'goban',
  usage: `node goban.mjs [--rules chinese|aga|japanese|korean|ing|nz]
               [--superko psk|csk|ssk|ing|none] [--self-capture yes|no]

Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node goban.mjs --rules ing`,
  options: {
    'rules': { type: 'string', default: 'chinese' },
    'superko': { type: 'string' },
    'self-capture': { type: 'string' },
  },
  check(flags) {
    choice(flags, 'rules', ['chinese', 'aga', 'japanese', 'korean', 'ing', 'nz']);
    if (flags.superko !== undefined) choice(flags, 'superko', ['psk', 'csk', 'ssk', 'ing', 'none']);
    if (flags['self-capture'] !== undefined) choice(flags, 'self-capture', ['yes', 'no']);
    return flags;
  },
});
