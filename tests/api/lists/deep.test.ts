import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminTransactions } from '../../../contract/balance/adminTransactionCalls.ts';
import type { Transaction } from '../../../contract/balance/transaction.ts';
import { transactions } from '../../../contract/balance/transactionCalls.ts';
import type { Client } from '../setup/client.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Pages deep in a ledger show the same rows as following cursors.

let testServer: TestServer;
let chief: Client;
let operator: Client;

const COUNT = { nord: 2600, west: 1400 };

/** Adds two or three hundred entries on each of some days, several in the same moment and some at midnight. Other days have none. */
const addEntries = (company: number, count: number) =>
  testServer.db.systemQuery(
    `insert into ledger_entries (company_id, type, amount, created_at)
     select $1, (array['tokens_added', 'credits_added'])[1 + n % 2], 1 + n % 90,
       timestamptz '2026-01-01 00:00:00+00' + make_interval(days => n % 11 * 3, hours => n % 7 * 4)
     from generate_series(1, $2::integer) as n`,
    [company, count],
  );

beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  for (const name of ['nord', 'west'] as const)
    await addEntries(testServer.testData.companies[name], COUNT[name]);
  [chief, operator] = [await testServer.as('chief'), await testServer.as('operator')];
});
afterAll(() => testServer.close());

type Query = Record<string, string | number>;
type Page = { data: Transaction[]; next_cursor: string | null; last_page: number };

const LISTS: Record<string, (query: Query) => Promise<Page>> = {
  'of a manager, with a sub-company': (query) => chief.must(transactions.list, { query }),
  'of one company, for the operator': (query) =>
    operator.must(adminTransactions.list, {
      params: { company: testServer.testData.companies.nord },
      query,
    }),
};

const walk = async (ask: (query: Query) => Promise<Page>, query: Query): Promise<number[]> => {
  const ids: number[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: Page = await ask({ ...query, per_page: 100, ...(after && { after }) });
    ids.push(...page.data.map(({ id }) => id));
    after = page.next_cursor;
  }
  return ids;
};

const QUESTIONS: Query[] = [
  {},
  { order: 'ASC' },
  { type: 'tokens_added' },
  { date_from: '2026-01-04', date_to: '2026-01-25', order: 'ASC' },
  { date_to: '2026-01-27' },
  { sort: 'amount' },
];

test.each(Object.keys(LISTS).flatMap((list) => QUESTIONS.map((query) => [list, query] as const)))(
  'a ledger %s, %o: every deep page is the one that cursors lead to',
  async (list, query) => {
    const ask = LISTS[list] as (query: Query) => Promise<Page>; // a key of it
    const ids = await walk(ask, query);
    expect(ids.length).toBeGreaterThan(1250);
    expect(new Set(ids).size).toBe(ids.length);
    const last = Math.ceil(ids.length / 25);
    for (const page of [42, 43, Math.floor((42 + last) / 2), last - 1, last]) {
      const answer = await ask({ ...query, per_page: 25, page });
      expect(answer.data.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 25, page * 25));
      expect(answer.last_page).toBe(Math.min(page + 1, last));
    }
    expect(await ask({ ...query, per_page: 25, page: last + 2 })).toMatchObject({
      data: [],
      next_cursor: null,
    });
  },
);

test('an added entry shifts the pages after it', async () => {
  const ask = LISTS['of a manager, with a sub-company'] as (query: Query) => Promise<Page>;
  const before = await ask({ per_page: 25, page: 60 });
  await testServer.db.systemQuery(
    `insert into ledger_entries (company_id, type, amount) values ($1, 'credits_added', 1)`,
    [testServer.testData.companies.west],
  );
  const after = await ask({ per_page: 25, page: 60 });
  expect(after.data.slice(1).map(({ id }) => id)).toEqual(
    before.data.slice(0, 24).map(({ id }) => id),
  );
});
