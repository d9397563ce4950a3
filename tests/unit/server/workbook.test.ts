import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Cell } from '../../../server/services/balance/inner/spreadsheet/rows.ts';
import { streamWorkbook } from '../../../server/services/balance/inner/spreadsheet/workbook.ts';
import { readXlsx } from '../../api/setup/readXlsx.ts';

const log = { warn: () => {} };
const columns = [
  { title: 'What', width: 20 },
  { title: 'How many', width: 10 },
];
const table = (batches: AsyncIterable<readonly (readonly Cell[])[]>) => ({
  name: 'Stock: [all]',
  columns,
  batches,
  momentFormat: 'yyyy-mm-dd',
});

async function* batchesOf(...sizes: number[]): AsyncGenerator<Cell[][]> {
  let count = 0;
  for (const size of sizes) yield Array.from({ length: size }, () => [`Car ${++count}`, count]);
}

test('rows that do not fit on one sheet continue on the next, none lost and none twice', async () => {
  const file = await buffer(streamWorkbook(table(batchesOf(5, 1, 0, 6)), log, 6));
  const sheets = readXlsx(file);
  expect([...sheets.keys()]).toEqual(['Stock   all ', 'Stock   all  2', 'Stock   all  3']);
  const numbers = [...sheets.values()].map(([header, ...rows]) => {
    expect(header?.A?.value).toBe('What');
    return rows.map((row) => Number(row.B?.value));
  });
  expect(numbers).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
    [11, 12],
  ]);
});

test('rows that fill a sheet to its last line are not followed by an empty sheet', async () => {
  const sheets = readXlsx(await buffer(streamWorkbook(table(batchesOf(5)), log, 6)));
  expect([...sheets.values()].map((rows) => rows.length)).toEqual([6]);
});

test('a table without rows is its header', async () => {
  const [rows] = readXlsx(await buffer(streamWorkbook(table(batchesOf()), log))).values();
  expect(rows?.map((row) => row.A?.value)).toEqual(['What']);
});

test('text that XML or Excel would interpret is read back unchanged', async () => {
  const texts = [
    'a <b> & "c"',
    'two\nlines',
    '_x0041_',
    ' spaces ',
    'Überführung 🚗',
    '=HYPERLINK("x")',
    '\u2028',
  ];
  const batches = (async function* () {
    yield [...texts, 'no\0\u0007bell', 'half \ud83d'].map((text) => [text, null]);
  })();
  const [rows = []] = readXlsx(await buffer(streamWorkbook(table(batches), log))).values();
  expect(rows.slice(1).map((row) => row.A?.value)).toEqual([...texts, 'nobell', 'half \ufffd']);
  expect(rows.flatMap((row) => Object.values(row)).some(({ kind }) => kind === 'f')).toBe(false);
});

test('rows that cannot be read break the file off instead of ending it as if it were complete', async () => {
  const batches = (async function* () {
    yield [['first', 1]];
    throw new Error('the database is gone');
  })();
  await expect(buffer(streamWorkbook(table(batches), log))).rejects.toThrow('the database is gone');
});

test('reading stops when the file’s reader stops', async () => {
  let stopped = false;
  const batches = (async function* () {
    try {
      for (;;) yield Array.from({ length: 1000 }, () => ['row', Math.random()]);
    } finally {
      stopped = true;
    }
  })();
  const stream = streamWorkbook(table(batches), log);
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > 100_000) break;
  }
  await expect.poll(() => stopped).toBe(true);
});
