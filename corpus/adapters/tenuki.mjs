// tenuki: a board for web pages with a game behind it. Plays strictly in turn; refuses self-removal; two
// passes end the game, but a play after them is taken (a resumption). Square boards up to 19x19.
//
// Asked: Game.isIllegalAt(y, x) and Game.playAt(y, x) (lib/game.js, the rules in lib/ruleset.js), created
// with {boardSize, koRule, scoring, komi}; --ko-rule is koRule: simple, positional-superko,
// situational-superko or natural-situational-superko; --scoring is scoring: area, territory or equivalence.
// Without an element to draw in, it needs no browser.
//
// The library has no way to set up a position but handicap stones, which it puts into the state that a game
// starts from (BoardState._initialFor). loadsgf puts its setup stones there too, by
// BoardState.copyWithAttributes. A play, pass or question out of turn is refused, as the library has no word
// for it. With --setup plays neither holds: loadsgf is not offered, and the adapter passes for the other
// player where a play is out of turn.
//
// final_score is Game.score(), which counts surroundings only after two passes: the adapter passes until the
// game is over, asks, and takes the passes back. No stone is marked dead.
import { createRequire } from 'node:module';
import { choice, other, Refused, serve } from './gtp.mjs';

const require = createRequire(import.meta.url);
const tenuki = require('tenuki');
const Intersection = require('tenuki/lib/intersection').default;

const nameOf = { B: 'black', W: 'white' };

class Game {
  constructor({ columns, toMove, stones, komi }, flags) {
    this.flags = flags;
    this.game = new tenuki.Game({
      boardSize: columns,
      koRule: flags['ko-rule'],
      scoring: flags.scoring,
      komi,
    });
    if (stones.length || toMove === 'W') {
      const intersections = [...this.game.intersections()];
      for (const { color, x, y } of stones)
        intersections[y * columns + x] = new Intersection(y, x, nameOf[color]);
      this.game._initialState = this.game.currentState().copyWithAttributes({
        intersections: Object.freeze(intersections),
        color: nameOf[other(toMove)],
      });
    }
    this.plies = []; // how many moves of the library each play or pass of ours was
  }

  // Gives the turn to the colour; how many passes that took.
  turn(color) {
    if (this.game.currentPlayer() === nameOf[color]) return 0;
    if (this.flags.setup !== 'plays')
      throw new Refused(`tenuki plays in turn, and it is not ${nameOf[color]}'s`);
    if (!this.game.pass()) throw new Refused('tenuki takes no third pass');
    return 1;
  }

  takeBack(count) {
    for (; count > 0; --count) this.game.undo();
  }

  refusal(color, x, y) {
    const passes = this.turn(color);
    const illegal = this.game.isIllegalAt(y, x);
    this.takeBack(passes);
    return illegal ? 'isIllegalAt' : null;
  }

  play(color, x, y) {
    const passes = this.turn(color);
    if (!this.game.playAt(y, x)) {
      this.takeBack(passes);
      return 'playAt';
    }
    this.plies.push(passes + 1);
    return null;
  }

  pass(color) {
    const passes = this.turn(color);
    if (!this.game.pass()) {
      this.takeBack(passes);
      throw new Refused('tenuki takes no third pass');
    }
    this.plies.push(passes + 1);
  }

  undo() {
    if (!this.plies.length) return false;
    this.takeBack(this.plies.pop());
    return true;
  }

  at(x, y) {
    return { black: 'B', white: 'W', empty: '' }[this.game.intersectionAt(y, x).value];
  }

  score() {
    let passes = 0;
    for (; !this.game.isOver(); ++passes) this.game.pass();
    const { black, white } = this.game.score();
    this.takeBack(passes);
    return black - white;
  }
}

serve(Game, {
  packageName: 'tenuki',
  usage: `node tenuki.mjs [--ko-rule simple|positional-superko|situational-superko|natural-situational-superko]
                [--scoring area|territory|equivalence] [--setup state|plays]

Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node tenuki.mjs --ko-rule positional-superko`,
  options: {
    'ko-rule': { type: 'string', default: 'simple' },
    'scoring': { type: 'string', default: 'area' },
    'setup': { type: 'string', default: 'state' },
  },
  check(flags) {
    const rules = ['simple', 'positional-superko', 'situational-superko', 'natural-situational-superko'];
    choice(flags, 'ko-rule', rules);
    choice(flags, 'scoring', ['area', 'territory', 'equivalence']);
    choice(flags, 'setup', ['state', 'plays']);
    return flags;
  },
  without: (flags) => (flags.setup === 'plays' ? ['loadsgf'] : []),
});
