import { expect, test } from 'vitest';
import type { Table } from '../../../server/db/client.ts';
import { writeRows } from '../../../server/services/lists/inner/writeRows.ts';

// What the database wrote becomes the JSON that the contract has.

const columns: Table['columns'] = [
  { name: 'id', type: 'number' },
  { name: 'say "x"', type: 'text' },
  { name: 'list', type: 'json' },
  { name: 'read', type: 'boolean' },
  { name: 'at', type: 'moment' },
];
const written = (rows: Table['rows']): unknown => JSON.parse(`[${writeRows({ columns, rows })}]`);

test('every type is written as JSON has it, and nothing in a text ends it', () => {
  const text = 'a "b" \\ \n </script> ünï 🚗 \u2028';
  expect(written([['-7', text, '[1, {"a": null}]', 't', '2026-05-20 10:11:12+00']])).toEqual([
    { id: -7, 'say "x"': text, list: [1, { a: null }], read: true, at: '2026-05-20T10:11:12.000Z' },
  ]);
});

test('what is missing is null, and no rows are none', () => {
  expect(written([[null, null, null, null, null]])).toEqual([
    { id: null, 'say "x"': null, list: null, read: null, at: null },
  ]);
  expect(written([])).toEqual([]);
});

test.each([
  ['2026-05-20 10:11:12.3+00', '2026-05-20T10:11:12.300Z'],
  ['2026-05-20 10:11:12.34+00', '2026-05-20T10:11:12.340Z'],
  ['2026-05-20 10:11:12.345678+00', '2026-05-20T10:11:12.345Z'],
  ['2026-05-20 10:11:12.999999+00', '2026-05-20T10:11:12.999Z'],
])('the moment %s is %s', (moment, expected) => {
  expect(written([['1', '', '{}', 'f', moment]])).toEqual([
    { id: 1, 'say "x"': '', list: {}, read: false, at: expected },
  ]);
});
