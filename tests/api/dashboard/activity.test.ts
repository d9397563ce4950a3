import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Activity } from '../../../contract/dashboard/activity.ts';
import { dashboard } from '../../../contract/dashboard/calls.ts';
import type { Period } from '../../../contract/period.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import type { CompanyName, TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
const clients: Partial<Record<TestUserName, Client>> = {};

const READERS = ['operator', 'chief', 'employee', 'westChief', 'suedChief'] as const;

interface Vehicle {
  name: string;
  company: CompanyName;
  by: TestUserName;
  /** Days ago that it was added; its photos came an hour later. */
  age: number;
  /** Days ago that each of its photos was finished. */
  finished?: number[];
  /** Days ago that it was sent. */
  sent?: number[];
}

const VEHICLES: Vehicle[] = [
  { name: 'N one', company: 'nord', by: 'chief', age: 3, finished: [0, 0, 2], sent: [1, 0] },
  { name: 'N two', company: 'nord', by: 'employee', age: 6, finished: [6, 7], sent: [2] },
  { name: 'N old', company: 'nord', by: 'employee', age: 40, finished: [8], sent: [39, 0] },
  { name: 'N empty', company: 'nord', by: 'employee', age: 2 },
  { name: 'N fresh', company: 'nord', by: 'employee', age: 0 },
  { name: 'W one', company: 'west', by: 'westChief', age: 5, finished: [1], sent: [0] },
  { name: 'S one', company: 'sued', by: 'suedChief', age: 4, finished: [1, 1], sent: [3] },
];

/** Returns the SQL of a moment some days ago: noon in UTC, or now for today. */
const ago = (days: string) =>
  `case when ${days} = 0 then now() else ((now() at time zone 'UTC')::date - ${days} + time '12:00') at time zone 'UTC' end`;

const addVehicle = async ({ name, company, by, age, finished = [], sent = [] }: Vehicle) => {
  const { db, testData } = testServer;
  const [companyId, userId] = [testData.companies[company], testData.users[by]];
  await db.systemQuery(
    `insert into cars (company_id, user_id, vehicle_name, created_at) values ($1, $2, $3, ${ago('$4::integer')})`,
    [companyId, userId, name, age],
  );
  await db.systemQuery(
    `insert into photos (car_id, company_id, user_id, preset_item_id, name, original_key, preview_key, processed_key, width, height, bytes, sha256, status, created_at, processed_at)
     select cars.id, company_id, user_id, ($3::integer[])[place], 'x', 'original-' || cars.id || '-' || place, 'preview', 'processed', 1, 1, 1, repeat('0', 64), 4,
       created_at + interval '1 hour', ${ago('days')}
     from cars, unnest($2::integer[]) with ordinality as given (days, place) where vehicle_name = $1`,
    [name, finished, testData.views],
  );
  await db.systemQuery(
    `insert into ftp_deliveries (company_id, car_id, job_id, state, finished_at)
     select company_id, id, gen_random_uuid(), 'succeed', ${ago('days')} from cars, unnest($2::integer[]) as days where vehicle_name = $1`,
    [name, sent],
  );
};

const CHARGES = [
  { car: 'N one', type: 'vehicle_token', by: 'chief', age: 1 },
  { car: 'N two', type: 'vehicle_token', by: 'employee', age: 6 },
  { car: 'N old', type: 'vehicle_credit', by: 'employee', age: 20 },
  { car: 'W one', type: 'vehicle_credit', by: 'westChief', age: 1 },
  { car: 'S one', type: 'vehicle_token', by: 'suedChief', age: 1 },
] as const;

beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  const { db, testData } = testServer;
  for (const vehicle of VEHICLES) await addVehicle(vehicle);
  for (const { car, type, by, age } of CHARGES) {
    await db.systemQuery(
      `insert into ledger_entries (company_id, car_id, charge_round, type, amount, user_id, created_at)
       select company_id, id, 1, $2, -1, $3, ${ago('$4::integer')} from cars where vehicle_name = $1`,
      [car, type, testData.users[by], age],
    );
  }
  await db.systemQuery(
    `insert into photo_complaints (photo_id, car_id, company_id, sender_name, about, text, created_at)
     select photos.id, car_id, photos.company_id, 'Jana', case when vehicle_name = 'N one' then 'plate' else 'cutout' end, 'x',
       ${ago("case vehicle_name when 'N old' then 60 else 2 end")}
     from photos join cars on cars.id = car_id`,
  );
  await db.systemQuery(
    `update cars set moderation = 'to_fix', to_fix_reasons = '{blurred,plate}' where vehicle_name in ('N two', 'S one')`,
  );
  await db.systemQuery(
    `update photos set defect_state = 'defected', defect_reason = 'too_dark', status = 0
     where id in (select min(photos.id) from photos join cars on cars.id = car_id where vehicle_name in ('N one', 'W one') group by car_id)`,
  );
  for (const name of READERS) clients[name] = await testServer.as(name);
});
afterAll(() => testServer.close());

const read = async (name: TestUserName, period: Period = 'last_7_days'): Promise<Activity> => {
  const client = clients[name];
  if (!client) throw new Error(`${name} has not signed in`);
  return (await client.must(dashboard.activity, { query: { period } })).data;
};

const perDay = ({ days }: Activity, name: 'photos' | 'vehicles' | 'spent') =>
  days.map((day) => day[name]);

const today = new Date();
const day = (back: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - back))
    .toISOString()
    .slice(0, 10);

test('each day has its photos, vehicles and cost, those before the period not', async () => {
  const activity = await read('employee');
  expect(activity.days.map((one) => one.day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(day));
  expect(perDay(activity, 'photos')).toEqual([1, 0, 0, 0, 1, 0, 2]);
  expect(perDay(activity, 'vehicles')).toEqual([1, 0, 0, 1, 1, 0, 1]);
  expect(perDay(activity, 'spent')).toEqual([1, 0, 0, 0, 0, 1, 0]);
  expect(activity.vehicles_with_photos).toBe(2);
  expect(activity.spent).toEqual({
    vehicle_token: 2,
    vehicle_credit: 0,
    vehicle_staff_credit: 0,
  });
});

test('a longer period has more', async () => {
  const { from, to, days, spent } = await read('employee', 'last_30_days');
  expect([from, to, days.length]).toEqual([day(29), day(0), 30]);
  expect(spent).toMatchObject({ vehicle_token: 2, vehicle_credit: 1 });
});

describe('a manager', () => {
  test('sees the company and its sub-companies, the busiest first', async () => {
    const { companies } = await read('chief');
    expect(companies).toMatchObject([
      { title: 'Autohaus Nordwind', photos: 4, vehicles: 4, spent: 2, vehicles_with_photos: 2 },
      {
        title: 'Zweigstelle Westerwald',
        photos: 1,
        vehicles: 1,
        spent: 1,
        vehicles_with_photos: 1,
      },
    ]);
  });

  test('sees who uploaded, added and paid', async () => {
    const { people } = await read('chief');
    expect(people).toMatchObject([
      { name: 'Person chief', photos: 3, vehicles: 1, spent: 1, vehicles_with_photos: 1 },
      { name: 'Person employee', photos: 1, vehicles: 3, spent: 1, vehicles_with_photos: 1 },
      { name: 'Person westChief', photos: 1, vehicles: 1, spent: 1, vehicles_with_photos: 1 },
    ]);
  });

  test('finds the vehicles of a person’s photos, in a period or at any time', async () => {
    const { users } = testServer.testData;
    const found = async (query: { photos_by: number; finished_in?: Period }) =>
      (await clients.chief?.must(companyCars.list, { query }))?.data
        .map((row) => row.vehicle_name)
        .sort();
    const finished_in = 'last_7_days';
    expect(await found({ photos_by: users.employee, finished_in })).toEqual(['N two']);
    expect(await found({ photos_by: users.employee })).toEqual(['N old', 'N two']);
    expect(await found({ photos_by: users.chief, finished_in })).toEqual(['N one']);
    expect(await found({ photos_by: users.suedChief })).toEqual([]);
  });

  test('of a sub-company sees that one alone', async () => {
    const activity = await read('westChief');
    expect(activity.companies).toMatchObject([{ title: 'Zweigstelle Westerwald' }]);
    expect(activity.people).toMatchObject([{ name: 'Person westChief' }]);
    expect(perDay(activity, 'photos')).toEqual([0, 0, 0, 0, 0, 1, 0]);
  });
});

test('an employee sees neither colleagues nor companies', async () => {
  expect(await read('employee')).toMatchObject({ people: null, companies: null });
});

test('the operator sees every company, and nobody’s staff', async () => {
  const { people, companies } = await read('operator');
  expect(people).toBeNull();
  expect(companies?.map(({ title }) => title)).toEqual([
    'Autohaus Nordwind',
    'Fahrzeughandel Südkreuz',
    'Zweigstelle Westerwald',
  ]);
});

test('turnaround counts from the first photo to the first delivery, of vehicles first sent in the period', async () => {
  const hours = (days: number) => days * 24 - 1;
  const { sent } = await read('employee');
  expect(sent).toEqual({
    vehicles: 2,
    median: ((hours(2) + hours(4)) / 2) * 3600,
    slowest: { id: expect.any(Number), vehicle_name: 'N two', seconds: hours(4) * 3600 },
  });
  expect((await read('chief')).sent).toMatchObject({ vehicles: 3 });
});

test('without deliveries there is no turnaround', async () => {
  expect((await read('westChief', 'last_month')).sent).toBeNull();
});

test('what waits to be photographed is counted as it is now', async () => {
  const activity = await read('employee');
  expect(activity.without_pictures).toBe(1);
  expect(activity.unusable).toEqual([{ reason: 'too_dark', vehicles: 1 }]);
  expect(activity.sent_back).toEqual([
    { reason: 'blurred', vehicles: 1 },
    { reason: 'plate', vehicles: 1 },
  ]);
  expect((await read('chief', 'last_month')).unusable).toEqual([
    { reason: 'too_dark', vehicles: 2 },
  ]);
});

test('complaints are counted by what they are about', async () => {
  expect((await read('employee')).complaints).toEqual([
    { about: 'plate', complaints: 3 },
    { about: 'cutout', complaints: 2 },
  ]);
  expect((await read('suedChief')).complaints).toEqual([{ about: 'cutout', complaints: 2 }]);
});

test('nobody reads names of another company', async () => {
  const text = JSON.stringify(await read('chief'));
  expect(text).toContain('Westerwald');
  expect(text).not.toContain('Südkreuz');
  expect(text).not.toContain('suedChief');
});
