// @anarchy_zzh/goboard: a board whose putChess gives a new board. Refuses self-removal and the retaking of a
// ko. No turn, no pass, no superko, no end, no counting. Square boards.
//
// Asked: putChess([x, y], sign) (src/index.ts), which throws one of three texts for a refusal. A pass keeps
// the board.
//
// Its README says that putChess does not change the board, but the ko that it notes is shared by all boards
// of a game. So that a question or an undo leaves no trace, the adapter keeps the ko beside each board and
// puts it back; with --ko shared it does not, as a program that believes the README would not.
import { createRequire } from 'node:module';
import { choice, serve } from './gtp.mjs';

console.log = () => {}; // it prints every point at every play
const { goBoard } = createRequire(import.meta.url)('@anarchy_zzh/goboard');
const kRefusals = ['已经有棋子， 无法落子', '禁入点', '打劫']; // occupied, no entry, ko
const signOf = { B: 1, W: -1 };

class Game {
  constructor({ columns, stones }, flags) {
    this.flags = flags;
    const board = new goBoard(columns);
    for (const { color, x, y } of stones) board.set([x, y], signOf[color]);
    this.past = [board];
    this.kos = [{ ...board._koInfo }];
  }

  get now() {
    return this.past.at(-1);
  }

  putKoBack() {
    if (this.flags.ko === 'kept') Object.assign(this.now._koInfo, this.kos.at(-1));
  }

  // The board after the play, or the library's reason against it.
  attempt(color, x, y) {
    try {
      return this.now.putChess([x, y], signOf[color]);
    } catch (error) {
      if (!kRefusals.includes(error)) throw error;
      return error;
    }
  }

  refusal(color, x, y) {
    const next = this.attempt(color, x, y);
    this.putKoBack();
    return typeof next === 'string' ? next : null;
  }

  play(color, x, y) {
    const next = this.attempt(color, x, y);
    if (typeof next === 'string') return next;
    this.past.push(next);
    this.kos.push({ ...next._koInfo });
    return null;
  }

  pass() {
    this.past.push(this.now);
    this.kos.push({ ...this.now._koInfo });
  }

  undo() {
    if (this.past.length === 1) return false;
    this.past.pop();
    this.kos.pop();
    this.putKoBack();
    return true;
  }

  at(x, y) {
    return { 1: 'B', '-1': 'W', 0: '' }[this.now.get([x, y])];
  }
}

serve(Game, {
  packageName: '@anarchy_zzh/goboard',
  usage: `node goboard.mjs [--ko kept|shared]

Example:
  printf 'boardsize 3\\nall_legal b\\nquit\\n' | node goboard.mjs`,
  options: { ko: { type: 'string', default: 'kept' } },
  check(flags) {
    choice(flags, 'ko', ['kept', 'shared']);
    return flags;
  },
});
