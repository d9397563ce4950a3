import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dashboard } from '../../../contract/dashboard/calls.ts';
import type { Client } from '../setup/client.ts';
import type { CompanyName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let operator: Client;
let chief: Client;
let employee: Client;

interface Vehicle {
  company: CompanyName;
  name: string;
  /** Days since it changed. */
  age: number;
  state?: 'processing' | 'processed' | 'needs_attention';
  moderation?: 'quality_check' | 'to_fix';
}

const VEHICLES: Vehicle[] = [
  { company: 'nord', name: 'N new', age: 1 },
  { company: 'nord', name: 'N done', age: 1, state: 'processed' },
  { company: 'nord', name: 'N busy', age: 1, state: 'processing' },
  ...[6, 5, 4, 3, 2, 7].map((age) => ({
    company: 'nord' as const,
    name: `N bad ${age}`,
    age,
    state: 'needs_attention' as const,
  })),
  { company: 'nord', name: 'N back', age: 1, state: 'processed', moderation: 'to_fix' },
  { company: 'west', name: 'W check', age: 9, moderation: 'quality_check' },
  { company: 'west', name: 'W bad', age: 3.5, state: 'needs_attention' },
  { company: 'sued', name: 'S check', age: 12, moderation: 'quality_check' },
  { company: 'sued', name: 'S bad', age: 0.5, state: 'needs_attention' },
];

const addVehicle = ({ company, name, age, state, moderation = undefined }: Vehicle) =>
  testServer.db.systemQuery(
    `insert into cars (company_id, vehicle_name, moderation, photos_count, processed_count, processing_count, attention_count, updated_at)
     values ($1, $2, $3, 1, $4, $5, $6, now() - make_interval(mins => $7))`,
    [
      testServer.testData.companies[company],
      name,
      moderation ?? 'none',
      state === 'processed' ? 1 : 0,
      state === 'processing' ? 1 : 0,
      state === 'needs_attention' ? 1 : 0,
      age * 1440,
    ],
  );

beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, balance: { tokens: 3, credits: 40 } });
  for (const vehicle of VEHICLES) await addVehicle(vehicle);
  [operator, chief, employee] = [
    await testServer.as('operator'),
    await testServer.as('chief'),
    await testServer.as('employee'),
  ];
});
afterAll(() => testServer.close());

const read = async (client: Client) => (await client.must(dashboard.one)).data;
const names = (cars: { vehicle_name: string }[] | null) =>
  cars?.map(({ vehicle_name }) => vehicle_name);

describe('a company', () => {
  test('counts the vehicles that its lists show, by state', async () => {
    expect((await read(employee)).vehicles).toEqual({
      total: 10,
      new: 0,
      uploading: 1,
      ready: 0,
      processing: 1,
      partly_processed: 0,
      processed: 2,
      needs_attention: 6,
      quality_check: 0,
      to_fix: 1,
    });
    expect((await read(chief)).vehicles).toMatchObject({
      total: 12,
      needs_attention: 7,
      quality_check: 1,
      to_fix: 1,
    });
  });

  test('sees the newest five that need attention, those sent back included', async () => {
    expect(names((await read(employee)).attention)).toEqual([
      'N back',
      'N bad 2',
      'N bad 3',
      'N bad 4',
      'N bad 5',
    ]);
    expect(names((await read(chief)).attention)).toEqual([
      'N back',
      'N bad 2',
      'N bad 3',
      'W bad',
      'N bad 4',
    ]);
  });

  test('sees its own balance, as it is now', async () => {
    const before = (await read(chief)).balance;
    expect(before).toMatchObject({ credits: 40 });
    await testServer.db.systemQuery('update companies set credits = credits - 1 where id = $1', [
      testServer.testData.companies.nord,
    ]);
    expect((await read(employee)).balance).toEqual({ ...before, credits: 39 });
  });

  test('sees no figures of the platform or of other companies', async () => {
    const answer = await chief.call(dashboard.one);
    expect(answer.ok.data).toMatchObject({
      queue: null,
      service: null,
      complaints: null,
      companies: null,
    });
    expect(answer.text).not.toContain('S bad');
  });
});

describe('the operator', () => {
  test('sees the queue, oldest vehicle first, and the vehicles waiting for companies', async () => {
    const { vehicles, queue, attention, balance } = await read(operator);
    expect(names(queue)).toEqual(['S check', 'W check']);
    expect(vehicles).toMatchObject({ total: 14, quality_check: 2, to_fix: 1, needs_attention: 8 });
    expect(names(attention)).toEqual(['S bad', 'N bad 2', 'N bad 3', 'W bad', 'N bad 4']);
    expect(attention[0]).toMatchObject({ company_title: 'Fahrzeughandel Südkreuz' });
    expect(balance).toBeNull();
  });

  test('sees whether the service keeps up', async () => {
    const { service } = await read(operator);
    expect(service).toMatchObject({
      processing: 0,
      waiting_since: null,
      failed_photos: 0,
      failed_deliveries: 0,
    });
    expect(service?.free_bytes).toBeGreaterThan(0);
    await testServer.db.systemQuery(
      `insert into photos (car_id, company_id, extra, name, original_key, preview_key, width, height, bytes, sha256, in_process, queued_at, defect_state, defect_reason)
       select id, company_id, 1, 'x', 'queued-' || n, 'preview', 1, 1, 1, repeat('0', 64), case when n < 3 then 1 else 0 end,
         case when n < 3 then '2026-01-0' || n || ' 10:00Z' end::timestamptz, case when n < 3 then 'ok' else 'defected' end,
         case n when 3 then 'processing_failed' when 4 then 'too_dark' end
       from cars, generate_series(1, 4) as n where vehicle_name = 'S check'`,
    );
    await testServer.db.systemQuery(
      "update cars set ftp_upload_state = 'failed' where vehicle_name = 'W check'",
    );
    expect((await read(operator)).service).toMatchObject({
      processing: 2,
      waiting_since: '2026-01-01T10:00:00.000Z',
      failed_photos: 1,
      failed_deliveries: 1,
    });
    await testServer.db.systemQuery("delete from photos where original_key like 'queued-%'");
  });

  test('sees which companies have signed in and which have nothing left', async () => {
    await testServer.db.systemQuery(
      `update companies set created_at = now() - interval '40 days' where id = $1`,
      [testServer.testData.companies.nord],
    );
    const { companies } = await read(operator);
    expect(companies).toMatchObject({ active: 3, without_balance: 0, new: 2 });
    expect(companies?.newest.map(({ title }) => title)).toEqual([
      'Fahrzeughandel Südkreuz',
      'Zweigstelle Westerwald',
      'Autohaus Nordwind',
    ]);
  });
});

test('changes show at once', async () => {
  const before = await read(employee);
  await addVehicle({ company: 'nord', name: 'N just now', age: 0, state: 'needs_attention' });
  const after = await read(employee);
  expect(after.vehicles.total).toBe(before.vehicles.total + 1);
  expect(names(after.attention)?.[0]).toBe('N just now');
  expect((await read(operator)).vehicles.total).toBe(VEHICLES.length + 1);
});
