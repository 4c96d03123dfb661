// The GTP version 2 loop that all adapters share: it reads commands, keeps the size and the komi, and hands
// every question about the rules to the library behind it. It knows no rule of Go: not even that a point is
// occupied.
//
// An adapter passes a class, Game, and its start flags:
//
//   new Game({columns, rows, toMove, stones, komi}, flags)   stones: [{color, x, y}], placed without any check
//   refusal(color, x, y)   null where the library finds the play legal, else its reason in a few words
//   play(color, x, y)      the same, and the play is made where it is legal
//   pass(color)
//   undo()                 takes the last play or pass back; false if there is none
//   at(x, y)               'B', 'W' or ''
//   score()                optional: Black's points less White's, komi included, by the library's own counting
//   static rectangular     true where columns and rows may differ
//
// x counts columns from the left, y rows from the top, both from 0; a color is 'B' or 'W'. A method throws
// Refused for what the library cannot do ("? text"); any other exception is a fault of the library: it
// becomes "? library error: ..." with the stack on stderr, and is never taken for an answer about a rule.
//
// GTP: https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const require = createRequire(import.meta.url);
const kLetters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'; // GTP names no column beyond the 25th

export class Refused extends Error {}

// What libraries print goes to stderr: stdout belongs to the protocol.
console.log = console.info = console.debug = console.error;

export const other = (color) => (color === 'B' ? 'W' : 'B');

// The installed package's version; its package.json need not be exported.
export function versionOf(packageName) {
  const file = new URL(`node_modules/${packageName}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

// A flag that takes one of a few words.
export function choice(flags, name, words) {
  if (words.includes(flags[name])) return flags[name];
  process.stderr.write(`--${name} takes one of ${words.join(', ')}, not ${flags[name]}\n`);
  process.exit(2);
}

class Session {
  constructor(Game, flags, packageName) {
    Object.assign(this, { Game, flags, packageName, columns: 19, rows: 19, komi: 0, game: null });
    this.commands = {
      protocol_version: () => '2',
      name: () => this.packageName,
      version: () => versionOf(this.packageName),
      list_commands: () => Object.keys(this.commands).sort().join('\n'),
      known_command: ([name]) => String(Object.hasOwn(this.commands, name)),
      quit: () => '',
      boardsize: ([size]) => this.resize(size, size),
      clear_board: () => this.start([], 'B'),
      komi: ([points]) => this.setKomi(points),
      play: ([color, vertex]) => this.play(this.color(color), this.vertex(vertex)),
      undo: () => {
        if (!this.game.undo()) throw new Refused('cannot undo');
        this.record.pop();
        return '';
      },
      is_legal: ([color, vertex]) => {
        const point = this.vertex(vertex);
        return point === 'pass' || this.game.refusal(this.color(color), point.x, point.y) === null
          ? '1'
          : '0';
      },
      all_legal: ([color]) => {
        const asked = this.color(color);
        return this.points((x, y) => this.game.refusal(asked, x, y) === null);
      },
      list_stones: ([color]) => {
        const asked = this.color(color);
        return this.points((x, y) => this.game.at(x, y) === asked);
      },
      loadsgf: ([file, move]) => this.load(file, move),
    };
    if (Game.rectangular) {
      this.commands.rectangular_boardsize = ([columns, rows]) => this.resize(columns, rows);
    }
    if (Game.prototype.score) {
      this.commands.final_score = () => {
        const points = this.game.score();
        return points === 0 ? '0' : `${points > 0 ? 'B' : 'W'}+${Math.abs(points)}`;
      };
    }
    this.start([], 'B');
  }

  color(word) {
    const letter = /^(b|black|w|white)$/i.test(word ?? '') && word[0].toUpperCase();
    if (!letter) throw new Refused('invalid color');
    return letter;
  }

  vertex(word) {
    if (/^pass$/i.test(word ?? '')) return 'pass';
    const parts = /^([a-hj-z])([1-9][0-9]?)$/i.exec(word ?? '');
    const x = parts ? kLetters.indexOf(parts[1].toUpperCase()) : -1;
    const y = parts ? this.rows - Number(parts[2]) : -1;
    if (x < 0 || x >= this.columns || y < 0) throw new Refused('invalid coordinate');
    return { x, y };
  }

  points(wanted) {
    const names = [];
    for (let y = 0; y < this.rows; ++y) {
      for (let x = 0; x < this.columns; ++x) {
        if (wanted(x, y)) names.push(kLetters[x] + (this.rows - y));
      }
    }
    return names.join(' ');
  }

  start(stones, toMove) {
    const { columns, rows, komi } = this;
    this.game = new this.Game({ columns, rows, toMove, stones, komi }, this.flags);
    this.setup = { stones, toMove };
    this.record = [];
    return '';
  }

  // A size that the library refuses leaves the game as it was.
  resize(columns, rows) {
    const [old_columns, old_rows] = [this.columns, this.rows];
    for (const size of [columns, rows]) {
      if (!/^[1-9][0-9]?$/.test(size ?? '') || Number(size) > kLetters.length) {
        throw new Refused('unacceptable size');
      }
    }
    [this.columns, this.rows] = [Number(columns), Number(rows)];
    try {
      return this.start([], 'B');
    } catch (error) {
      [this.columns, this.rows] = [old_columns, old_rows];
      throw new Refused(`unacceptable size: ${error.message}`);
    }
  }

  // Libraries fix the komi when a game starts, so the game is started and played again.
  setKomi(points) {
    if (!/^[-+]?[0-9]+(\.[0-9]+)?$/.test(points ?? '')) throw new Refused('komi is not a number');
    this.komi = Number(points);
    const { setup, record } = this;
    this.start(setup.stones, setup.toMove);
    for (const [color, point] of record) this.play(color, point);
    return '';
  }

  play(color, point) {
    const reason =
      point === 'pass' ? (this.game.pass(color) ?? null) : this.game.play(color, point.x, point.y);
    if (reason !== null) throw new Refused(`illegal move: ${reason}`);
    this.record.push([color, point]);
    return '';
  }

  // The first game of the file, its setup and its main line, up to just before a move number where one is
  // given. Answers with the colour to move, as gnugo does.
  load(file, move) {
    const points = (node, key) => (node.data[key] ?? []).flatMap((text) => this.sgfPoints(text));
    let node;
    try {
      [node] = require('@sabaki/sgf').parse(readFileSync(file ?? '', 'utf8'));
    } catch (error) {
      throw new Refused(`cannot open or parse ${file}: ${error.message}`);
    }
    if (!node) throw new Refused(`no game in ${file}`);
    const [columns, rows = columns] = (node.data.SZ?.[0] ?? '19').split(':');
    if (columns !== rows && !this.Game.rectangular) throw new Refused('unacceptable size');
    this.resize(columns, rows);
    if (node.data.KM) this.setKomi(node.data.KM[0]);
    const stones = ['B', 'W'].flatMap((color) =>
      points(node, `A${color}`).map((point) => ({ color, ...point })),
    );
    let toMove = (node.data.PL ?? ['B'])[0].trim().toUpperCase() === 'W' ? 'W' : 'B';
    this.start(stones, toMove);
    for (let number = 1; node; node = node.children[0]) {
      if (node.parentId !== null && (node.data.AB || node.data.AW || node.data.AE)) {
        throw new Refused('stones are set up after the first node');
      }
      for (const color of ['B', 'W'].filter((key) => node.data[key])) {
        if (move !== undefined && number >= Number(move)) return toMove === 'B' ? 'black' : 'white';
        this.play(color, points(node, color)[0] ?? 'pass');
        toMove = other(color);
        ++number;
      }
    }
    return toMove === 'B' ? 'black' : 'white';
  }

  // SGF points: "ab", a rectangle "aa:bc", or none for a pass.
  sgfPoints(text) {
    if (text === '' || (text === 'tt' && this.columns <= 19 && this.rows <= 19)) return [];
    const corners = text.split(':').map((name) => [name.charCodeAt(0) - 97, name.charCodeAt(1) - 97]);
    const [[x0, y0], [x1, y1] = corners[0]] = corners;
    const list = [];
    for (let y = y0; y <= y1; ++y) for (let x = x0; x <= x1; ++x) list.push({ x, y });
    const inside = ({ x, y }) => x >= 0 && x < this.columns && y >= 0 && y < this.rows;
    if (!list.length || !list.every(inside)) throw new Refused(`no such point: ${text}`);
    return list;
  }

  // The answer to one line, and whether it ends the session; null for an empty line.
  answer(line) {
    const words = line
      .replace(/#.*$/, '')
      .replace(/[\0-\x08\x0b-\x1f\x7f]/g, '')
      .trim()
      .split(/\s+/);
    const id = /^[0-9]+$/.test(words[0]) ? words.shift() : '';
    const command = words.shift();
    if (!command) return null;
    try {
      if (!Object.hasOwn(this.commands, command)) throw new Refused('unknown command');
      const text = this.commands[command](words);
      return { text: `=${id}${text === '' ? '' : ` ${text}`}\n\n`, ends: command === 'quit' };
    } catch (error) {
      if (!(error instanceof Refused)) process.stderr.write(`${error.stack}\n`);
      const reason =
        error instanceof Refused ? error.message : `library error: ${error.name}: ${error.message}`;
      return { text: `?${id} ${reason.replace(/\s+/g, ' ')}\n\n`, ends: false };
    }
  }
}

// Runs an adapter: reads its flags, answers on stdout until quit or the end of stdin.
//   packageName  as npm knows it            usage    what --help prints after "node FILE"
//   options      for node:util parseArgs    check    (flags) => flags, may end the program with a message
//   without      (flags) => commands that are not offered
export async function serve(Game, adapter) {
  const { packageName, usage, options = {}, check = (flags) => flags, without = () => [] } = adapter;
  let flags;
  try {
    flags = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
  if (flags.help) {
    process.stdout.write(`A GTP engine that answers as the npm package ${packageName} does.\n\n${usage}\n`);
    return;
  }
  const session = new Session(Game, check(flags), packageName);
  for (const command of without(flags)) delete session.commands[command];
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const answer = session.answer(line);
    if (!answer) continue;
    process.stdout.write(answer.text);
    if (answer.ends) break;
  }
}
