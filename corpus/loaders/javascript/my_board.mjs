// A board to try the loader with, in the place of yours: simple ko, no self-removal. MISTAKE=no-ko in the environment
// makes it a wrong one, so that one sees a test fail.
const COLUMNS = 'ABCDEFGHJKLMNOPQRST';

export class MyBoard {
  constructor(columns, rows) {
    Object.assign(this, { columns, rows, board: new Map(), ban: null });
  }

  put(color, point) { this.board.set(point, color); }

  stones() { return this.board; }

  isLegal(color, point) {
    if (!this.#contains(point) || this.board.has(point) || this.ban === color + point) return false;
    const { board } = this.#placed(color, point);
    return this.#chain(board, point).liberties.size > 0;
  }

  play(color, point) {
    this.ban = null;
    if (point === 'pass') return;
    const { board, captured } = this.#placed(color, point);
    this.board = board;
    const own = this.#chain(board, point);
    if (process.env.MISTAKE === 'no-ko' || captured.length !== 1) return;
    if (own.chain.size === 1 && own.liberties.size === 1) this.ban = (color === 'B' ? 'W' : 'B') + captured[0];
  }

  #contains(point) {
    return COLUMNS.indexOf(point[0]) < this.columns && Number(point.slice(1)) <= this.rows;
  }

  #beside(point) {
    const column = COLUMNS.indexOf(point[0]);
    const row = Number(point.slice(1));
    return [[column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]]
      .filter(([x, y]) => x >= 0 && x < this.columns && y >= 1 && y <= this.rows)
      .map(([x, y]) => COLUMNS[x] + y);
  }

  #chain(board, point) {
    const chain = new Set([point]);
    const liberties = new Set();
    for (const p of chain) {
      for (const q of this.#beside(p)) {
        if (!board.has(q)) liberties.add(q);
        else if (board.get(q) === board.get(point)) chain.add(q);
      }
    }
    return { chain, liberties };
  }

  #placed(color, point) {
    const board = new Map(this.board).set(point, color);
    const captured = [];
    for (const q of this.#beside(point)) {
      if (!board.has(q) || board.get(q) === color) continue;
      const { chain, liberties } = this.#chain(board, q);
      if (liberties.size > 0) continue;
      for (const p of chain) {
        captured.push(p);
        board.delete(p);
      }
    }
    return { board, captured };
  }
}
