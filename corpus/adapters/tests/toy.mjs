// A library without rules, to test the loop with: any play is legal but on a stone (which throws what a
// library might) and on B2 (refused); plays stay where they are put.
import { Refused, serve } from '../gtp.mjs';

class Game {
  constructor({ columns, komi }) {
    if (columns > 19) throw new Error('at most 19');
    Object.assign(this, { komi, plays: [] });
  }

  refusal(color, x, y) {
    if (this.at(x, y)) throw new TypeError('two stones\n on a point');
    return x === 1 && y === 1 ? 'not on B2' : null;
  }

  play(color, x, y) {
    const reason = this.refusal(color, x, y);
    if (reason === null) this.plays.push({ color, x, y });
    return reason;
  }

  pass(color) {
    if (this.plays.length === 0) throw new Refused('pass first?');
    this.plays.push({ color });
  }

  undo() {
    return this.plays.pop() !== undefined;
  }

  at(x, y) {
    return this.plays.find((play) => play.x === x && play.y === y)?.color ?? '';
  }

  score() {
    return this.plays.length - this.komi;
  }
}

serve(Game, { packageName: 'toy', usage: 'node toy.mjs', without: () => ['loadsgf'] });
