import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAll } from '../../../src/list/export/readAll.ts';
import { csvLines } from '../../../src/ui/text/csv.ts';

/** A reader of RFC 4180, to see whether what was written can be read. */
const read = (csv: string): string[][] =>
  [...csv.matchAll(/((?:(?:"(?:[^"]|"")*"|[^",\r\n]*),?)*)\r\n/g)].map(([, line = '']) =>
    [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*),/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );

describe('a list as CSV', () => {
  it('keeps every text as it is, with commas, quotes and line breaks', () => {
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
    'makes no formula of %j',
    (text) => {
      expect(read(csvLines([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  it.each(['-3', '+7', '-1234.5', '0'])('leaves the number %s a number', (number) => {
    expect(csvLines([[number]])).toBe(`${number}\r\n`);
  });
});

describe('reading a whole list', () => {
  const rows = Array.from({ length: 250 }, (_, id) => ({ id }));
  const server = (answers: { after: unknown; page: number }[]) => ({
    getList: async (
      _resource: string,
      {
        pagination,
        meta,
      }: { pagination?: { page: number; perPage: number }; meta?: { after?: string } },
    ) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
      answers.push({ after: meta?.after, page });
      const end = page * perPage;
      return {
        data: rows.slice(end - perPage, end) as never[],
        total: rows.length,
        meta: { nextCursor: end < rows.length ? `after ${end}` : null },
      };
    },
  });
  const question = { sort: { field: 'id', order: 'ASC' as const }, filter: {}, params: {} };

  it('goes through all pages, each continued where the one before ended', async () => {
    const asked: { after: unknown; page: number }[] = [];
    const found: number[] = [];
    for await (const page of readAll(
      server(asked),
      'cars',
      question,
      new AbortController().signal,
    )) {
      found.push(...page.rows.map(({ id }) => Number(id)));
    }
    expect(found).toEqual(rows.map(({ id }) => id));
    expect(asked).toEqual([
      { after: undefined, page: 1 },
      { after: 'after 100', page: 2 },
      { after: 'after 200', page: 3 },
    ]);
  });

  it('asks no further when the user has cancelled', async () => {
    const asked: { after: unknown; page: number }[] = [];
    const controller = new AbortController();
    for await (const _page of readAll(server(asked), 'cars', question, controller.signal))
      controller.abort();
    expect(asked).toHaveLength(1);
  });
});
