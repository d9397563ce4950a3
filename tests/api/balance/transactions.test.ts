import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminTransactions } from '../../../contract/balance/adminTransactionCalls.ts';
import { BALANCE_OF, CHARGES, type Transaction } from '../../../contract/balance/transaction.ts';
import { transactions } from '../../../contract/balance/transactionCalls.ts';
import type { Client } from '../setup/client.ts';
import { readXlsx } from '../setup/readXlsx.ts';
import type { CompanyName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let employee: Client;
let operator: Client;

const COUNT = { nord: 2300, west: 150, sued: 40 };

/** Entries of every type from January to June 2026, with equal moments, vehicles that look like formulas, and gaps. */
const addEntries = (company: CompanyName, count: number) =>
  testServer.db.systemQuery(
    `insert into ledger_entries (company_id, car_id, charge_round, vehicle, type, amount, user_id, created_at)
     select $1, case when h % 4 < 2 then $1::integer * 100000 + n end, case when h % 4 < 2 then 1 end,
       case when h % 4 < 2 then (array['=1+1', '+49 170', '-Golf', '@sum', 'Škoda <Karoq> & "Co"', 'Audi_x0041_ A4', 'Polo'])[1 + n % 7] end,
       (array['vehicle_token', 'vehicle_credit', 'tokens_added', 'credits_added'])[1 + h % 4],
       case when h % 4 < 2 then -1 - h % 3 else 10 + h % 50 end,
       (array[$2, null::integer])[1 + n % 2], timestamptz '2026-01-01 00:00:00.123456+00' + make_interval(mins => n / 3 * 97 % 260000)
     from (select n, ('x' || substr(md5((n + $1::integer)::text), 1, 7))::bit(28)::integer as h from generate_series(1, $3::integer) as n) as dice`,
    [testServer.testData.companies[company], testServer.testData.users.employee, count],
  );

beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  for (const [company, count] of Object.entries(COUNT))
    await addEntries(company as CompanyName, count);
  [chief, employee, operator] = [
    await testServer.as('chief'),
    await testServer.as('employee'),
    await testServer.as('operator'),
  ];
});
afterAll(() => testServer.close());

type Query = Record<string, string | number>;

const walk = async (
  page: (after: Query) => Promise<{ data: Transaction[]; next_cursor: string | null }>,
): Promise<Transaction[]> => {
  const rows: Transaction[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const answer: { data: Transaction[]; next_cursor: string | null } = await page(
      after ? { after } : {},
    );
    rows.push(...answer.data);
    after = answer.next_cursor;
  }
  return rows;
};
const own = (client: Client, query: Query = {}) =>
  walk((after) => client.must(transactions.list, { query: { per_page: 100, ...query, ...after } }));
const ofCompany = (company: CompanyName, query: Query = {}) =>
  walk((after) =>
    operator.must(adminTransactions.list, {
      params: { company: testServer.testData.companies[company] },
      query: { per_page: 100, ...query, ...after },
    }),
  );

const sumsOf = (rows: Transaction[]) => {
  const sums = {
    credits_added: 0,
    credits_spent: 0,
    tokens_added: 0,
    tokens_spent: 0,
    staff_credits_added: 0,
    staff_credits_spent: 0,
  };
  for (const { type, amount } of rows)
    sums[`${BALANCE_OF[type]}_${amount > 0 ? 'added' : 'spent'}`] += Math.abs(amount);
  return sums;
};

describe('transactions by role', () => {
  test('an employee sees those of their company, a manager also the sub-company’s, the operator the named company’s', async () => {
    const { nord, west, sued } = testServer.testData.companies;
    const companiesOf = (rows: Transaction[]) =>
      [...new Set(rows.map((row) => row.company_id))].sort();
    const [ofEmployee, ofChief, ofSued] = [
      await own(employee),
      await own(chief),
      await ofCompany('sued'),
    ];
    expect([ofEmployee.length, companiesOf(ofEmployee)]).toEqual([COUNT.nord, [nord]]);
    expect([ofChief.length, companiesOf(ofChief)]).toEqual([
      COUNT.nord + COUNT.west,
      [nord, west].sort(),
    ]);
    expect([ofSued.length, companiesOf(ofSued)]).toEqual([COUNT.sued, [sued]]);
  });

  test('a manager can filter by one of their companies; another one is answered with 404 for list, sums and file', async () => {
    const { west, sued } = testServer.testData.companies;
    expect((await own(chief, { company_id: west })).length).toBe(COUNT.west);
    for (const call of [transactions.list, transactions.sums, transactions.download]) {
      expect((await chief.call(call, { query: { company_id: sued } })).status).toBe(404);
      expect((await employee.call(call, { query: { company_id: west } })).status).toBe(404);
    }
  });

  test('an entry names its author; a company does not see the operator’s name', async () => {
    await testServer.db.systemQuery(
      `insert into ledger_entries (company_id, type, amount, user_id, created_at) values ($1, 'credits_added', 77, $2, '2026-06-30T12:00:00Z')`,
      [testServer.testData.companies.west, testServer.testData.users.operator],
    );
    const [seen] = (
      await own(chief, { date_from: '2026-06-30', company_id: testServer.testData.companies.west })
    ).filter((row) => row.amount === 77);
    expect(seen?.user_name).toBeNull();
    const [known] = (await ofCompany('west')).filter((row) => row.amount === 77);
    expect(known).toMatchObject({
      user_name: 'Person operator',
      company_title: 'Zweigstelle Westerwald',
    });
  });
});

describe.each(['created_at', 'amount'] as const)('sorted by %s', (sort) => {
  test.each(['ASC', 'DESC'] as const)(
    '%s, every transaction is listed once and in order',
    async (order) => {
      const rows = await own(chief, { sort, order });
      const sign = order === 'ASC' ? 1 : -1;
      const expected = [...rows].sort(
        (a, b) => sign * (a[sort] < b[sort] ? -1 : a[sort] > b[sort] ? 1 : a.id - b.id),
      );
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    },
  );
});

const isCharge = ({ type }: Transaction): boolean => CHARGES.some((charge) => charge === type);

describe('filters and their sums', () => {
  const filters: [Query, (row: Transaction) => boolean][] = [
    [{}, () => true],
    [{ type: 'vehicle_credit' }, (row) => row.type === 'vehicle_credit'],
    [{ charged_for: 'vehicle' }, isCharge],
    [
      { charged_for: 'vehicle', type: 'vehicle_token', date_to: '2026-02-28' },
      (row) => row.type === 'vehicle_token' && row.created_at < '2026-03-01',
    ],
    [{ charged_for: 'vehicle', type: 'tokens_added' }, () => false],
    [{ date_from: '2026-03-01' }, (row) => row.created_at >= '2026-03-01'],
    [{ date_to: '2026-02-28' }, (row) => row.created_at < '2026-03-01'],
    [
      { date_from: '2026-02-10', date_to: '2026-02-10' },
      (row) => row.created_at.startsWith('2026-02-10'),
    ],
    [
      { type: 'tokens_added', date_from: '2026-04-01', date_to: '2026-04-30' },
      (row) => row.type === 'tokens_added' && row.created_at.startsWith('2026-04'),
    ],
    [{ date_from: '2026-05-01', date_to: '2026-04-01' }, () => false],
  ];
  test.each(filters)('%o', async (query, fits) => {
    const expected = (await own(chief)).filter(fits);
    expect((await own(chief, query)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect((await chief.must(transactions.sums, { query })).data).toEqual(sumsOf(expected));
  });

  test('the operator sees the same sums as the company', async () => {
    const { data } = await operator.must(adminTransactions.sums, {
      params: { company: testServer.testData.companies.sued },
    });
    expect(data).toEqual(sumsOf(await ofCompany('sued')));
  });

  test('the sums include a new entry at once, and the next one of the same day', async () => {
    const { data: before } = await chief.must(transactions.sums);
    const add = (...amounts: number[]) =>
      testServer.db.systemQuery(
        `insert into ledger_entries (company_id, type, amount) select $1, 'credits_added', amount from unnest($2::integer[]) as amount`,
        [testServer.testData.companies.nord, amounts],
      );
    await add(5, 6);
    expect((await chief.must(transactions.sums)).data).toEqual({
      ...before,
      credits_added: before.credits_added + 11,
    });
    await add(9);
    expect((await chief.must(transactions.sums)).data).toEqual({
      ...before,
      credits_added: before.credits_added + 20,
    });
  });

  test.each([
    [{ type: 'gift' }, 'type'],
    [{ date_from: '1.2.2026' }, 'date_from'],
    [{ date_to: '2026-02-30' }, 'date_to'],
    [{ sort: 'vehicle' }, 'sort'],
    [{ q: 'golf' }, 'q'],
  ])('%o is refused at its field', async (query: Query, field) => {
    const answer = await chief.call(transactions.list, { query });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {})).toEqual([field]);
  });
});

describe('the filter by who caused an entry', () => {
  const sumsBy = async (client: Client, query: Query) =>
    (await client.must(transactions.sums, { query })).data;

  test('finds a user’s entries in list and sums, with other filters, too', async () => {
    const { users, companies } = testServer.testData;
    const theirs = (await own(chief)).filter(({ user_name }) => user_name === 'Person employee');
    expect(theirs.length).toBeGreaterThan(1000);
    const cases: [Query, (row: Transaction) => boolean][] = [
      [{}, () => true],
      [
        { charged_for: 'vehicle', date_from: '2026-02-01', date_to: '2026-03-31' },
        (row) => isCharge(row) && row.created_at >= '2026-02-01' && row.created_at < '2026-04-01',
      ],
      [{ company_id: companies.west }, (row) => row.company_id === companies.west],
    ];
    for (const [more, fits] of cases) {
      const query = { user_id: users.employee, ...more };
      const expected = theirs.filter(fits);
      expect(expected.length).toBeGreaterThan(0);
      expect((await own(chief, query)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(await sumsBy(chief, query)).toEqual(sumsOf(expected));
    }
  });

  test('finds nothing for users whom the reader cannot see and for unknown ones', async () => {
    const { users, companies } = testServer.testData;
    for (const author of [users.operator, users.suedChief])
      await testServer.db.systemQuery(
        `insert into ledger_entries (company_id, type, amount, user_id) values ($1, 'credits_added', 1, $2)`,
        [companies.nord, author],
      );
    for (const reader of [chief, employee])
      for (const user_id of [users.operator, users.suedChief, 999_999_999]) {
        expect(await own(reader, { user_id })).toEqual([]);
        expect(await sumsBy(reader, { user_id })).toEqual(sumsOf([]));
      }
  });

  test('is not the operator’s', async () => {
    const params = { company: testServer.testData.companies.nord };
    const answer = await operator.call(adminTransactions.list, { params, query: { user_id: 1 } });
    expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([422, ['user_id']]);
  });
});

describe('the Excel file', () => {
  const fetchFile = async (link: string) => {
    const response = await fetch(testServer.baseUrl + link);
    const name = decodeURIComponent(
      /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
        '',
    );
    return { response, name, sheets: readXlsx(Buffer.from(await response.arrayBuffer())) };
  };
  const cells = (row: Record<string, { value: string }> = {}) =>
    Object.values(row).map(({ value }) => value);

  test('has every filtered transaction, newest first, as in the list', async () => {
    const { response, name, sheets } = await fetchFile(
      (await chief.must(transactions.download)).link,
    );
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(name).toMatch(/^Transactions \d{4}-\d\d-\d\d\.xlsx$/);
    const [header, ...rows] = sheets.get('Transactions') ?? [];
    expect(cells(header)).toEqual([
      'Date (UTC)',
      'Company',
      'Vehicle',
      'Type',
      'Amount',
      'User',
      'Vehicle no.',
      'Entry no.',
    ]);
    const listed = await own(chief);
    expect(rows.map((row) => Number(row.H?.value))).toEqual(listed.map(({ id }) => id));
    expect(rows.map((row) => row.C?.value ?? null)).toEqual(listed.map(({ vehicle }) => vehicle));
    expect(rows.map((row) => row.B?.value)).toEqual(
      listed.map(({ company_title }) => company_title),
    );
    expect(rows.map((row) => row.F?.value ?? null)).toEqual(
      listed.map(({ user_name }) => user_name),
    );
  });

  test('has numbers as numbers and times as times', async () => {
    const { sheets } = await fetchFile(
      (
        await chief.must(transactions.download, {
          query: { company_id: testServer.testData.companies.west },
        })
      ).link,
    );
    const [, ...rows] = sheets.get('Transactions') ?? [];
    const listed = await own(chief, { company_id: testServer.testData.companies.west });
    expect(
      rows.every(
        (row) =>
          row.E?.kind === 'n' && row.H?.kind === 'n' && row.A?.kind === 'n' && row.A.style === 2,
      ),
    ).toBe(true);
    expect(rows.map((row) => Number(row.E?.value))).toEqual(listed.map(({ amount }) => amount));
    const moments = rows.map((row) =>
      new Date(Math.round((Number(row.A?.value) - 25_569) * 86_400) * 1000)
        .toISOString()
        .slice(0, 16),
    );
    expect(moments).toEqual(listed.map(({ created_at }) => created_at.slice(0, 16)));
  });

  test('never has a formula: texts that look like one stay text', async () => {
    const { sheets } = await fetchFile((await chief.must(transactions.download)).link);
    const rows = sheets.get('Transactions') ?? [];
    expect(rows.flatMap((row) => Object.values(row)).filter(({ kind }) => kind === 'f')).toEqual(
      [],
    );
    const vehicles = rows.slice(1).flatMap((row) => row.C ?? []);
    for (const start of ['=', '+', '-', '@']) {
      const risky = vehicles.filter(({ value }) => value.startsWith(start));
      expect(risky.length).toBeGreaterThan(0);
      expect(risky.every(({ kind, style }) => kind === 'inlineStr' && style === 3)).toBe(true);
    }
    expect(vehicles.filter(({ value }) => value === 'Polo').every(({ style }) => style === 0)).toBe(
      true,
    );
  });

  test('has the chosen days and type, in the requesting user’s language', async () => {
    const query = { type: 'vehicle_token', date_from: '2026-02-01', date_to: '2026-02-28' };
    const { link } = await operator.must(adminTransactions.download, {
      params: { company: testServer.testData.companies.nord },
      query,
      headers: { 'accept-language': 'de' },
    });
    const { name, sheets } = await fetchFile(link);
    expect(name).toMatch(/^Transaktionen .+\.xlsx$/);
    const [header, ...rows] = sheets.get('Transaktionen') ?? [];
    expect(cells(header).slice(0, 5)).toEqual([
      'Datum (UTC)',
      'Firma',
      'Fahrzeug',
      'Art',
      'Betrag',
    ]);
    expect(rows.map((row) => Number(row.H?.value))).toEqual(
      (await ofCompany('nord', query)).map(({ id }) => id),
    );
    expect([...new Set(rows.map((row) => row.D?.value))]).toEqual(['Fahrzeug mit Token bezahlt']);
  });

  test('has the entries of a user alone, who is named in its file name', async () => {
    const query = {
      user_id: testServer.testData.users.employee,
      charged_for: 'vehicle',
      date_to: '2026-02-28',
    };
    const { name, sheets } = await fetchFile(
      (await chief.must(transactions.download, { query })).link,
    );
    expect(name).toMatch(/^Transactions \(Person employee, Vehicles, to 2026-02-28\)/);
    const [, ...rows] = sheets.get('Transactions') ?? [];
    const listed = await own(chief, query);
    expect(listed.length).toBeGreaterThan(100);
    expect(rows.map((row) => Number(row.H?.value))).toEqual(listed.map(({ id }) => id));
  });

  test('has the screen’s filters, order and columns, and names the filters in its file name', async () => {
    const { west } = testServer.testData.companies;
    const [some] = await own(chief, { company_id: west, date_to: '2026-05-31' });
    const filters = {
      type: some?.type ?? '',
      date_from: '2026-01-01',
      date_to: '2026-05-31',
      company_id: west,
    };
    for (const [sort, order] of [
      ['amount', 'ASC'],
      ['amount', 'DESC'],
      ['created_at', 'ASC'],
    ] as const) {
      const query = { ...filters, sort, order };
      const { name, sheets } = await fetchFile(
        (
          await chief.must(transactions.download, {
            query: { ...query, columns: 'amount,vehicle' },
          })
        ).link,
      );
      const [header, ...rows] = sheets.get('Transactions') ?? [];
      expect(cells(header)).toEqual(['Amount', 'Vehicle']);
      const listed = await own(chief, query);
      expect(listed.length).toBeGreaterThan(0);
      expect(rows.map((row) => [Number(row.A?.value), row.B?.value ?? null])).toEqual(
        listed.map(({ amount, vehicle }) => [amount, vehicle]),
      );
      expect(name).toMatch(/\(Zweigstelle Westerwald, .+, from 2026-01-01, to 2026-05-31\)/);
    }
    const everything = await fetchFile(
      (await chief.must(transactions.download, { query: { sort: 'amount', order: 'ASC' } })).link,
    );
    const [, ...rows] = everything.sheets.get('Transactions') ?? [];
    expect(rows.map((row) => Number(row.H?.value))).toEqual(
      (await own(chief, { sort: 'amount', order: 'ASC' })).map(({ id }) => id),
    );
    expect(
      (await chief.call(transactions.download, { query: { columns: 'amount,secret' } })).status,
    ).toBe(422);
  });

  test('is valid for ten minutes; a missing company has none', async () => {
    const { link } = await chief.must(transactions.download);
    await testServer.db.systemQuery(
      `update downloads set expires_at = now() - interval '1 second'`,
    );
    expect((await fetch(testServer.baseUrl + link)).status).toBe(404);
    expect(
      (await operator.call(adminTransactions.download, { params: { company: 999_999 } })).status,
    ).toBe(404);
  });
});
