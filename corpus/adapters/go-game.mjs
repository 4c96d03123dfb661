// go-game: a field, and the moves that led to it. Plays strictly in turn; refuses self-removal; its README
// says that the ko rule is still to "return". No pass, no end. Square boards.
//
// Asked: playerTurn(player, [x, y]) (src/index.js), which returns false for a refusal. The library counts
// moves to know whose turn it is; here currentPlayer is the colour asked about. A pass does nothing.
//
// A question is a play that is taken back. The adapter takes back by keeping the field and the moves of
// before, not by rollback(n), which fails at the first move and mixes the fields of two lines.
import { createRequire } from 'node:module';
import { serve } from './gtp.mjs';

const Go = createRequire(import.meta.url)('go-game');
const player = { B: Go.BLACK, W: Go.WHITE };

class Game {
  constructor({ columns, stones }) {
    this.game = new Go(columns);
    Object.defineProperty(this.game, 'currentPlayer', { get: () => this.turn });
    for (const { color, x, y } of stones) this.game.placeFigure(player[color], [x, y]);
    this.past = [];
  }

  kept() {
    return { field: this.game.field.map((row) => [...row]), moves: [...this.game.moves] };
  }

  play(color, x, y) {
    const before = this.kept();
    this.turn = player[color];
    if (!this.game.playerTurn(player[color], [x, y])) return 'playerTurn';
    this.past.push(before);
    return null;
  }

  refusal(color, x, y) {
    const reason = this.play(color, x, y);
    if (reason === null) this.undo();
    return reason;
  }

  pass() {
    this.past.push(this.kept());
  }

  undo() {
    return this.past.length > 0 && !!Object.assign(this.game, this.past.pop());
  }

  at(x, y) {
    return { [Go.BLACK]: 'B', [Go.WHITE]: 'W', [Go.EMPTY]: '' }[this.game.field[x][y]];
  }
}

serve(Game, {
  packageName: 'go-game',
  usage: `node go-game.mjs

Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node go-game.mjs`,
});
