import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { clearSignInTraces } from '../../../server/services/accounts/signInLimit.ts';
import { type MailServer, openMailServer } from '../setup/mailServer.ts';
import { emailOf, PASSWORD, type TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Guessing passwords, from several addresses: every address in 127.0.0.0/8 is this machine.

let testServer: TestServer;
let mails: MailServer;
beforeAll(async () => {
  mails = await openMailServer();
  testServer = await openTestServer({ jobs: false, env: { SMTP_URL: mails.url } });
});
afterAll(async () => {
  await testServer.close();
  await mails.close();
});
beforeEach(async () => {
  await testServer.db.systemQuery('delete from sign_in_attempts');
  await testServer.db.systemQuery('delete from sign_in_addresses');
});

interface SignInAnswer {
  status: number | undefined;
  retryAfter: number;
  message: string | undefined;
}

async function post(path: string, body: unknown, localAddress: string): Promise<SignInAnswer> {
  const { port } = new URL(testServer.baseUrl);
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    localAddress,
    agent: false,
    headers: { 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { message } = (await json(response)) as { message?: string };
  return {
    status: response.statusCode,
    retryAfter: Number(response.headers['retry-after'] ?? 0),
    message,
  };
}

const OWNER = emailOf('employee');
const login = (address: string, password = PASSWORD, email = OWNER) =>
  post('/api/auth/login', { email, password }, address);
/** Fails to sign in several times, one after the other. Returns the statuses. */
const fail = async (address: string, times: number, email = OWNER) => {
  const statuses: (number | undefined)[] = [];
  for (let i = 0; i < times; i++) statuses.push((await login(address, `guess ${i}`, email)).status);
  return statuses;
};
const waitsAreOver = () =>
  testServer.db.systemQuery('update sign_in_attempts set wait_until = now()');
/** Sets the number of failures of all subjects that have failed. */
const haveFailed = (failures: number) =>
  testServer.db.systemQuery('update sign_in_attempts set failures = $1', [failures]);
const times = (count: number, status: number) => Array(count).fill(status);

test('many simultaneous sign-ins to one account from a new address leave no failures against either', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => login('127.0.0.9')));
  expect(answers.map(({ status }) => status)).toEqual(times(8, 200));
  const { rows } = await testServer.db.systemQuery(
    'select failures from sign_in_attempts where failures > 0',
  );
  expect(rows).toEqual([]);
});

describe('wrong passwords', () => {
  test('make only their address wait', async () => {
    expect(await fail('127.0.0.2', 12)).toEqual([...times(10, 401), 429, 429]);
    const refused = await login('127.0.0.2');
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    expect(refused.message).toBe(
      `Too many failed attempts. Please try again in ${refused.retryAfter} seconds.`,
    );
    expect((await login('127.0.0.3')).status).toBe(200);
    expect((await login('127.0.0.2', PASSWORD, emailOf('chief'))).status).toBe(200);
  });

  test('double the wait each time, up to an hour', async () => {
    await fail('127.0.0.2', 10);
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      waits.push((await login('127.0.0.2', 'guess')).retryAfter);
      await waitsAreOver();
      await login('127.0.0.2', 'guess');
    }
    // A wait that has begun is some seconds shorter when it is reported.
    const expected = [60, 120, 240, 480, 960, 1920, 3600, 3600];
    waits.forEach((wait, i) => {
      expect(wait).toBeLessThanOrEqual(expected[i] ?? 0);
      expect(wait).toBeGreaterThan((expected[i] ?? 0) / 2);
    });
  });

  test('are counted before they are compared: of 30 at the same time, ten are compared', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => login('127.0.0.2', `guess ${i}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('from many addresses make the account wait at unknown addresses, for at most a quarter of an hour', async () => {
    expect((await login('127.0.0.9')).status).toBe(200);
    await fail('127.0.1.1', 1);
    await haveFailed(19);
    await fail('127.0.1.2', 1);
    const stranger = await login('127.0.2.1');
    expect([stranger.status, stranger.retryAfter <= 5]).toEqual([429, true]);
    expect((await login('127.0.0.9')).status).toBe(200);
    await haveFailed(30);
    await waitsAreOver();
    await fail('127.0.3.1', 1);
    const later = await login('127.0.2.1');
    expect(later.status).toBe(429);
    expect(later.retryAfter).toBeGreaterThan(450);
    expect(later.retryAfter).toBeLessThanOrEqual(900);
    expect((await login('127.0.2.1', PASSWORD, emailOf('chief'))).status).toBe(200);
  });

  test('for many accounts make their address wait', async () => {
    await fail('127.0.0.2', 1);
    await haveFailed(48);
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 4; i++)
      statuses.push((await login('127.0.0.2', 'guess', `nobody${i}@people.test`)).status);
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect((await login('127.0.0.3', 'guess', 'nobody1@people.test')).status).toBe(401);
  });

  test('are forgotten a day after the last one', async () => {
    await fail('127.0.0.2', 10);
    await testServer.db.systemQuery(
      "update sign_in_attempts set last_at = now() - interval '25 hours', wait_until = now()",
    );
    await clearSignInTraces(testServer.db);
    expect((await testServer.db.systemQuery('select 1 from sign_in_attempts')).rows).toEqual([]);
    expect(await fail('127.0.0.2', 1)).toEqual([401]);
  });

  test('are not stored', async () => {
    await fail('127.0.0.2', 1, 'private@people.test');
    const { rows } = await testServer.db.systemQuery('select * from sign_in_attempts');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/private|127\.0\.0\.2|guess/);
  });
});

describe('the correct password from an address that has signed in before', () => {
  test('passes after ten wrong ones from there', async () => {
    expect((await login('127.0.0.2')).status).toBe(200);
    expect(await fail('127.0.0.2', 12)).toEqual([...times(10, 401), 429, 429]);
    expect((await login('127.0.0.2')).status).toBe(200);
    expect((await login('127.0.0.2', 'guess')).status).toBe(401);
  });

  test('passes while the whole address waits after other users’ failures', async () => {
    expect((await login('127.0.0.2')).status).toBe(200);
    await fail('127.0.0.2', 1, 'nobody1@people.test');
    await haveFailed(49);
    await fail('127.0.0.2', 1, 'nobody2@people.test');
    expect(await fail('127.0.0.2', 1, 'nobody3@people.test')).toEqual([429]);
    expect((await login('127.0.0.2')).status).toBe(200);
  });

  test('is compared at most 50 times, so that guessing is limited there, too', async () => {
    expect((await login('127.0.0.2')).status).toBe(200);
    await fail('127.0.0.2', 10);
    await haveFailed(48);
    expect((await login('127.0.0.2')).status).toBe(200);
    await fail('127.0.0.2', 10);
    await haveFailed(49);
    await fail('127.0.0.2', 1);
    const refused = await login('127.0.0.2');
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeLessThanOrEqual(3600);
  });
});

describe('the current password that the profile requires', () => {
  const next = 'another-turntable';
  const save = async (current_password: string, person: TestUserName = 'employee') => {
    const body = { current_password, password: next, password_confirmation: next };
    const { status, headers } = await (await testServer.as(person)).call(account.saveProfile, {
      body,
    });
    return { status, retryAfter: Number(headers.get('retry-after') ?? 0) };
  };
  const guess = async (count: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) statuses.push((await save(`guess ${i}`)).status);
    return statuses;
  };

  test('cannot be guessed in a session: after ten wrong ones even the correct one must wait, only in this session', async () => {
    expect(await guess(11)).toEqual([...times(10, 422), 429]);
    const refused = await save(PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    expect((await save('wrong', 'photographer')).status).toBe(422);
    expect((await login('127.0.0.2')).status).toBe(200);
  });

  test('is counted before it is compared: of 30 at the same time, ten are compared', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => save(`guess ${i}`)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('resets the count of wrong ones when it is correct', async () => {
    expect(await guess(9)).toEqual(times(9, 422));
    const own = { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD };
    await (await testServer.as('employee')).must(account.saveProfile, { body: own });
    expect(await guess(9)).toEqual(times(9, 422));
  });
});

test('a link for a new password, sent by e-mail, ends its user’s wait', async () => {
  await fail('127.0.0.2', 11);
  await post('/api/auth/password/forgot', { email: OWNER }, '127.0.0.2');
  const [, token] = /token=([\w-]{43})/.exec(await mails.next()) ?? [];
  const body = { token, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await post('/api/auth/password/reset', body, '127.0.0.2')).status).toBe(200);
  expect((await login('127.0.0.2')).status).toBe(200);
});
