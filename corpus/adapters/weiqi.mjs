// weiqi (weiqi.js): persistent games. Plays strictly in turn; a play may not bring an earlier board back (its
// README: positional superko); refuses self-removal; two passes end the game. Square boards.
//
// Asked: play(game, player, [i, j]) and pass(game, player) (dist/lib/game.js), which throw for each refusal.
// The game is a map, and its currentPlayer is set to the colour asked about. It has no call that sets up a
// position, so loadsgf is not offered. After two passes a play or question is refused, as the game is over.
//
// final_score is areaScore(game, komi), every stone alive.
import { createRequire } from 'node:module';
import { Refused, serve } from './gtp.mjs';

const weiqi = createRequire(import.meta.url)('weiqi').default;
const kRefusals = [
  'Violation of Ko',
  'Intersection occupied by existing stone',
  'New group has zero liberies (suicide)', // sic
];
const nameOf = { B: 'black', W: 'white' };

class Game {
  constructor({ columns, komi }) {
    this.komi = komi;
    this.past = [weiqi.createGame(columns)];
  }

  get now() {
    return this.past.at(-1);
  }

  // The game after the play, or the library's reason against it.
  attempt(color, x, y) {
    if (weiqi.isOver(this.now)) throw new Refused('weiqi takes nothing after two passes');
    try {
      return weiqi.play(this.now.set('currentPlayer', nameOf[color]), nameOf[color], [x, y]);
    } catch (error) {
      if (!kRefusals.includes(error.message)) throw error;
      return error.message;
    }
  }

  refusal(color, x, y) {
    const next = this.attempt(color, x, y);
    return typeof next === 'string' ? next : null;
  }

  play(color, x, y) {
    const next = this.attempt(color, x, y);
    if (typeof next === 'string') return next;
    this.past.push(next);
    return null;
  }

  pass(color) {
    if (weiqi.isOver(this.now)) throw new Refused('weiqi takes nothing after two passes');
    this.past.push(weiqi.pass(this.now.set('currentPlayer', nameOf[color]), nameOf[color]));
  }

  undo() {
    return this.past.length > 1 && !!this.past.pop();
  }

  at(x, y) {
    const stone = this.now.getIn(['board', 'stones']).find((_, at) => at.get('i') === x && at.get('j') === y);
    return { black: 'B', white: 'W' }[stone] ?? '';
  }

  score() {
    return weiqi.areaScore(this.now, this.komi);
  }
}

serve(Game, {
  packageName: 'weiqi',
  usage: `node weiqi.mjs

Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node weiqi.mjs`,
  without: () => ['loadsgf'],
});
