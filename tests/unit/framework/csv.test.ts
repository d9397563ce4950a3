import { csvLines } from '@turntable/declare/ui/text/csv.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Parses RFC 4180, to check that the output is readable. */
const read = (csv: string): string[][] =>
  [...csv.matchAll(/((?:(?:"(?:[^"]|"")*"|[^",\r\n]*),?)*)\r\n/g)].map(([, line = '']) =>
    [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*),/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );

describe('a list as CSV', () => {
  it('keeps every text unchanged, with commas, quotes and line breaks', () => {
    const harmless = fc
      .string({ minLength: 1 })
      .filter((text) => !/^[=+\-@\t\r]/.test(text) && !text.includes('\0'));
    fc.assert(
      fc.property(fc.array(fc.tuple(harmless, harmless), { minLength: 1 }), (rows) => {
        expect(read(csvLines(rows))).toEqual(rows);
      }),
    );
  });

  it.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\t=1', '+49 30 123'])(
    'does not turn %j into a formula',
    (text) => {
      expect(read(csvLines([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it.each(['-3', '+7', '-1234.5', '0'])('leaves the number %s a number', (number) => {
    expect(csvLines([[number]])).toBe(`${number}\r\n`);
  });
});
