import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openEmptyDatabase } from '../setup/testDatabase.ts';

// Statements with cached plans return the same as others under all conditions.

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openEmptyDatabase());
  await migrate(db);
});
afterAll(() => close());

const read = async (text: string, values: unknown[] = []) =>
  (await db.readAs('operator', text, values)).rows;

describe('a statement with a cached plan', () => {
  test.each([
    ['text', 'it\'s \\ "quoted"; drop table cars -- ünï 🚗'],
    ['text', '$1'],
    ['text', null],
    ['integer', -7],
    ['float8', 1.5],
    ['boolean', true],
  ])('takes %s %j as a value and returns it', async (type, value) => {
    for (let time = 0; time < 5; time++)
      expect(await read(`select $1::${type} as value`, [value])).toEqual([{ value }]);
  });

  test('takes lists of numbers, also an empty one', async () => {
    const count = async (list: number[]) =>
      await read('select cardinality($1::integer[]) as count', [list]);
    expect([await count([]), await count([3]), await count([-1, 2, 3])]).toEqual([
      [{ count: 0 }],
      [{ count: 1 }],
      [{ count: 3 }],
    ]);
  });

  test('fails on its own: the next ones, and the same one with other values, work', async () => {
    const divide = (by: number) => read('select 6 / $1::integer as value', [by]);
    await expect(divide(0)).rejects.toThrow(/division/);
    expect(await divide(3)).toEqual([{ value: 2 }]);
    await expect(divide(0)).rejects.toThrow(/division/);
    expect(await divide(2)).toEqual([{ value: 3 }]);
    await expect(read('select no_such_column')).rejects.toThrow(/no_such_column/);
    expect(await read('select 1 as value')).toEqual([{ value: 1 }]);
  });

  test('can run many times at once, even if some runs fail', async () => {
    const ask = (by: number) =>
      read('select 12 / $1::integer as value', [by]).then(
        ([row]) => row?.value,
        () => 'failed',
      );
    expect(await Promise.all([0, 1, 2, 0, 3, 4].map(ask))).toEqual([
      'failed',
      12,
      6,
      'failed',
      4,
      3,
    ]);
  });

  test('that cannot be planned reports the reason to all callers', async () => {
    const failures = await Promise.allSettled(
      Array.from({ length: 4 }, () => read('select no_such_column_either')),
    );
    expect(
      failures.map((failure) => failure.status === 'rejected' && String(failure.reason)),
    ).toEqual(Array(4).fill(expect.stringMatching(/no_such_column_either/)));
  });

  test('that failed is not cached', async () => {
    await expect(read('select 1 / $1::integer as never_answered', [0])).rejects.toThrow(/division/);
    expect(
      await read(
        "select 1 from pg_prepared_statements where statement like '%never_answered%' and statement not like '%pg_prepared%'",
      ),
    ).toEqual([]);
  });

  test('is one of many; the database caches a limited number', async () => {
    for (const round of [1, 2]) {
      for (let n = 0; n < 260; n++)
        expect(await read(`select ${n} * $1::integer as value`, [round])).toEqual([
          { value: n * round },
        ]);
    }
    const [kept] = await read('select count(*)::integer as count from pg_prepared_statements');
    expect(kept?.count).toBeLessThanOrEqual(200);
    expect(kept?.count).toBeGreaterThan(100);
  });

  test('only reads, and applies the present scope each time', async () => {
    await db.systemQuery("insert into presets (name) values ('p')");
    await db.systemQuery(
      "insert into companies (title, preset_id) select 'Eins', id from presets union all select 'Zwei', id from presets",
    );
    const titles = async (companyIds: number[]) =>
      (await db.readAs({ companyIds }, 'select title from companies order by id', [])).rows.map(
        ({ title }) => title,
      );
    const { rows } = await db.systemQuery('select id from companies order by id');
    const [one, two] = rows.map(({ id }) => Number(id)) as [number, number];
    for (let time = 0; time < 4; time++) {
      expect([
        await titles([one]),
        await titles([two]),
        await titles([]),
        await titles([one, two]),
      ]).toEqual([['Eins'], ['Zwei'], [], ['Eins', 'Zwei']]);
    }
    await expect(db.readAs({ companyIds: [one] }, 'select 1 / 0', [])).rejects.toThrow(/division/);
    expect([await titles([two]), await titles([one])]).toEqual([['Zwei'], ['Eins']]);
    const { rows: all } = await db.systemRead('select title from companies order by id', []);
    expect(all.length).toBe(2);
    await expect(read("update companies set title = 'x'")).rejects.toThrow(/read-only/);
  });
});
