import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { Tx } from '../../../server/db/client.ts';
import { rawQuery, rawScript } from '../../../server/db/rawQuery.ts';
import { enterScope } from '../../../server/db/scope.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { addVehicles } from '../vehicles/listFixtures.ts';

// A search for a common word skips other vehicles in an index that contains the searched text: rows are ten times as wide.

let testServer: TestServer;

/** Marks all rows as visible, so that indexes alone are enough. While a statistics run looks on, PostgreSQL marks none. */
const vacuumed = async (): Promise<void> => {
  await testServer.db.systemScript('vacuum cars');
  const visible = "select relallvisible from pg_class where oid = 'cars'::regclass";
  const [row] = (await testServer.db.asSystem((tx) => rawQuery(tx, visible))).rows;
  expect(row?.relallvisible).toBeGreaterThan(0);
};

beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  await addVehicles(testServer.db, testServer.testData.companies.nord, 1500, 1);
  await vi.waitFor(vacuumed, { timeout: 20_000, interval: 200 });
});
afterAll(() => testServer.close());

type Ask = () => Promise<unknown>;

/** Returns the plan of the statement that reads a page; without reading the whole table, which is faster while it is small. */
const planOf = async (ask: Ask): Promise<string> => {
  const { db } = testServer;
  const spy = vi.spyOn(db, 'readAs');
  await ask();
  const [scope, text, values] = spy.mock.calls.find(([, sql]) => sql.includes('place_key')) ?? [];
  spy.mockRestore();
  if (!scope) throw new Error('no page was read');
  const off = 'set local enable_seqscan = off; set local enable_bitmapscan = off';
  const rows = await db.asSystem(async (tx) => {
    await rawScript(tx, `${enterScope(scope)}; ${off}`);
    return (await rawQuery(tx, `explain ${text}`, values)).rows;
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test.each(['updated_at', 'created_at', 'vehicle_name', 'vin'] as const)(
  'a search for a common word by %s reads only its index, for a company and for the operator',
  async (sort) => {
    const column = sort === 'vehicle_name' ? 'name_key' : sort;
    const query = { page: 2, sort, q: 'o' };
    const [employee, operator] = [await testServer.as('employee'), await testServer.as('operator')];
    expect(await planOf(() => employee.must(cars.list, { query }))).toMatch(
      new RegExp(`Index Only Scan.* using cars_(of_company_)?by_${column} `),
    );
    expect(await planOf(() => operator.must(adminCars.list, { query }))).toMatch(
      new RegExp(`Index Only Scan.* using cars_by_${column} `),
    );
  },
);

/** Returns how many entries of each of the vehicles' indexes the transaction has read. */
const entriesRead = async (tx: Tx): Promise<Record<string, number>> => {
  const { rows } = await rawQuery(
    tx,
    `select indexrelid::regclass::text as name, pg_stat_get_xact_tuples_returned(indexrelid)::integer as entries
     from pg_index where indrelid = 'cars'::regclass`,
  );
  return Object.fromEntries(rows.map(({ name, entries }) => [String(name), Number(entries)]));
};

test('a search in a company with few vehicles reads their entries of an index of companies, and no others', async () => {
  const { db, testData } = testServer;
  const FEW = 30;
  await addVehicles(db, testData.companies.sued, FEW, 2);
  await db.systemScript('vacuum analyze cars');
  await db.as({ companyIds: [testData.companies.sued] }, async (tx) => {
    await rawScript(tx, 'set local enable_seqscan = off'); // the whole table is as fast while it is small
    const before = await entriesRead(tx);
    const search = "select cardinality(matching_rows('cars', '%o%', 1001)) as found";
    expect((await rawQuery(tx, search)).rows).toEqual([{ found: FEW }]);
    const read = Object.entries(await entriesRead(tx)).flatMap(([name, entries]) =>
      entries > (before[name] ?? 0) ? [{ name, entries: entries - (before[name] ?? 0) }] : [],
    );
    // several indexes begin with the company and hold the text; entries of changed rows are removed only when nobody can see them
    const ofCompany = expect.stringMatching(/^cars_of_company_by_/);
    expect(read).toEqual([{ name: ofCompany, entries: expect.any(Number) }]);
    expect(read[0]?.entries).toBeLessThan(10 * FEW);
  });
});

test('rows that a user of one company sees are compared with that company, not looked up in a list', async () => {
  const { db, testData } = testServer;
  const explain = 'explain (analyze, verbose, costs off, timing off, summary off)';
  const planFor = (companyIds: number[]) =>
    db.as({ companyIds }, async (tx) => {
      const { rows } = await rawQuery(tx, `${explain} select count(*) from cars`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const { nord, sued } = testData.companies;
  await db.systemQuery('delete from cars where company_id <> $1', [nord]);
  const unusedList = /\(never executed\)\s+Output: COALESCE\(\(?string_to_array/;
  expect(await planFor([nord])).toMatch(unusedList);
  expect(await planFor([sued, nord])).not.toMatch(unusedList);
});
