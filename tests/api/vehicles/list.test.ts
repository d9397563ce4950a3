import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { CarSort } from '../../../contract/vehicles/queries.ts';
import { type CarRow, CarState } from '../../../contract/vehicles/vehicle.ts';
import type { Client } from '../setup/client.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';
import { addVehicles } from './listFixtures.ts';

let testServer: TestServer;
let chief: Client;
let employee: Client;
let operator: Client;
let suedEmployee: Client;

const NORD = 140;
const WEST = 60;
const SUED = 2600;

beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  const { nord, west, sued } = testServer.testData.companies;
  await addVehicles(testServer.db, nord, NORD, 1);
  await addVehicles(testServer.db, west, WEST, 2);
  await addVehicles(testServer.db, sued, SUED, 3);
  [chief, employee, operator, suedEmployee] = (await Promise.all(
    (['chief', 'employee', 'operator', 'suedEmployee'] as const).map((person) =>
      testServer.as(person),
    ),
  )) as [Client, Client, Client, Client];
});
afterAll(() => testServer.close());

type Query = Record<string, string | number>;

/** Follows the cursors from the first page to the last. */
const walk = async (
  client: Client,
  call: typeof cars.list | typeof companyCars.list | typeof adminCars.list,
  query: Query,
): Promise<CarRow[]> => {
  const rows: CarRow[] = [];
  let after: string | null = null;
  do {
    const page: { data: CarRow[]; next_cursor: string | null } = await client.must(call, {
      query: { ...query, ...(after && { after }) },
    });
    rows.push(...page.data);
    after = page.next_cursor;
  } while (after !== null);
  return rows;
};

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
const unique = <T>(values: T[]) => [...new Set(values)];

describe('vehicles by role', () => {
  test("an employee sees their company's, a manager also those of the sub-company, the operator all", async () => {
    const companiesOf = (rows: CarRow[]) => unique(rows.map((row) => row.company_id)).sort();
    const { nord, west } = testServer.testData.companies;
    const own = await walk(employee, cars.list, { per_page: 50 });
    expect([own.length, companiesOf(own)]).toEqual([NORD, [nord]]);
    const plain = await walk(chief, cars.list, { per_page: 50 });
    expect([plain.length, companiesOf(plain)]).toEqual([NORD, [nord]]);
    const all = await walk(chief, companyCars.list, { per_page: 50 });
    expect([all.length, companiesOf(all)]).toEqual([NORD + WEST, [nord, west].sort()]);
    const every = await walk(operator, adminCars.list, { per_page: 1000 });
    expect(every.length).toBe(NORD + WEST + SUED);
  });

  test('a filter by company works; another company is not found', async () => {
    const { west, sued } = testServer.testData.companies;
    const page = await chief.must(companyCars.list, { query: { company_id: west } });
    expect([page.total, page.total_is_minimum]).toEqual([WEST, false]);
    expect((await chief.call(companyCars.list, { query: { company_id: sued } })).status).toBe(404);
    const admin = await operator.must(adminCars.list, { query: { companyId: west } });
    expect(admin.total).toBe(WEST);
    expect(
      (await operator.must(adminCars.list, { query: { companyId: 999_999_999 } })).data,
    ).toEqual([]);
  });
});

describe('the filter by who added a vehicle', () => {
  const BY = { chief: 7, westChief: 5, suedChief: 3 } as const;
  const addedBy = async (reader: Client, user_id: number) =>
    (await reader.must(companyCars.list, { query: { user_id } })).data;

  beforeAll(async () => {
    const { companies, users } = testServer.testData;
    const homes = { chief: companies.nord, westChief: companies.west, suedChief: companies.sued };
    for (const person of ['chief', 'westChief', 'suedChief'] as const)
      await testServer.db.systemQuery(
        'update cars set user_id = $1 where id in (select id from cars where company_id = $2 order by id limit $3)',
        [users[person], homes[person], BY[person]],
      );
  });

  test('finds the vehicles of a manager and of people in sub-companies, and no others', async () => {
    const { users } = testServer.testData;
    for (const person of ['chief', 'westChief'] as const) {
      const rows = await addedBy(chief, users[person]);
      expect(rows.map((row) => row.user_id)).toEqual(Array(BY[person]).fill(users[person]));
    }
  });

  test('finds nothing for people of other companies and for unknown ones', async () => {
    const { users } = testServer.testData;
    expect(await addedBy(chief, users.suedChief)).toEqual([]);
    expect(await addedBy(await testServer.as('westChief'), users.chief)).toEqual([]);
    expect(await addedBy(chief, 999_999_999)).toEqual([]);
  });

  test('is combined with the company', async () => {
    const query = {
      user_id: testServer.testData.users.westChief,
      company_id: testServer.testData.companies.nord,
    };
    expect((await chief.must(companyCars.list, { query })).data).toEqual([]);
  });

  test.each(['user_id', 'photos_by'])(
    'is for managers alone, who know their people (%s)',
    async (name) => {
      const query = { [name]: testServer.testData.users.chief };
      for (const answer of [
        await employee.call(cars.list, { query }),
        await operator.call(adminCars.list, { query }),
      ])
        expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([422, [name]]);
      expect((await employee.call(companyCars.list, { query })).status).toBe(403);
    },
  );
});

/** How a row's sort key is computed, written a second time and without SQL. */
const KEYS: Record<string, (row: CarRow) => string | number> = {
  updated_at: (row) => row.updated_at,
  created_at: (row) => row.created_at,
  vehicle_name: (row) => row.vehicle_name.toLowerCase(),
  vin: (row) => row.vin,
  state: (row) => row.state,
  photos_count: (row) => row.photos_count,
  ftp_upload_date: (row) => row.ftp_upload_date ?? '',
  id: (row) => row.id,
};
/** Returns a row's sort key. By a declared field, empty values are the smallest. */
const keyOf = (row: CarRow, sort: keyof CarRow): string | number =>
  KEYS[sort]?.(row) ?? (row[sort] as string | number | null) ?? -Infinity;
const compare = (a: string | number, b: string | number): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
};

describe.each(CarSort.options)('sorted by %s', (sort) => {
  test.each(['ASC', 'DESC'] as const)(
    '%s, every vehicle is listed once and in order',
    async (order) => {
      const sign = order === 'ASC' ? 1 : -1;
      const rows = await walk(chief, companyCars.list, { sort, order, per_page: 17 });
      const expected = [...rows].sort(
        (a, b) => sign * (compare(keyOf(a, sort), keyOf(b, sort)) || a.id - b.id),
      );
      expect(unique(ids(rows)).length).toBe(NORD + WEST);
      expect(ids(rows)).toEqual(ids(expected));
    },
  );

  test('pages by number show the same rows as cursors', async () => {
    const rows = await walk(chief, companyCars.list, { sort, per_page: 30 });
    const numbered: CarRow[] = [];
    for (let page = 1; page <= 7; page++)
      numbered.push(
        ...(await chief.must(companyCars.list, { query: { sort, per_page: 30, page } })).data,
      );
    expect(ids(numbered)).toEqual(ids(rows));
  });
});

describe('filters', () => {
  const filters: [Query, (row: CarRow) => boolean][] = [
    ...CarState.options.map((state): [Query, (row: CarRow) => boolean] => [
      { state },
      (row) => row.state === state,
    ]),
    [{ state: 'quality_check' }, (row) => row.moderation === 'quality_check'],
    [{ state: 'to_fix' }, (row) => row.moderation === 'to_fix'],
    [{ body_type: 'suv' }, (row) => row.body_type === 'suv'],
    [{ fuel_type: 'electric' }, (row) => row.fuel_type === 'electric'],
    [{ ftp: 'never' }, (row) => row.ftp_upload_state === null],
    [{ ftp: 'failed' }, (row) => row.ftp_upload_state === 'failed'],
    [{ from_ftp: 1 }, (row) => row.from_ftp === 1],
    [
      { from_ftp: 0, fuel_type: 'diesel' },
      (row) => row.from_ftp === 0 && row.fuel_type === 'diesel',
    ],
    [{ changed_from: '2026-06-01' }, (row) => row.updated_at >= '2026-06-01'],
    [
      { changed_from: '2026-05-10', changed_to: '2026-05-31' },
      (row) => row.updated_at >= '2026-05-10' && row.updated_at < '2026-06-01',
    ],
    [{ q: 'golf' }, (row) => /golf/i.test(row.vehicle_name)],
    [{ q: 'ŠKODA' }, (row) => /škoda/i.test(`${row.vehicle_name}|${row.brand}`)],
    [{ q: '100%' }, (row) => row.vehicle_name.includes('100%')],
    [{ q: 'a_4' }, (row) => row.vehicle_name.includes('A_4')],
    [{ q: 'S-1-7' }, (row) => row.car.includes('S-1-7')],
    [{ q: 'zz no such thing' }, () => false],
    [
      { q: 'o', state: 'new' },
      (row) =>
        row.state === 'new' &&
        /o/i.test(`${row.vehicle_name}|${row.vin}|${row.car}|${row.brand}|${row.model}`),
    ],
  ];
  let all: CarRow[];
  beforeAll(async () => {
    all = await walk(chief, companyCars.list, { per_page: 100 });
  });

  test.each(filters)('%o', async (query, fits) => {
    const expected = ids(all.filter(fits));
    const found = await walk(chief, companyCars.list, { ...query, per_page: 100 });
    expect(ids(found)).toEqual(expected);
    const { total, total_is_minimum } = await chief.must(companyCars.list, { query });
    expect([total, total_is_minimum]).toEqual([expected.length, false]);
  });

  test('some of the filters fit, and none fits all', () => {
    const counts = filters.map(([, fits]) => all.filter(fits).length);
    expect(counts.filter((count) => count > 0).length).toBe(filters.length - 1);
    expect(Math.max(...counts)).toBeLessThan(all.length);
  });

  test("the operator's moderation filter, up to 1,000 rows", async () => {
    const page = await operator.must(adminCars.list, {
      query: { moderation: 'to_fix', per_page: 1000 },
    });
    expect(page.data.length).toBe(page.total);
    expect(unique(page.data.map((row) => row.moderation))).toEqual(['to_fix']);
    const waiting = await operator.must(adminCars.list, { query: { moderation: 'premoderation' } });
    expect(unique(waiting.data.map((row) => row.moderation))).toEqual(['quality_check']);
  });
});

test.each<[Query]>([
  [{}],
  [{ q: 'o' }],
  [{ q: 'o', fuel_type: 'diesel' }],
  [{ fuel_type: 'diesel' }],
  [{ q: 'in no vehicle' }],
])('the total of %o is the same on each page, also behind the last one', async (query) => {
  const first = await chief.must(cars.list, { query: { ...query, per_page: 2 } });
  const rows = await walk(chief, cars.list, { ...query, per_page: 2 });
  for (const page of [1, 2, 999]) {
    const { total, last_page, total_is_minimum } = await chief.must(cars.list, {
      query: { ...query, per_page: 2, page },
    });
    const of = { total: rows.length, last_page: first.last_page, total_is_minimum: false };
    expect({ total, last_page, total_is_minimum }, `page ${page}`).toEqual(of);
  }
});

describe('a long list', () => {
  test('says "more than 1,000"', async () => {
    const page = await suedEmployee.must(cars.list, { query: { per_page: 25 } });
    expect(page).toMatchObject({ total: 1000, total_is_minimum: true, current_page: 1 });
    expect(page.last_page).toBeGreaterThanOrEqual(40);
  });

  test('can be read to its end by cursors, every vehicle once', async () => {
    const rows = await walk(suedEmployee, cars.list, { per_page: 100 });
    expect(unique(ids(rows)).length).toBe(SUED);
    expect(rows.length).toBe(SUED);
  });

  test.each([
    [{}],
    [{ sort: 'vehicle_name' }],
    [{ sort: 'vin', order: 'DESC' }],
    [{ from_ftp: 1 }],
    [{ q: 'a' }],
  ])('a deep page shows what cursors show there: %o', async (query: Query) => {
    const rows = await walk(suedEmployee, cars.list, { ...query, per_page: 100 });
    expect(rows.length).toBeGreaterThan(1150);
    for (const page of [45, 46, Math.floor(rows.length / 25)]) {
      const answer = await suedEmployee.must(cars.list, {
        query: { ...query, per_page: 25, page },
      });
      expect(ids(answer.data)).toEqual(ids(rows.slice((page - 1) * 25, page * 25)));
      expect(answer.last_page).toBeGreaterThanOrEqual(page);
    }
    const beyond = await suedEmployee.must(cars.list, {
      query: { ...query, per_page: 25, page: Math.ceil(rows.length / 25) + 3 },
    });
    expect(beyond.data).toEqual([]);
    expect(beyond.next_cursor).toBeNull();
  });

  test('changes show at once', async () => {
    const { rows } = await testServer.db.systemQuery(
      'select id from cars where company_id = $1 order by updated_at limit 1',
      [testServer.testData.companies.sued],
    );
    const id = Number(rows[0]?.id);
    await suedEmployee.must(cars.list);
    await testServer.db.systemQuery(
      "update cars set updated_at = now() + interval '1 year', vehicle_name = 'Neu oben' where id = $1",
      [id],
    );
    const first = await suedEmployee.must(cars.list);
    expect(first.data[0]).toMatchObject({ id, vehicle_name: 'Neu oben' });
    const found = await suedEmployee.must(cars.list, { query: { q: 'neu oben' } });
    expect(ids(found.data)).toEqual([id]);
    await testServer.db.systemQuery("update companies set title = 'Umbenannt' where id = $1", [
      testServer.testData.companies.sued,
    ]);
    expect((await suedEmployee.must(cars.list)).data[0]?.company_title).toBe('Umbenannt');
    await testServer.db.systemQuery('delete from cars where id = $1', [id]);
    expect((await suedEmployee.must(cars.list, { query: { q: 'neu oben' } })).total).toBe(0);
  });
});

test('paging beyond the first 10,000 rows is refused with the advice to narrow the search; a cursor continues', async () => {
  const answer = await suedEmployee.call(cars.list, { query: { per_page: 25, page: 402 } });
  expect([answer.status, answer.failure.errors]).toEqual([
    422,
    { page: ['Only the first 10,000 entries can be paged through. Please narrow the search.'] },
  ]);
  const headers = { 'accept-language': 'de' };
  const { failure } = await suedEmployee.call(cars.list, { query: { page: 1001 }, headers });
  expect(failure.errors?.page).toEqual([
    'Nur durch die ersten 10.000 Einträge kann geblättert werden. Bitte grenzen Sie die Suche ein.',
  ]);
  expect((await suedEmployee.must(cars.list, { query: { per_page: 25, page: 401 } })).data).toEqual(
    [],
  );
  const { next_cursor } = await suedEmployee.must(cars.list, { query: { per_page: 25 } });
  expect(
    (
      await suedEmployee.must(cars.list, {
        query: { per_page: 25, page: 402, after: next_cursor ?? '' },
      })
    ).data,
  ).toHaveLength(25);
});

describe('invalid queries', () => {
  test.each([
    [{ page: 0 }, 'page'],
    [{ per_page: 101 }, 'per_page'],
    [{ per_page: 'many' }, 'per_page'],
    [{ sort: 'password' }, 'sort'],
    [{ order: 'asc' }, 'order'],
    [{ after: 'nonsense' }, 'after'],
    [
      {
        sort: 'vin',
        after: Buffer.from('["updated_at","DESC","2026-01-01 00:00:00+00",1]').toString(
          'base64url',
        ),
      },
      'after',
    ],
    [
      { after: Buffer.from('["updated_at","DESC","1; drop table cars",1]').toString('base64url') },
      'after',
    ],
    [
      {
        after: Buffer.from('["updated_at","DESC","2026-13-41 00:00:00+00",1]').toString(
          'base64url',
        ),
      },
      'after',
    ],
    [{ changed_from: '01.02.2026' }, 'changed_from'],
    [{ created_in: 'last_century' }, 'created_in'],
    [{ created_in: '2026-02-30' }, 'created_in'],
    [{ finished_in: '2026-02-01..2026-02-30' }, 'finished_in'],
    [{ sent_in: '2026-02-01..' }, 'sent_in'],
    [{ q: 'x'.repeat(101) }, 'q'],
    [{ company_id: 1 }, 'company_id'],
    [{ colour: 'red' }, 'colour'],
  ])('%o is refused at its field', async (query: Query, field) => {
    const answer = await employee.call(cars.list, { query });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {})).toEqual([field]);
  });
});
