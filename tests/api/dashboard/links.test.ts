import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import type { Role } from '../../../contract/call.ts';
import { dashboard } from '../../../contract/dashboard/calls.ts';
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts';
import { SAMPLE_PASSWORD } from '../../../server/db/seed/sampleUsers.ts';
import {
  type CountedLink,
  companyLinks,
  complaintsLink,
  MODERATIONS,
  STATES,
  stateLink,
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
  { vehicles, queue, complaints, companies, balance }: Dashboard,
  seesTokens: boolean,
): CountedLink[] => {
  const { all, queue: waiting } = vehicleLinks(resource, vehicles);
  return [
    all,
    ...[...STATES, ...MODERATIONS].map((state) => stateLink(resource, vehicles, state)),
    ...(queue ? [waiting] : []),
    ...(complaints === null ? [] : [complaintsLink(complaints)]),
    ...(companies ? Object.values(companyLinks(companies)) : []),
    ...(balance && seesTokens ? [tokensLink(balance)] : []),
  ];
};

describe.each(ROLES)('the dashboard of %s', (email, role) => {
  test('has only numbers that equal the rows of the list they link to', async () => {
    const client = await signIn(email);
    const { data } = await client.must(dashboard.one);
    const links = countedLinks(role === 'admin' ? 'adminCars' : 'cars', data, role === 'chief');
    expect(links.length).toBeGreaterThan(STATES.length);
    const compared = await Promise.all(
      links.map(async ({ to, count }) => {
        const { call, query } = listAt(to, role);
        const { total } = (await client.must(call, { query })) as { total: number };
        return { to, count, total };
      }),
    );
    expect(compared.filter(({ count, total }) => count !== total)).toEqual([]);
  });

  test('has states that add up to all vehicles', async () => {
    const { vehicles } = (await (await signIn(email)).must(dashboard.one)).data;
    expect(STATES.reduce((sum, state) => sum + vehicles[state], 0)).toBe(vehicles.total);
  });
});
