// The loop alone, with a toy for a library: needs node, and no package. node --test
// corpus/adapters/tests/loop.test.mjs
import assert from 'node:assert';
import test from 'node:test';
import { ask, run } from './ask.mjs';

const toy = (commands) => ask('toy.mjs', [], commands);

test('answers are framed as GTP wants them, byte for byte', () => {
  const { stdout, status } = run(
    'toy.mjs',
    [],
    '# a comment\n\n1 protocol_version\r\n known_command\tplay \x07\n2 foo\n3 quit\n4 name\n',
  );
  assert.equal(stdout, '=1 2\n\n= true\n\n?2 unknown command\n\n=3\n\n');
  assert.equal(status, 0);
});

test('the end of the input ends the program', () =>
  assert.equal(run('toy.mjs', [], 'name').stdout, '= toy\n\n'));

test('what is listed is known, and nothing else', () => {
  const listed = toy(['list_commands'])[0].split('\n');
  assert.deepEqual(listed, [...listed].sort());
  assert.ok(listed.includes('is_legal') && listed.includes('final_score') && !listed.includes('loadsgf'));
  assert.ok(!listed.includes('rectangular_boardsize'));
  assert.deepEqual(
    new Set(toy(listed.filter((name) => name !== 'quit').map((name) => `known_command ${name}`))),
    new Set(['true']),
  );
  assert.deepEqual(toy(['known_command toString', 'known_command', 'toString']), [
    'false',
    'false',
    '? unknown command',
  ]);
});

test('vertices, colours and sizes are checked', () => {
  assert.deepEqual(
    toy([
      'boardsize 9',
      'is_legal b i1',
      'is_legal b k1',
      'is_legal b a10',
      'is_legal b a0',
      'is_legal b',
      'is_legal red a1',
      'is_legal WHITE j9',
      'is_legal b PASS',
      'boardsize 0',
      'boardsize',
      'boardsize x',
      'boardsize 26',
      'boardsize 20',
      'is_legal b j1',
    ]),
    [
      '',
      ...Array(4).fill('? invalid coordinate'),
      '? invalid coordinate',
      '? invalid color',
      '1',
      '1',
      ...Array(4).fill('? unacceptable size'),
      '? unacceptable size: at most 19',
      '1',
    ],
  );
});

test('plays, refusals, undo and the lists of points', () => {
  assert.deepEqual(
    toy([
      'boardsize 2',
      'undo',
      'play b a1',
      'play w b2',
      'list_stones b',
      'list_stones w',
      'play w pass',
      'undo',
      'undo',
      'undo',
      'undo',
      'list_stones b',
    ]),
    ['', '? cannot undo', '', '', 'A1', 'B2', '', '', '', '', '? cannot undo', ''],
  );
  assert.deepEqual(toy(['boardsize 3', 'is_legal b b2', 'all_legal w', 'play b b2']), [
    '',
    '0',
    'A3 B3 C3 A2 C2 A1 B1 C1',
    '? illegal move: not on B2',
  ]);
});

test('an exception of the library is an error of its own, never a rule', () => {
  const { stdout, stderr } = run(
    'toy.mjs',
    [],
    'play b a1\nis_legal w a1\nplay w pass\nboardsize 3\nplay b pass\n',
  );
  assert.equal(
    stdout,
    '=\n\n? library error: TypeError: two stones on a point\n\n=\n\n=\n\n? pass first?\n\n',
  );
  assert.match(stderr, /TypeError: two stones/);
});

test('the komi holds for the game under way', () => {
  assert.deepEqual(
    toy([
      'boardsize 3',
      'play b a1',
      'komi 7.5',
      'final_score',
      'list_stones b',
      'komi 0',
      'final_score',
      'undo',
      'final_score',
      'komi x',
    ]),
    ['', '', '', 'W+6.5', 'A1', '', 'B+1', '', '0', '? komi is not a number'],
  );
});

test('--help explains and a wrong flag ends with 2', () => {
  assert.match(run('toy.mjs', ['--help'], '').stdout, /node toy.mjs/);
  assert.equal(run('toy.mjs', ['--nope'], '').status, 2);
});
