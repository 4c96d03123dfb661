// Every adapter with its library: what each is known to do, also where that is not what one would expect.
// Needs the packages: npm ci --prefix corpus/adapters; then node --test
// corpus/adapters/tests/libraries.test.mjs
import assert from 'node:assert';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { ask } from './ask.mjs';

const folder = mkdtempSync(join(tmpdir(), 'adapters-'));
const load = (name, sgf) => {
  const file = join(folder, `${name}.sgf`);
  writeFileSync(file, sgf);
  return `loadsgf ${file}`;
};
// After Black's capture at C3 White may not take back at B3:  . X O .  /  X . X O  /  . X O .  /  . . . .
const ko = load('ko', '(;FF[4]SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb])');
// White at A3 would remove itself:  . X .  /  X . .  /  . . .
const corner = load('corner', '(;FF[4]SZ[3]AB[ba][ab]PL[W])');

const all = [
  ['../sabaki.mjs', ['--prevent-overwrite', '--prevent-ko', '--prevent-suicide']],
  ['../sabaki.mjs', ['--prevent-overwrite', '--prevent-ko', '--prevent-suicide', '--ask', 'analyzeMove']],
  ['../godash.mjs', []],
  ['../wgo.mjs', []],
  ['../wgo.mjs', ['--repeating', 'NONE']],
  ['../wgo.mjs', ['--rules', 'Chinese']],
  ['../goban.mjs', ['--rules', 'japanese']],
  ['../goban.mjs', ['--rules', 'aga']],
  ['../tenuki.mjs', []],
  ['../besogo.mjs', []],
  ['../goboard.mjs', []],
];

for (const [file, flags] of all) {
  test(`${file} ${flags.join(' ')}: setup, capture, the simple ko, self-removal`, () => {
    const answers = ask(file, flags, [
      ko,
      'list_stones b',
      'list_stones w',
      'is_legal w b3',
      'play w b3',
      'play w d4',
      'list_stones w',
      'undo',
      'undo',
      'list_stones b',
      'play b c3',
      'play w d1',
      'play b a1',
      'is_legal w b3',
      corner,
      'is_legal w a3',
      'all_legal w',
    ]);
    assert.equal(answers[0], 'white');
    assert.equal(answers[1], 'B4 A3 C3 B2');
    assert.equal(answers[2], 'C4 D3 C2');
    assert.equal(answers[3], '0');
    assert.match(answers[4], /^\? illegal move: /);
    assert.deepEqual(answers.slice(5, 9), ['', 'C4 D4 D3 C2', '', '']);
    assert.equal(answers[9], 'B4 A3 B2'); // undone to before the capture
    assert.deepEqual(answers.slice(10, 14), ['', '', '', '1']);
    assert.deepEqual(answers.slice(14), ['white', '0', 'C3 B2 C2 A1 B1 C1']);
  });
}

const three = ['boardsize 3', 'play b b1', 'play b a2']; // White at A1 would remove itself
const rectangle = load('rectangle', '(;FF[4]SZ[3:2]AB[aa];W[cb];B[tt])');

test('sabaki: flags one by one, and a pass that leaves the ko closed', () => {
  const passed = [ko, 'play w pass', 'play b pass', 'is_legal w b3'];
  assert.equal(ask('../sabaki.mjs', ['--prevent-ko'], passed)[3], '0');
  assert.equal(ask('../sabaki.mjs', [], passed)[3], '1');
  assert.equal(ask('../sabaki.mjs', ['--prevent-suicide'], [...three, 'is_legal w a1'])[3], '0');
  assert.equal(ask('../sabaki.mjs', [], [...three, 'is_legal w a1'])[3], '1');
  assert.equal(ask('../sabaki.mjs', [], [...three, 'is_legal w b1'])[3], '1');
  assert.equal(ask('../sabaki.mjs', ['--prevent-overwrite'], [...three, 'is_legal w b1'])[3], '0');
  assert.deepEqual(
    ask(
      '../sabaki.mjs',
      [],
      [rectangle, 'list_stones b', 'list_stones w', 'rectangular_boardsize 4 2', 'all_legal b'],
    ),
    ['white', 'A2', 'C1', '', 'A2 B2 C2 D2 A1 B1 C1 D1'],
  );
});

test('godash: a ko only if the caller remembers it; isLegalMove takes occupied points', () => {
  assert.equal(ask('../godash.mjs', ['--ko', 'none'], [ko, 'is_legal w b3'])[1], '1');
  assert.equal(ask('../godash.mjs', [], [ko, 'play w pass', 'play b pass', 'is_legal w b3'])[3], '1');
  assert.equal(ask('../godash.mjs', [], [...three, 'is_legal b b1'])[3], '0');
  assert.equal(ask('../godash.mjs', ['--ask', 'isLegalMove'], [...three, 'is_legal b b1'])[3], '1');
  assert.equal(ask('../godash.mjs', [], [rectangle])[0], '? unacceptable size');
});

test('wgo: NONE forbids every repetition, KO those of the last two positions, ALL none', () => {
  const passed = [ko, 'play w pass', 'play b pass', 'is_legal w b3'];
  assert.equal(ask('../wgo.mjs', ['--repeating', 'KO'], passed)[3], '1');
  assert.equal(ask('../wgo.mjs', ['--repeating', 'NONE'], passed)[3], '0');
  assert.equal(ask('../wgo.mjs', ['--repeating', 'ALL'], [ko, 'is_legal w b3'])[1], '1');
  // A single stone that removes itself: legal as the first play under KO, a repetition later.
  const single = load('single', '(;FF[4]SZ[3]AB[bc][ab]PL[W])');
  const later = load('later', '(;FF[4]SZ[3]AB[bc]PL[B];B[ab])');
  assert.equal(ask('../wgo.mjs', ['--suicide'], [single, 'is_legal w a1'])[1], '1');
  assert.equal(ask('../wgo.mjs', ['--suicide'], [later, 'is_legal w a1'])[1], '0');
  assert.equal(ask('../wgo.mjs', ['--suicide', '--repeating', 'ALL'], [later, 'is_legal w a1'])[1], '1');
});

test('goban: rule sets, and a history that leaves out the position a game starts from', () => {
  const passed = [ko, 'play w pass', 'play b pass', 'is_legal w b3'];
  assert.equal(ask('../goban.mjs', ['--rules', 'japanese'], passed)[3], '1');
  assert.equal(ask('../goban.mjs', ['--rules', 'chinese'], passed)[3], '1'); // it would bring the first position back
  const before = load('before', '(;FF[4]SZ[4]AB[ba][ab]AW[ca][bb][db][cc]PL[B];B[bc];W[dd];B[cb])');
  assert.equal(
    ask('../goban.mjs', ['--rules', 'chinese'], [before, 'play w pass', 'play b pass', 'is_legal w b3'])[3],
    '0',
  );
  assert.equal(
    ask(
      '../goban.mjs',
      ['--rules', 'chinese', '--superko', 'none'],
      [before, 'play w pass', 'play b pass', 'is_legal w b3'],
    )[3],
    '1',
  );
  assert.equal(ask('../goban.mjs', ['--rules', 'chinese'], [...three, 'is_legal w a1'])[3], '0');
  assert.equal(ask('../goban.mjs', ['--rules', 'ing'], [...three, 'is_legal w a1'])[3], '1');
  assert.equal(
    ask('../goban.mjs', ['--rules', 'chinese', '--self-capture', 'yes'], [...three, 'is_legal w a1'])[3],
    '1',
  );
  assert.deepEqual(
    ask(
      '../goban.mjs',
      ['--rules', 'aga'],
      [rectangle, 'komi 0.5', 'final_score', 'play b b2', 'play b b1', 'final_score'],
    ),
    ['white', '', 'W+0.5', '', '', 'B+2.5'],
  );
  assert.match(ask('../goban.mjs', ['--rules', 'japanese'], ['final_score'])[0], /^\? .*territory/);
});

test('tenuki: plays in turn, ends after two passes, and leaves out the position a game starts from', () => {
  assert.match(ask('../tenuki.mjs', [], ['boardsize 3', 'play w a1'])[1], /in turn/);
  assert.deepEqual(
    ask(
      '../tenuki.mjs',
      ['--setup', 'plays'],
      ['boardsize 3', 'play w a1', 'undo', 'is_legal b a1', 'known_command loadsgf'],
    ),
    ['', '', '', '1', 'false'],
  );
  assert.deepEqual(
    ask(
      '../tenuki.mjs',
      [],
      ['boardsize 3', 'play b pass', 'play w pass', 'is_legal b a1', 'play b pass'],
    ).slice(3),
    ['1', '? tenuki takes no third pass'],
  );
  assert.equal(ask('../tenuki.mjs', ['--ko-rule', 'positional-superko'], [ko, 'is_legal w b3'])[1], '1');
  const before = load('before2', '(;FF[4]SZ[4]AB[ba][ab]AW[ca][bb][db][cc]PL[B];B[bc];W[dd];B[cb])');
  for (const rule of ['positional-superko', 'situational-superko', 'natural-situational-superko']) {
    assert.equal(ask('../tenuki.mjs', ['--ko-rule', rule], [before, 'is_legal w b3'])[1], '0');
  }
  assert.deepEqual(
    ask('../tenuki.mjs', [], ['boardsize 3', 'play b b2', 'komi 5.5', 'final_score', 'is_legal w a1']).slice(
      3,
    ),
    ['B+3.5', '1'],
  );
  assert.match(ask('../tenuki.mjs', [], ['boardsize 20'])[0], /^\? unacceptable size: .*19/);
});

test('besogo: rectangles, and passes that lift a ko', () => {
  const passed = [ko, 'play w pass', 'play b pass', 'is_legal w b3'];
  assert.equal(ask('../besogo.mjs', [], passed)[3], '1');
  assert.equal(ask('../besogo.mjs', [], [rectangle, 'list_stones b'])[1], 'A2');
  assert.equal(ask('../besogo.mjs', [], [...three, 'is_legal b b1', 'is_legal w a1'])[4], '0');
});

test('goboard: a ko that passes leave closed, and that every board of a game shares', () => {
  assert.equal(ask('../goboard.mjs', [], [ko, 'play w pass', 'play b pass', 'is_legal w b3'])[3], '0');
  const tried = [ko, 'is_legal w d4', 'is_legal w b3'];
  assert.equal(ask('../goboard.mjs', [], tried)[2], '0');
  assert.equal(ask('../goboard.mjs', ['--ko', 'shared'], tried)[2], '1');
});

test('go-game: no ko; rollback and score are wrong', () => {
  const retaken = ask('../go-game.mjs', [], [ko, 'is_legal w b3', 'play w b3', 'undo', 'list_stones w']);
  assert.deepEqual(retaken, ['white', '1', '', '', 'C4 D3 C2']);
  assert.equal(ask('../go-game.mjs', [], [...three, 'is_legal w a1', 'is_legal w b1'])[3], '0');

  const Go = createRequire(import.meta.url)('go-game');
  const game = new Go(3);
  const play = (...points) => points.forEach((point) => assert.ok(game.playerTurn(game.currentPlayer, point)));
  play([0, 0]);
  assert.throws(() => game.rollback(1), TypeError);
  assert.equal(game.field[0][0], Go.BLACK); // the stone is still there
  game.field[0][0] = Go.EMPTY;
  play([0, 0], [1, 1]);
  game.rollback(1);
  play([2, 2]);
  game.rollback(1);
  assert.equal(game.field[2][2], Go.WHITE); // taken back, and still there
  const captures = new Go(3);
  for (const point of [[0, 1], [0, 0], [1, 1], [2, 0], [2, 1], [0, 2], [1, 0]])
    assert.ok(captures.playerTurn(captures.currentPlayer, point));
  assert.equal(captures.score[Go.BLACK], 1); // two stones are off
  assert.deepEqual(captures.field.map((column) => column[0]), [Go.EMPTY, Go.BLACK, Go.EMPTY]);
});

test('weiqi: every earlier board is forbidden, and nothing is played after two passes', () => {
  const moves = 'b b4;w c4;b a3;w b3;b b2;w d3;b d1;w c2;b c3'.split(';').map((move) => `play ${move}`);
  const asked = ['boardsize 4', ...moves, 'is_legal w b3', 'undo', 'is_legal w c3', 'komi 0.5', 'final_score'];
  assert.deepEqual(ask('../weiqi.mjs', [], asked).slice(10), ['0', '', '1', '', 'W+1.5']);
  assert.match(
    ask('../weiqi.mjs', [], ['boardsize 3', 'play b pass', 'play w pass', 'play b a1'])[3],
    /two passes/,
  );
  assert.equal(ask('../weiqi.mjs', [], ['known_command loadsgf'])[0], 'false');
});
