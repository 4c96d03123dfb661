// A board held against a file of cases, with node's own test runner: node --test
// HOTSTONE_CASES names other files. Put your board in the place of MyBoard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { check, readCases } from './hotstone_cases.mjs';
import { MyBoard } from './my_board.mjs';

const quick = new URL('../../quick/basic-only-self_removal-none.jsonl', import.meta.url);
const files = process.env.HOTSTONE_CASES?.split(' ') ?? [quick];

for (const file of files) {
  test(`cases of ${file}`, async (t) => {
    for (const c of readCases(readFileSync(file, 'utf8'))) {
      await t.test(`${c.id}: ${c.source}`, () => {
        assert.deepEqual(check(c, (columns, rows) => new MyBoard(columns, rows)), []);
      });
    }
  });
}
