// wgo (WGo.js), version 3: the class Game of its engine, which needs no browser. It keeps every position,
// knows whose turn it is and lets the caller set it, never ends, and does not count. Square boards.
//
// Asked: Game.isValid(x, y) and Game.play(x, y) (dist/index.js, from Game/Game.ts), with Game.turn set to the
// colour asked about. Rules are the fields of GoRules: --repeating KO compares a play's position with the two
// before it, NONE with every position since the start, ALL with none (the enumeration says how much
// repetition is allowed, though the comment above the class says the opposite); --suicide sets allowSuicide.
// --rules takes one of the library's own rule sets instead (Japanese, Chinese, AGA, NZ, GOE; GOE is what it
// calls the Ing rules).
import WGo from 'wgo';
import { choice, serve } from './gtp.mjs';

const colorOf = { B: WGo.Color.BLACK, W: WGo.Color.WHITE };

class Game {
  constructor({ columns, toMove, stones }, flags) {
    this.game = new WGo.Game(columns, rulesFrom(flags));
    for (const { color, x, y } of stones) this.game.addStone(x, y, colorOf[color]);
    this.game.turn = colorOf[toMove];
  }

  // Asks with the turn given to the colour, and gives it back.
  refusal(color, x, y) {
    const turn = this.game.turn;
    this.game.turn = colorOf[color];
    const valid = this.game.isValid(x, y);
    this.game.turn = turn;
    return valid ? null : 'isValid';
  }

  play(color, x, y) {
    const turn = this.game.turn;
    this.game.turn = colorOf[color];
    if (this.game.play(x, y)) return null;
    this.game.turn = turn;
    return 'play';
  }

  pass(color) {
    this.game.pass(colorOf[color]);
  }

  undo() {
    return this.game.popPosition() !== null;
  }

  at(x, y) {
    return { [WGo.Color.BLACK]: 'B', [WGo.Color.WHITE]: 'W', [WGo.Color.EMPTY]: '' }[
      this.game.getStone(x, y)
    ];
  }
}

function rulesFrom(flags) {
  if (flags.rules) return WGo.goRules[flags.rules];
  return {
    repeating: WGo.Repeating[flags.repeating],
    allowRewrite: false,
    allowSuicide: !!flags.suicide,
    komi: 0,
  };
}

serve(Game, {
  packageName: 'wgo',
  usage: `node wgo.mjs [--repeating KO|NONE|ALL] [--suicide]
node wgo.mjs --rules Japanese|Chinese|AGA|NZ|GOE

Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node wgo.mjs --repeating NONE`,
  options: {
    repeating: { type: 'string', default: 'KO' },
    suicide: { type: 'boolean' },
    rules: { type: 'string' },
  },
  check(flags) {
    choice(flags, 'repeating', ['KO', 'NONE', 'ALL']);
    if (flags.rules !== undefined) choice(flags, 'rules', Object.keys(WGo.goRules));
    return flags;
  },
});
