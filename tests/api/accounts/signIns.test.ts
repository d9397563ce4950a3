import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminUsers } from '../../../contract/staff/adminCalls.ts';
import { Client } from '../setup/client.ts';
import { emailOf, PASSWORD, type TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// How long a sign-in lasts, and what its user can see and end.

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, env: { SESSION_DAYS: '7' } });
});
afterAll(() => testServer.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const signIn = async (person: TestUserName, userAgent: string): Promise<Client> => {
  const body = { email: emailOf(person), password: PASSWORD };
  const { access_token } = await new Client(testServer.baseUrl).must(session.login, {
    body,
    headers: { 'user-agent': userAgent },
  });
  return new Client(testServer.baseUrl, access_token);
};
const isIn = async (client: Client) => (await client.call(session.me)).status === 200;
const list = async (client: Client) => (await client.must(account.signIns)).data;
const refreshed = async (client: Client) =>
  new Client(testServer.baseUrl, (await client.must(session.refresh)).access_token);

describe('a sign-in', () => {
  test('ends SESSION_DAYS after it began, however often its token was replaced', async () => {
    const first = await signIn('suedChief', FIREFOX);
    const age = (interval: string) =>
      testServer.db.systemQuery(
        `update sessions set ends_at = ends_at - interval '${interval}', signed_in_at = signed_in_at - interval '${interval}'`,
      );
    const { rows } = await testServer.db.systemQuery(
      'select (extract(epoch from ends_at - signed_in_at) / 3600)::integer as hours from sessions',
    );
    expect(rows).toEqual([{ hours: 168 }]);

    await age('167 hours 30 minutes');
    const { access_token, expires_in } = await first.must(session.refresh);
    expect(expires_in).toBeLessThanOrEqual(1800);
    expect(expires_in).toBeGreaterThan(1200);
    const last = new Client(testServer.baseUrl, access_token);
    expect(await isIn(last)).toBe(true);
    await age('30 minutes');
    await testServer.db.systemQuery('update sessions set expires_at = least(expires_at, ends_at)');
    expect(await isIn(last)).toBe(false);
    expect((await last.call(session.refresh)).status).toBe(401);
  });

  test('that is remembered lasts until it ends, without a refresh', async () => {
    const body = { email: emailOf('chief'), password: PASSWORD, remember: 1 };
    const { access_token, expires_in } = await new Client(testServer.baseUrl).must(session.login, {
      body,
    });
    const WEEK = 7 * 24 * 3600;
    expect(expires_in).toBeLessThanOrEqual(WEEK);
    expect(expires_in).toBeGreaterThan(WEEK - 60);
    await testServer.db.systemQuery(
      `update sessions set expires_at = expires_at - interval '5 days', ends_at = ends_at - interval '5 days'`,
    );
    const fiveDaysLater = new Client(testServer.baseUrl, access_token);
    expect(await isIn(fiveDaysLater)).toBe(true);
    const replaced = await fiveDaysLater.must(session.refresh);
    expect(replaced.expires_in).toBeGreaterThan(WEEK - 5 * 24 * 3600 - 60);
    expect(replaced.expires_in).toBeLessThanOrEqual(WEEK - 5 * 24 * 3600);
    await testServer.db.systemQuery(
      `update sessions set expires_at = expires_at - interval '2 days'`,
    );
    expect(await isIn(new Client(testServer.baseUrl, replaced.access_token))).toBe(false);
  });

  test.each([undefined, 0])('with remember %j has tokens for an hour', async (remember) => {
    const body = { email: emailOf('chief'), password: PASSWORD, remember };
    const { expires_in } = await new Client(testServer.baseUrl).must(session.login, { body });
    expect(expires_in).toBe(3600);
  });

  test('is listed once with browser, system, address and times, although its token was replaced', async () => {
    const here = await refreshed(await signIn('employee', FIREFOX));
    const phone = await signIn('employee', PHONE);
    const [newest, older] = await list(here);
    expect(newest).toMatchObject({ browser: 'Safari', system: 'iOS', is_current: 0 });
    expect(older).toMatchObject({ browser: 'Firefox', system: 'Windows', is_current: 1 });
    expect(older?.address).toMatch(/127\.0\.0\.1|::1/);
    expect(await list(here)).toHaveLength(2);
    expect((await list(phone)).map(({ is_current }) => is_current)).toEqual([1, 0]);
    const ages = (await list(here)).map(
      ({ signed_in_at, used_at }) => Date.parse(used_at) - Date.parse(signed_in_at),
    );
    for (const age of ages) expect(age).toBeGreaterThanOrEqual(0);
  });

  test('says when it was last used', async () => {
    const client = await signIn('photographer', 'curl/8.0');
    await testServer.db.systemQuery(
      "update sessions set used_at = now() - interval '3 hours', signed_in_at = now() - interval '4 hours'",
    );
    const elsewhere = await signIn('photographer', FIREFOX);
    const before = (await list(elsewhere)).find(({ is_current }) => is_current === 0);
    expect(before).toMatchObject({ browser: null, system: null });
    expect(Date.now() - Date.parse(before?.used_at ?? '')).toBeGreaterThan(2 * 3600_000);
    await refreshed(client);
    const after = (await list(elsewhere)).find(({ is_current }) => is_current === 0);
    expect(Date.now() - Date.parse(after?.used_at ?? '')).toBeLessThan(3600_000);
    expect(after?.signed_in_at).toBe(before?.signed_in_at);
  });

  test('counts as used by any call', async () => {
    const client = await signIn('westEmployee', FIREFOX);
    await testServer.db.systemQuery("update sessions set used_at = now() - interval '3 hours'");
    // With the embedded database the server caches a token's user; a change of the tokens makes it read again.
    await testServer.db.systemQuery('update sessions set expires_at = expires_at');
    await client.must(session.me);
    expect(Date.now() - Date.parse((await list(client))[0]?.used_at ?? '')).toBeLessThan(3600_000);
  });

  test('can be ended by its user, at once, with all of its tokens', async () => {
    const here = await signIn('westChief', FIREFOX);
    const lost = await signIn('westChief', PHONE);
    const lostToo = await refreshed(lost);
    const id = (await list(here)).find(({ is_current }) => is_current === 0)?.id ?? '';
    expect(await isIn(lostToo)).toBe(true);
    expect(await here.must(account.endSignIn, { params: { id } })).toEqual({ success: true });
    expect([await isIn(lost), await isIn(lostToo), await isIn(here)]).toEqual([false, false, true]);
    expect((await here.call(account.endSignIn, { params: { id } })).status).toBe(404);
    expect(await list(here)).toHaveLength(1);
  });

  test('cannot be seen or ended by other users, not even the operator', async () => {
    const own = await signIn('suedEmployee', FIREFOX);
    const id = (await list(own))[0]?.id ?? '';
    for (const person of ['operator', 'suedChief', 'chief', 'photographer'] as const) {
      const other = await testServer.signIn(person);
      expect((await list(other)).map((entry) => entry.id)).not.toContain(id);
      expect((await other.call(account.endSignIn, { params: { id } })).status).toBe(404);
    }
    expect(await isIn(own)).toBe(true);
  });

  test('can be seen, but not ended, by an operator who views as its user and whose own session is not listed', async () => {
    const operator = await testServer.signIn('operator');
    const own = await signIn('chief', FIREFOX);
    const answer = await operator.must(adminUsers.viewAs, {
      params: { id: testServer.testData.users.chief },
    });
    const looking = new Client(testServer.baseUrl, answer.access_token);
    const seen = await list(own);
    expect(await list(looking)).toEqual(seen.map((entry) => ({ ...entry, is_current: 0 })));
    const id = seen[0]?.id ?? '';
    expect((await looking.call(account.endSignIn, { params: { id } })).status).toBe(403);
    expect((await list(own)).map((entry) => entry.id)).toContain(id);
  });
});
