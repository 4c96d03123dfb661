// Checks lines of JSON against a schema, with ajv (npm ci in this folder).
//
//     node validate.mjs case.schema.json FILE...      FILE.jsonl, one object a line
//     node validate.mjs --refused SCHEMA FILE...      the other way round: every line must be refused
//
// Exit 0: all as it should be. 1: a line is not, and is named. 2: bad usage.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';

const words = process.argv.slice(2);
const refused = words[0] === '--refused';
if (refused) words.shift();
if (words.length < 2) {
  console.error('usage: node validate.mjs [--refused] SCHEMA FILE...');
  process.exit(2);
}
// Strict about the schema itself, too; strictTypes and strictRequired ask for words that draft-07 does without.
const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, strictTuples: false });
const validate = ajv.compile(JSON.parse(readFileSync(words[0], 'utf8')));
let lines = 0;
let bad = 0;
for (const name of words.slice(1)) {
  const text = readFileSync(name, 'utf8').replace(/^\uFEFF/, '');
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    lines += 1;
    if (validate(JSON.parse(line)) !== refused) return;
    bad += 1;
    const error = validate.errors?.[0];
    console.log(`${name}:${index + 1}: ${error ? `${error.instancePath}: ${error.message}` : 'is let pass'}`);
  });
}
console.log(`${lines} lines, ${bad} not as they should be`);
process.exit(bad > 0 || lines === 0 ? 1 : 0);
