// Reads files of cases (hotstone.case/1) and walks through them. Node 18 or newer, or a browser; no package.
//
//   for (const c of readCases(readFileSync('basic-only.jsonl', 'utf8'))) {
//     const problems = check(c, (columns, rows, rules) => new MyBoard(columns, rows, rules));
//   }
//
// `steps(c)` is the walk for those who would rather ask by themselves; `check` does it for a board with
//
//   put(colour, point)        a stone of the setup; 'B' or 'W', 'A1' to 'T19'
//   isLegal(colour, point)    for points off the board and with a stone on it as well
//   play(colour, point)       a legal move; point may be 'pass'
//   stones()                  a Map from points to 'B' and 'W'

const COLUMNS = 'ABCDEFGHJKLMNOPQRST';
const NOT_OF_A_BOARD = ['game-over', 'handicap']; // White's mandatory passes at the start
const ASKED = ['legal', 'illegal', 'legal_set', 'ko_points', 'captured_by', 'captured_total', 'rows'];

// The cases of a file's text, with what may be left out put in.
export function* readCases(text) {
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    if (line.trim() === '') continue;
    const c = JSON.parse(line);
    if (c.schema !== 'hotstone.case/1') throw new Error(`no case of hotstone.case/1: ${line.slice(0, 60)}`);
    yield { source: '', setup: {}, to_move: 'B', moves: [], rules: 'basic-only', expect: {}, ...c };
  }
}

// Every point of the board, A1 first, along the rows.
export function points(c) {
  const [columns, rows] = c.size;
  return Array.from({ length: columns * rows }, (_, i) => COLUMNS[i % columns] + (Math.floor(i / columns) + 1));
}

const opponent = (color) => (color === 'B' ? 'W' : 'B');

// What is asked when so many moves have been made.
function* moment(c, after, toMove) {
  const at = (key) => (c.expect[key] ?? []).filter((e) => e.after === after);
  const step = (kind, e, point, value) => ({ kind, after, color: e.color, at: point, value, onTurn: e.color === toMove });
  for (const kind of ['legal', 'illegal']) for (const e of at(kind)) yield step(kind, e, e.at, e.why);
  for (const e of at('legal_set')) {
    for (const p of points(c)) yield step(e.points.includes(p) ? 'legal' : 'illegal', e, p);
  }
  for (const e of at('ko_points')) for (const p of e.points) yield step('illegal', e, p, 'ko');
  for (const e of at('rows')) {
    const value = new Map();
    [...e.rows].reverse().forEach((text, row) => {
      [...text].forEach((cell, column) => {
        if (cell !== '.') value.set(COLUMNS[column] + (row + 1), cell === 'X' ? 'B' : 'W');
      });
    });
    yield { kind: 'stones', after, value, onTurn: true };
  }
  for (const key of Object.keys(c.expect)) {
    if (!ASKED.includes(key)) for (const e of at(key)) yield { kind: key, after, color: e.color, value: e, onTurn: true };
  }
}

// The walk: moves and questions in the order in which they come. `kind` is 'play' (a move that is made, and is
// legal), 'legal', 'illegal', 'captured', 'stones', 'dead' (stones taken off by agreement), or the key of another
// expectation. `onTurn`: whether the colour is the one to move; a program that keeps turns can be asked about no
// other.
export function* steps(c) {
  const name = (after, color, at) => `${after} ${color} ${at}`;
  const refused = new Set((c.expect.illegal ?? []).map((e) => name(e.after, e.color, e.at)));
  let after = 0;
  let toMove = c.to_move;
  for (const [color, at] of c.moves) {
    if (color === 'dead') {
      yield { kind: 'dead', after, value: at, onTurn: true };
      continue;
    }
    if (refused.has(name(after, color, at))) continue; // listed as illegal: asked about, never made
    yield* moment(c, after, toMove);
    yield { kind: 'play', after, color, at, onTurn: color === toMove };
    after += 1;
    toMove = opponent(color);
    for (const e of c.expect.captured_by ?? []) {
      if (e.after === after) yield { kind: 'captured', after, value: e.points, onTurn: true };
    }
  }
  yield* moment(c, after, toMove);
}

const text = (stones) => [...stones].map(([p, color]) => p + color).sort().join(' ');

// What a board does otherwise than the case says: sentences, none if nothing. Asked are moves, legality of the player
// to move, captures and stones; the end of a game and mandatory handicap passes are not.
export function check(c, boardOf) {
  const board = boardOf(c.size[0], c.size[1], c.rules);
  for (const color of ['B', 'W']) for (const p of c.setup[color] ?? []) board.put(color, p);
  const problems = [];
  let before = new Map();
  for (const step of steps(c)) {
    const where = `${c.id}, after ${step.after} moves: `;
    if (step.kind === 'legal' || step.kind === 'illegal') {
      if (step.at === 'pass' || !step.onTurn || NOT_OF_A_BOARD.includes(step.value)) continue;
      if (board.isLegal(step.color, step.at) === (step.kind === 'legal')) continue;
      problems.push(`${where}${step.color} ${step.at} is ${step.kind}${step.value ? ` (${step.value})` : ''}`);
    } else if (step.kind === 'play') {
      if (step.at !== 'pass' && !board.isLegal(step.color, step.at)) {
        return [...problems, `${where}${step.color} ${step.at} is legal; nothing after it can be tested`];
      }
      before = new Map(board.stones());
      board.play(step.color, step.at);
      if (step.at !== 'pass') before.set(step.at, step.color);
    } else if (step.kind === 'captured') {
      const now = new Map(board.stones());
      const gone = [...before.keys()].filter((p) => !now.has(p)).sort().join(' ');
      const expected = [...step.value].sort().join(' ');
      if (gone !== expected) problems.push(`${where}removed are ${expected}, not ${gone}`);
    } else if (step.kind === 'stones') {
      if (text(board.stones()) !== text(step.value)) problems.push(`${where}other stones are on the board`);
    } else if (step.kind === 'dead') {
      return problems; // agreements are nothing that a board knows
    }
  }
  return problems;
}
