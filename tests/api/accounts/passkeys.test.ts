import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passkeys } from '../../../contract/accounts/passkeyCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { adminUsers } from '../../../contract/staff/adminCalls.ts';
import { Client } from '../setup/client.ts';
import { type Deviation, SoftAuthenticator } from '../setup/softAuthenticator.ts';
import { PASSWORD, type TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Passkeys, with an authenticator in software: adding, signing in, and everything that is refused.

const ORIGIN = 'https://turntable.example';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let testServer: TestServer;
let nobody: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, env: { PUBLIC_URL: `${ORIGIN}/` } });
  nobody = new Client(testServer.baseUrl);
});
afterAll(() => testServer.close());
beforeEach(async () => {
  await testServer.db.systemQuery('delete from passkeys');
  await testServer.db.systemQuery('delete from sign_in_attempts');
});

const asked = (client: Client) =>
  client.must(passkeys.addOptions, { body: { current_password: PASSWORD } });

/** Adds a passkey of a user, and returns it with its authenticator. */
const added = async (person: TestUserName) => {
  const client = await testServer.as(person);
  const authenticator = new SoftAuthenticator(ORIGIN);
  const passkey = authenticator.create(await asked(client));
  const { data } = await client.must(passkeys.add, {
    body: { passkey },
    headers: { 'user-agent': FIREFOX },
  });
  return { client, authenticator, id: data.id, data };
};
const challenge = () => nobody.must(passkeys.signInOptions);
const signIn = async (authenticator: SoftAuthenticator, deviation: Deviation = {}) =>
  nobody.call(passkeys.signIn, {
    body: { passkey: authenticator.sign(await challenge(), deviation) },
  });
const namesOf = async (client: Client) =>
  (await client.must(passkeys.list)).data.map(({ name }) => name);
const UNKNOWN = 'This passkey is not valid here. Sign in with your password.';
const LATE = 'That took too long. Please try again.';

describe('adding a passkey', () => {
  test('needs the current password, and stores a passkey named after browser and system', async () => {
    const client = await testServer.as('employee');
    const options = await asked(client);
    expect(options).toMatchObject({
      rp: { id: 'turntable.example' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { data } = await added('employee');
    expect(data).toMatchObject({ name: 'Firefox, Windows', used_at: null });
    expect((await client.must(passkeys.list)).data).toEqual([data]);
  });

  test('with a wrong password is refused at its field, and slowed down', async () => {
    const client = await testServer.as('suedEmployee');
    const attempt = () =>
      client.call(passkeys.addOptions, { body: { current_password: 'not the password' } });
    expect((await attempt()).failure.errors).toEqual({
      current_password: ['This is not your present password'],
    });
    for (let i = 1; i < 10; i++) expect((await attempt()).status).toBe(422);
    expect((await attempt()).status).toBe(429);
  });

  test('offers the browser the passkeys that the user has already, so that none is added twice', async () => {
    const { client, authenticator } = await added('employee');
    const options = await asked(client);
    const passkey = authenticator.create(options);
    expect(options.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key' }]);
    expect((await client.call(passkeys.add, { body: { passkey } })).status).toBe(422);
    expect(await namesOf(client)).toHaveLength(1);
  });

  test('of another user is refused', async () => {
    const { authenticator } = await added('employee');
    const other = await testServer.as('chief');
    const passkey = authenticator.create(await asked(other));
    expect((await other.call(passkeys.add, { body: { passkey } })).status).toBe(422);
    expect(await namesOf(other)).toEqual([]);
  });

  test.each<[string, Deviation]>([
    ['at another address', { origin: 'https://turntable.example.evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without verifying the user', { isUserVerified: false }],
  ])('%s is refused', async (_, deviation) => {
    const client = await testServer.as('employee');
    const passkey = new SoftAuthenticator(ORIGIN).create(await asked(client), deviation);
    const answer = await client.call(passkeys.add, { body: { passkey } });
    expect(answer.failure.message).toMatch(/^This passkey could not be added/);
    expect(await namesOf(client)).toEqual([]);
  });

  test('uses its challenge once, and only the user’s own', async () => {
    const client = await testServer.as('employee');
    const options = await asked(client);
    const passkey = new SoftAuthenticator(ORIGIN).create(options);
    const other = await testServer.as('chief');
    expect((await other.call(passkeys.add, { body: { passkey } })).failure.message).toBe(LATE);
    await client.must(passkeys.add, { body: { passkey } });
    const again = new SoftAuthenticator(ORIGIN).create(options);
    expect((await client.call(passkeys.add, { body: { passkey: again } })).failure.message).toBe(
      LATE,
    );
    const forSignIn = { ...options, challenge: (await challenge()).challenge };
    const third = new SoftAuthenticator(ORIGIN).create(forSignIn);
    expect((await client.call(passkeys.add, { body: { passkey: third } })).failure.message).toBe(
      LATE,
    );
    expect(await namesOf(client)).toHaveLength(1);
  });

  test('is refused while an operator views as the user', async () => {
    const operator = await testServer.as('operator');
    const { access_token } = await operator.must(adminUsers.viewAs, {
      params: { id: testServer.testData.users.employee },
    });
    const looking = new Client(testServer.baseUrl, access_token);
    const options = await looking.call(passkeys.addOptions, {
      body: { current_password: PASSWORD },
    });
    expect(options.failure.message).toBe('You are only viewing: nothing can be changed');
    const own = await asked(await testServer.as('employee'));
    const passkey = new SoftAuthenticator(ORIGIN).create(own);
    expect((await looking.call(passkeys.add, { body: { passkey } })).status).toBe(403);
  });

  test('and deleting it are in the audit log', async () => {
    const { client, id } = await added('chief');
    await client.must(passkeys.remove, { params: { id } });
    const { rows } = await testServer.db.systemQuery(
      `select action, user_id, company_id from audit_log where details = $1 order by id`,
      [JSON.stringify({ passkey: id })],
    );
    const { users, companies } = testServer.testData;
    const of = { user_id: users.chief, company_id: companies.nord };
    expect(rows).toEqual([
      { action: 'passkey added', ...of },
      { action: 'passkey removed', ...of },
    ]);
  });
});

describe('signing in with a passkey', () => {
  test('needs no e-mail address, begins a session like a password’s, and is recorded', async () => {
    const { client, authenticator } = await added('employee');
    const { access_token, user, expires_in } = (await signIn(authenticator)).ok;
    expect(user.id).toBe(testServer.testData.users.employee);
    expect(expires_in).toBe(3600);
    const own = new Client(testServer.baseUrl, access_token);
    expect((await own.must(session.me)).account.id).toBe(user.id);
    const { data } = await client.must(passkeys.list);
    expect(Date.now() - Date.parse(data[0]?.used_at ?? '')).toBeLessThan(60_000);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test.each([
    ['operator', 'admin'],
    ['chief', 'chief'],
    ['photographer', 'photo_manager'],
  ] as const)('is for every role: %s', async (person, role) => {
    const { authenticator } = await added(person);
    expect((await signIn(authenticator)).ok.user).toMatchObject({
      id: testServer.testData.users[person],
      role,
    });
  });

  test('stays signed in after the browser is closed if the user wants it', async () => {
    const { authenticator } = await added('employee');
    const passkey = authenticator.sign(await challenge());
    const { expires_in } = await nobody.must(passkeys.signIn, { body: { passkey, remember: 1 } });
    expect(expires_in).toBeGreaterThan(29 * 24 * 3600);
  });

  test('works for authenticators that do not count', async () => {
    const { authenticator } = await added('employee');
    expect((await signIn(authenticator, { counter: 0 })).status).toBe(200);
    expect((await signIn(authenticator, { counter: 0 })).status).toBe(200);
  });

  test('uses its challenge once', async () => {
    const { authenticator } = await added('employee');
    const options = await challenge();
    const body = { passkey: authenticator.sign(options) };
    expect((await nobody.call(passkeys.signIn, { body })).status).toBe(200);
    expect((await nobody.call(passkeys.signIn, { body })).failure.message).toBe(LATE);
    const again = { passkey: authenticator.sign(options) };
    expect((await nobody.call(passkeys.signIn, { body: again })).status).toBe(422);
  });

  test.each([
    ['invented', async () => ({ ...(await challenge()), challenge: 'A'.repeat(43) })],
    [
      'for adding a passkey',
      async () => ({
        ...(await challenge()),
        challenge: (await asked(await testServer.as('employee'))).challenge,
      }),
    ],
    [
      'too old',
      async () => {
        const options = await challenge();
        await testServer.db.systemQuery('update passkey_challenges set expires_at = now()');
        return options;
      },
    ],
  ])('with a challenge that is %s is refused', async (_, options) => {
    const { authenticator } = await added('employee');
    const body = { passkey: authenticator.sign(await options()) };
    const answer = await nobody.call(passkeys.signIn, { body });
    expect(answer.status).toBe(422);
    expect(answer.failure.message).toBe(LATE);
  });

  test.each<[string, Deviation]>([
    ['at another address', { origin: 'https://turntable.example.evil.test' }],
    ['at the same address without encryption', { origin: 'http://turntable.example' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without verifying the user', { isUserVerified: false }],
    ['that names another user', { userHandle: Buffer.from('1').toString('base64url') }],
  ])('%s is refused', async (_, deviation) => {
    const { authenticator } = await added('employee');
    const answer = await signIn(authenticator, deviation);
    expect(answer.status).toBe(401);
    expect(answer.failure.message).toBe(UNKNOWN);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('with a counter that does not rise is refused: the passkey was copied', async () => {
    const { authenticator } = await added('employee');
    expect((await signIn(authenticator, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect((await signIn(authenticator, { counter })).status).toBe(401);
    expect((await signIn(authenticator, { counter: 8 })).status).toBe(200);
  });

  test('twice at the same time with the same counter succeeds once', async () => {
    const { authenticator } = await added('employee');
    const both = await Promise.all([1, 2].map(() => signIn(authenticator, { counter: 5 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('with another key than the stored one is refused', async () => {
    const { authenticator } = await added('employee');
    const { id, rawId } = authenticator.sign(await challenge());
    const forged = new SoftAuthenticator(ORIGIN);
    const passkey = forged.sign(await challenge(), {
      userHandle: Buffer.from(String(testServer.testData.users.employee)).toString('base64url'),
    });
    const answer = await nobody.call(passkeys.signIn, {
      body: { passkey: { ...passkey, id, rawId } },
    });
    expect(answer.failure.message).toBe(UNKNOWN);
  });

  test('with a passkey that was deleted or never added is refused', async () => {
    const { client, authenticator, id } = await added('employee');
    await client.must(passkeys.remove, { params: { id } });
    expect((await signIn(authenticator)).failure.message).toBe(UNKNOWN);
    const unknown = await signIn(new SoftAuthenticator(ORIGIN), { userHandle: 'MQ' });
    expect(unknown.failure.message).toBe(UNKNOWN);
  });

  test('is refused for blocked users and for users of blocked companies', async () => {
    const operator = await testServer.as('operator');
    const { authenticator } = await added('westEmployee');
    const params = { id: testServer.testData.users.westEmployee };
    await operator.must(adminUsers.block, { params });
    expect((await signIn(authenticator)).failure.message).toBe(UNKNOWN);
    await operator.must(adminUsers.unblock, { params });
    expect((await signIn(authenticator)).status).toBe(200);

    const company = { id: testServer.testData.companies.west };
    await operator.must(adminCompanies.block, { params: company });
    expect((await signIn(authenticator)).failure.message).toBe(UNKNOWN);
    await operator.must(adminCompanies.unblock, { params: company });
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('is slowed down like a password after too many failures', async () => {
    const unknown = new SoftAuthenticator(ORIGIN);
    const attempt = () => signIn(unknown, { userHandle: 'MQ' });
    for (let i = 0; i < 10; i++) expect((await attempt()).status).toBe(401);
    const answer = await attempt();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a user’s passkeys', () => {
  test('can be renamed and deleted by their user, and by nobody else', async () => {
    const { client, authenticator, id } = await added('employee');
    const rename = { params: { id }, body: { name: 'Office key' } };
    for (const person of ['operator', 'chief', 'suedEmployee'] as const) {
      const other = await testServer.as(person);
      expect(await namesOf(other)).toEqual([]);
      expect((await other.call(passkeys.rename, rename)).status).toBe(404);
      expect((await other.call(passkeys.remove, { params: { id } })).status).toBe(404);
    }
    expect((await client.must(passkeys.rename, rename)).data.name).toBe('Office key');
    expect(await namesOf(client)).toEqual(['Office key']);
    expect((await signIn(authenticator)).status).toBe(200);
    await client.must(passkeys.remove, { params: { id } });
    expect(await namesOf(client)).toEqual([]);
    expect((await client.call(passkeys.remove, { params: { id } })).status).toBe(404);
  });
});

test('expired challenges are deleted by maintenance', async () => {
  const server = await openTestServer({ maintenanceMs: 50 });
  try {
    await new Client(server.baseUrl).must(passkeys.signInOptions);
    await server.db.systemQuery('update passkey_challenges set expires_at = now()');
    await expect
      .poll(async () => (await server.db.systemQuery('select 1 from passkey_challenges')).rows)
      .toEqual([]);
  } finally {
    await server.close();
  }
});
