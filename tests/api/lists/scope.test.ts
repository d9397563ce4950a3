import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '../../../server/db/scope.ts';
import { readPage } from '../../../server/services/lists/readPage.ts';
import type { ListSheet } from '../../../server/services/lists/sheet.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { addVehicles } from '../vehicles/listFixtures.ts';

// A list whose declaration forgets the condition on the owner shows the scope's rows and nothing else.

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  const { nord, sued } = testServer.testData.companies;
  for (const company of [nord, sued]) {
    await addVehicles(testServer.db, company, 30, company);
    await testServer.db.systemQuery(
      `insert into ledger_entries (company_id, type, amount) values ($1, 'credits_added', 7)`,
      [company],
    );
    await testServer.db.systemQuery(`insert into tokens (company_id, name) values ($1, 'Pass')`, [
      company,
    ]);
  }
});
afterAll(() => testServer.close());

/** Returns a list of a whole table, without any condition. */
const carelessSheet = (
  table: string,
  owner: string,
  indexed: boolean,
): ListSheet<'id', object> => ({
  table,
  columns: () => `page.id, page.${owner} as owner`,
  sorts: { id: { column: 'id', type: 'integer', order: 'ASC' } },
  conditions: () => [],
  ...(indexed ? { search: { text: 'search_text', indexed } } : {}),
});

interface Answer {
  data: { owner: number }[];
  total: number;
}

const read = async (scope: Scope, sheet: ListSheet<'id', object>, q?: string): Promise<Answer> => {
  const context = {
    db: testServer.db,
    signing: { urlOf: (key: string) => key, isValid: () => false },
  };
  const query = { page: 1, per_page: 100, sort: 'id', q } as const;
  return JSON.parse(
    String(
      await readPage(context, sheet, {
        scope,
        companies: scope === 'operator' ? 'every' : scope.companyIds,
        query,
      }),
    ),
  );
};

const owners = async (
  scope: Scope,
  sheet: ListSheet<'id', object>,
  q?: string,
): Promise<number[]> => {
  const { data } = await read(scope, sheet, q);
  return [...new Set(data.map(({ owner }) => owner))].sort((a, b) => a - b);
};

describe.each([
  ['cars', 'company_id'],
  ['companies', 'id'],
  ['users', 'company_id'],
  ['ledger_entries', 'company_id'],
  ['tokens', 'company_id'],
])('a list of all %s', (table, owner) => {
  test('shows a company its own rows', async () => {
    const { nord } = testServer.testData.companies;
    expect(await owners({ companyIds: [nord] }, carelessSheet(table, owner, false))).toEqual([
      nord,
    ]);
  });

  test('shows nothing without a scope', async () => {
    expect(await owners({ companyIds: [] }, carelessSheet(table, owner, false))).toEqual([]);
  });

  test('does not show one company’s rows to another', async () => {
    const { nord, sued } = testServer.testData.companies;
    const sheet = carelessSheet(table, owner, false);
    expect(await owners('operator', sheet)).toEqual(expect.arrayContaining([nord, sued]));
    expect(await owners({ companyIds: [nord] }, sheet)).toEqual([nord]);
    expect(await owners({ companyIds: [sued] }, sheet)).toEqual([sued]);
  });
});

test.each([
  ['cars', 'company_id', 'S-'],
  ['companies', 'id', 'a'],
])('a search in all %s finds and counts only a company’s own', async (table, owner, q) => {
  const { nord, sued } = testServer.testData.companies;
  const own = await read({ companyIds: [nord] }, carelessSheet(table, owner, true), q);
  expect([...new Set(own.data.map((row) => row.owner))]).toEqual([nord]);
  expect(own.total).toBe(own.data.length);
  expect(await owners({ companyIds: [] }, carelessSheet(table, owner, true), q)).toEqual([]);
  expect(await owners('operator', carelessSheet(table, owner, true), q)).toEqual(
    expect.arrayContaining([nord, sued]),
  );
});
