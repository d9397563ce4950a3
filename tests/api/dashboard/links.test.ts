import type { Role } from '@turntable/declare/contract/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import type { Activity } from '../../../contract/dashboard/activity.ts';
import { dashboard } from '../../../contract/dashboard/calls.ts';
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts';
import { Period, type Span } from '../../../contract/period.ts';
import { SAMPLE_PASSWORD } from '../../../server/db/seed/sampleUsers.ts';
import { stepsOf } from '../../../src/customRoutes/dashboard/activity/steps.ts';
import {
  activityLinks,
  type CountedLink,
  companyLinks,
  complaintsLink,
  failedDeliveriesLink,
  MODERATIONS,
  STATES,
  stateLink,
  stepLinks,
  tokensLink,
  vehicleLinks,
} from '../../../src/customRoutes/dashboard/countedLinks.ts';
import { Client } from '../setup/client.ts';
import { listAt } from '../setup/listAt.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, env: { SEED: 'true' } });
  await testServer.db.systemQuery(
    "insert into companies (title, preset_id, is_active, tokens, credits) select 'Blocked, without balance', min(id), 0, 0, 0 from presets",
  );
  await testServer.db.systemQuery(
    `insert into photo_complaints (photo_id, car_id, company_id, sender_name, about, text, state, answered_at)
     select id, car_id, company_id, 'Jana', 'cutout', 'A halo', case when id % 2 = 0 then 'open' else 'declined' end,
       case when id % 2 = 0 then null else now() end from photos limit 5`,
  );
  // Some of everything that the figures of a period count, in and before it.
  await testServer.db.systemQuery(
    `update cars set created_at = now() - make_interval(days => id % 7 * 9), user_id = case when id % 5 > 0 then user_id end, ftp_upload_state = case when id % 3 = 0 then 'failed' end,
       to_fix_reasons = case when moderation = 'to_fix' then '{plate,blurred}'::text[] else '{}' end`,
  );
  await testServer.db.systemQuery(
    `insert into ftp_deliveries (company_id, car_id, job_id, state, finished_at)
     select company_id, id, gen_random_uuid(), 'succeed', now() - make_interval(days => id % 5 * 9 + again) from cars, generate_series(0, 1) as again
     where photos_count > 0`,
  );
});
afterAll(() => testServer.close());

const signIn = async (email: string): Promise<Client> => {
  const { access_token } = await new Client(testServer.baseUrl).must(session.login, {
    body: { email, password: SAMPLE_PASSWORD },
  });
  return new Client(testServer.baseUrl, access_token);
};

const ROLES = [
  ['admin@turntable.test', 'admin'],
  ['chief@nord.test', 'chief'],
  ['employee@nord.test', 'employee'],
] as const satisfies readonly (readonly [string, Role])[];

/** Returns every number of a dashboard that links to a list. Only the operator has the queue, only roles that may list tokens have theirs. */
const countedLinks = (
  resource: string,
  { vehicles, queue, complaints, companies, balance, service }: Dashboard,
  seesTokens: boolean,
): CountedLink[] => {
  const { all, queue: waiting } = vehicleLinks(resource, vehicles);
  return [
    all,
    ...[...STATES, ...MODERATIONS].map((state) => stateLink(resource, vehicles, state)),
    ...(queue ? [waiting] : []),
    ...(complaints === null ? [] : [complaintsLink(complaints)]),
    ...(service ? [failedDeliveriesLink(service.failed_deliveries)] : []),
    ...(companies ? Object.values(companyLinks(companies)) : []),
    ...(balance && seesTokens ? [tokensLink(balance)] : []),
  ];
};

/** Returns every number of a period that links to a list. */
const countedActivity = (resource: string, period: Span, activity: Activity): CountedLink[] => {
  const links = activityLinks(resource, period, activity);
  return [
    links.finished,
    links.added,
    ...(links.sent ? [links.sent] : []),
    links.withoutPictures,
    ...links.unusable,
    ...links.sentBack,
    ...[links.people, links.companies].flatMap((byMeasure) =>
      Object.values(byMeasure).flatMap((byId) => [...byId.values()]),
    ),
    ...links.spent,
    ...links.complaints.flatMap(({ to, count }) => (to ? [{ to, count }] : [])),
  ];
};

/** Returns the links whose list has another number of rows. */
const wrongOf = async (client: Client, role: Role, links: readonly CountedLink[]) => {
  const compared = await Promise.all(
    links.map(async ({ to, count }) => {
      const { call, ...request } = listAt(to, role);
      const { total } = (await client.must(call, request)) as { total: number };
      return { to, count, total };
    }),
  );
  return compared.filter(({ count, total }) => count !== total);
};

describe.each(ROLES)('the dashboard of %s', (email, role) => {
  test('has only numbers that equal the rows of the list they link to', async () => {
    const client = await signIn(email);
    const { data } = await client.must(dashboard.one);
    const links = countedLinks(role === 'admin' ? 'adminCars' : 'cars', data, role === 'chief');
    expect(links.length).toBeGreaterThan(STATES.length);
    expect(await wrongOf(client, role, links)).toEqual([]);
  });

  test.each(Period.options)(
    'has only numbers of %s that equal the rows of the list they link to',
    async (period) => {
      const client = await signIn(email);
      const { data } = await client.must(dashboard.activity, { query: { period } });
      const links = countedActivity(role === 'admin' ? 'adminCars' : 'cars', period, data);
      expect(links.length).toBeGreaterThan(2);
      expect(await wrongOf(client, role, links)).toEqual([]);
    },
  );

  test.each([
    ['days', 'last_30_days', 30],
    ['months', 'this_year', new Date().getUTCMonth() + 1],
  ] as const)(
    'has only numbers of single %s that lead to what they count',
    async (_, period, many) => {
      const client = await signIn(email);
      const { data } = await client.must(dashboard.activity, { query: { period } });
      const { photos, vehicles, spent } = stepLinks(
        role === 'admin' ? 'adminCars' : 'cars',
        stepsOf(data.days, 'en'),
      );
      expect(vehicles.size).toBe(many);
      const exact = [...vehicles.values(), ...(role === 'admin' ? [] : (spent?.values() ?? []))];
      expect(await wrongOf(client, role, exact)).toEqual([]);
      // a vehicle may have several of the photos
      const differing = await wrongOf(client, role, [...photos.values()]);
      expect(differing.filter(({ count, total }) => total === 0 || total > count)).toEqual([]);
    },
  );

  test('has numbers of a named day that equal the rows of the list they link to', async () => {
    const client = await signIn(email);
    const read = async (period: string) =>
      (await client.must(dashboard.activity, { query: { period } })).data;
    const resource = role === 'admin' ? 'adminCars' : 'cars';
    const { days } = await read('last_30_days');
    const busiest = days.reduce((one, other) => (other.vehicles > one.vehicles ? other : one));
    const activity = await read(busiest.day);
    expect(activity.days).toEqual([busiest]);
    const links = countedActivity(resource, busiest.day, activity);
    expect(links.length).toBeGreaterThan(2);
    expect(await wrongOf(client, role, links)).toEqual([]);
  });

  test('has states that add up to all vehicles', async () => {
    const { vehicles } = (await (await signIn(email)).must(dashboard.one)).data;
    expect(STATES.reduce((sum, state) => sum + vehicles[state], 0)).toBe(vehicles.total);
  });
});

test('the operator’s cost of each day leads to that of its companies', async () => {
  const client = await signIn('admin@turntable.test');
  const { data } = await client.must(dashboard.activity, { query: { period: 'last_30_days' } });
  const { spent } = stepLinks('adminCars', stepsOf(data.days, 'en'));
  const charged = [...(spent?.values() ?? [])].filter(({ count }) => count > 0);
  expect(charged.length).toBeGreaterThan(0);
  for (const { to, count } of charged) {
    const period = new URLSearchParams(to.replace('/?', '')).get('period') ?? '';
    const { data: day } = await client.must(dashboard.activity, { query: { period } });
    expect(day.companies?.reduce((sum, company) => sum + company.spent, 0)).toBe(count);
    expect(stepLinks('adminCars', stepsOf(day.days, 'en')).spent).toBeUndefined();
  }
});

test('shows at most a year', async () => {
  const client = await signIn('chief@nord.test');
  const read = (period: string) => client.call(dashboard.activity, { query: { period } });
  expect((await read('2025-01-01..2025-12-31')).status).toBe(200);
  const refused = await read('2025-01-01..2026-01-02');
  expect([refused.status, refused.failure.errors]).toEqual([
    422,
    { period: ['At most a year can be shown'] },
  ]);
  expect((await read('2025-13-01')).status).toBe(422);
});
