import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { Client } from '../setup/client.ts';
import { type MailServer, openMailServer } from '../setup/mailServer.ts';
import { emailOf, PASSWORD, type TestUserName } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let mails: MailServer;
let nobody: Client;

beforeAll(async () => {
  mails = await openMailServer();
  testServer = await openTestServer({
    jobs: false,
    env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://turntable.example/' },
  });
  nobody = new Client(testServer.baseUrl);
});
afterAll(async () => {
  await testServer.close();
  await mails.close();
});

const isIn = async (client: Client): Promise<boolean> =>
  (await client.call(session.me)).status === 200;
const login = (person: TestUserName, password = PASSWORD, headers: Record<string, string> = {}) =>
  nobody.call(session.login, { body: { email: emailOf(person), password }, headers });

describe('signing in', () => {
  test('wrong passwords and unknown addresses get the same answer, in the language of the request', async () => {
    const wrong = await login('employee', 'not the password');
    const unknown = await nobody.call(session.login, {
      body: { email: 'nobody@people.test', password: PASSWORD },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.failure).toEqual({ message: 'User with such data does not exist' });
    expect(unknown.failure).toEqual(wrong.failure);
    const german = await login('employee', 'falsch', {
      'accept-language': 'de-DE,de;q=0.9,en;q=0.5',
    });
    expect(german.failure.message).toBe('Ein Benutzer mit diesen Daten existiert nicht');
  });

  test('capitals in the address and spaces around it do not matter', async () => {
    const answer = await nobody.call(session.login, {
      body: { email: ` ${emailOf('employee').toUpperCase()} `, password: PASSWORD },
    });
    expect(answer.status).toBe(200);
    expect(answer.ok.expires_in).toBe(3600);
  });

  test('guessing slows down sign-ins to this account, not to others, and not forever', async () => {
    const email = 'guessed@people.test';
    const attempts = [];
    for (let i = 0; i < 12; i++)
      attempts.push(
        (await nobody.call(session.login, { body: { email, password: `guess ${i}` } })).status,
      );
    expect(attempts.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(attempts.slice(10)).toEqual([429, 429]);
    const refused = await nobody.call(session.login, { body: { email, password: 'x' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await login('suedEmployee')).status).toBe(200);
  });

  test('a call without a token, with an invented one or with a broken header is answered with 401', async () => {
    expect((await nobody.call(session.me)).status).toBe(401);
    expect((await new Client(testServer.baseUrl, 'A'.repeat(43)).call(session.me)).status).toBe(
      401,
    );
    expect(
      (await nobody.call(session.me, { headers: { authorization: 'Basic eDp5' } })).failure.message,
    ).toBe('Please sign in');
  });
});

describe('a session', () => {
  test('a refresh replaces the token; the old one stays valid for some seconds', async () => {
    const old = await testServer.signIn('employee');
    const { access_token } = await old.must(session.refresh);
    const fresh = new Client(testServer.baseUrl, access_token);
    expect(await isIn(fresh)).toBe(true);
    expect(await isIn(old)).toBe(true);
    await testServer.db.systemQuery(
      "update sessions set replaced_at = now() - interval '19 seconds' where replaced_at is not null",
    );
    expect(await isIn(old)).toBe(true);
    await testServer.db.systemQuery(
      "update sessions set replaced_at = now() - interval '21 seconds' where replaced_at is not null",
    );
    expect(await isIn(old)).toBe(false);
    expect(await isIn(fresh)).toBe(true);
  });

  test('signing out ends the token and the one it replaced, at once, and no other session', async () => {
    const old = await testServer.signIn('employee');
    const elsewhere = await testServer.signIn('employee');
    const fresh = new Client(testServer.baseUrl, (await old.must(session.refresh)).access_token);
    await fresh.must(session.logout);
    expect(await isIn(fresh)).toBe(false);
    expect(await isIn(old)).toBe(false);
    expect(await isIn(elsewhere)).toBe(true);
  });

  test('an expired token is refused', async () => {
    const client = await testServer.signIn('westEmployee');
    expect(await isIn(client)).toBe(true);
    await testServer.db.systemQuery('update sessions set expires_at = now() where user_id = $1', [
      testServer.testData.users.westEmployee,
    ]);
    expect(await isIn(client)).toBe(false);
  });

  test('no token is stored in plain text', async () => {
    const client = await testServer.signIn('chief');
    const { rows } = await testServer.db.systemQuery('select token_hash from sessions');
    expect(rows.map((row) => row.token_hash)).not.toContain(client.token);
  });
});

describe('blocking', () => {
  const block = (table: 'users' | 'companies', id: number, active: 0 | 1) =>
    testServer.db.systemQuery(`update ${table} set is_active = $2 where id = $1`, [id, active]);

  test('a blocked user is signed out at once and cannot sign in again', async () => {
    const client = await testServer.signIn('suedEmployee');
    expect(await isIn(client)).toBe(true);
    await block('users', testServer.testData.users.suedEmployee, 0);
    expect(await isIn(client)).toBe(false);
    expect((await login('suedEmployee')).failure.message).toBe(
      'User with such data does not exist',
    );
    await block('users', testServer.testData.users.suedEmployee, 1);
    expect((await login('suedEmployee')).status).toBe(200);
  });

  test("a blocked company's users are signed out at once", async () => {
    const client = await testServer.signIn('suedChief');
    expect(await isIn(client)).toBe(true);
    await block('companies', testServer.testData.companies.sued, 0);
    expect(await isIn(client)).toBe(false);
    expect((await login('suedChief')).status).toBe(401);
    await block('companies', testServer.testData.companies.sued, 1);
  });
});

describe('the user’s own profile', () => {
  test('a new password needs the current one, ends every other session and keeps this one', async () => {
    const here = await testServer.signIn('westEmployee');
    const elsewhere = await testServer.signIn('westEmployee');
    const password = 'a better password';
    const save = (current: string) =>
      here.call(account.saveProfile, {
        body: { current_password: current, password, password_confirmation: password },
      });
    expect((await save('wrong')).failure.errors).toEqual({
      current_password: ['This is not your present password'],
    });
    expect(await isIn(elsewhere)).toBe(true);
    expect((await save(PASSWORD)).status).toBe(200);
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(here)).toBe(true);
    expect((await login('westEmployee')).status).toBe(401);
    expect((await login('westEmployee', password)).status).toBe(200);
  });

  test('passwords that differ, are too short or are sent without the current one are refused at their fields', async () => {
    const client = await testServer.as('employee');
    const save = async (body: Record<string, unknown>) =>
      (await client.call(account.saveProfile, { body })).failure.errors;
    expect(
      await save({
        current_password: PASSWORD,
        password: 'long enough 1',
        password_confirmation: 'long enough 2',
      }),
    ).toEqual({
      password_confirmation: ['Password and Confirm Password should match'],
    });
    expect(
      await save({ current_password: PASSWORD, password: 'short', password_confirmation: 'short' }),
    ).toEqual({
      password: ['At least 10 characters'],
    });
    expect(await save({ password: 'long enough', password_confirmation: 'long enough' })).toEqual({
      current_password: ['Required'],
    });
  });

  test('name, language and phone are saved; an address that is taken is not', async () => {
    const client = await testServer.as('employee');
    const { data } = await client.must(account.saveProfile, {
      body: { name: 'Neuer Name', locale: 'de', phone: null },
    });
    expect(data).toMatchObject({ name: 'Neuer Name', locale: 'de', phone: null, role: 'employee' });
    const taken = await client.call(account.saveProfile, {
      body: { email: emailOf('chief'), current_password: PASSWORD },
    });
    expect(taken.status).toBe(422);
    expect(taken.failure.errors?.email).toEqual(['Diese E-Mail-Adresse verwendet schon jemand']);
    await client.must(account.saveProfile, { body: { locale: 'en' } });
  });

  test("the manager saves the company's default look, and only with pictures that the company may use", async () => {
    const chief = await testServer.as('chief');
    const { rows } = await testServer.db.systemQuery(
      "insert into logos (company_id, name, key, preview_key) values ($1, 'Fremd', 'asset-fremd-0001.png', 'preview-fremd-0001.png') returning id",
      [testServer.testData.companies.sued],
    );
    const foreign = await chief.call(account.saveCompanyProfile, {
      body: { logo_id: Number(rows[0]?.id) },
    });
    expect(foreign.status).toBe(422);
    expect(Object.keys(foreign.failure.errors ?? {})).toEqual(['logo_id']);
    const { data } = await chief.must(account.saveCompanyProfile, {
      body: { default_crop: '16:9', cutting: 0 },
    });
    expect(data.settings).toMatchObject({
      default_crop: '16:9',
      cutting: 0,
      background_type: 'photo_box',
    });
  });

  test('a photo manager cannot save a default look', async () => {
    const client = await testServer.as('photographer');
    expect((await client.call(account.saveProfile, { body: { cutting: 0 } })).status).toBe(403);
    expect((await client.call(account.saveProfile, { body: { name: 'Ida' } })).status).toBe(200);
  });

  test('flags are 1 or 0, and unknown fields are refused', async () => {
    const chief = await testServer.as('chief');
    const answer = await chief.call(account.saveCompanyProfile, {
      body: { cutting: true, role: 'admin' },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure.errors ?? {}).sort()).toEqual(['cutting', 'role']);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => nobody.call(session.forgotPassword, { body: { email } });

  test('the link in the mail sets a new password once, and ends every session', async () => {
    const client = await testServer.signIn('westChief');
    expect((await forgot(emailOf('westChief'))).ok).toEqual({ success: true });
    const mail = await mails.next();
    expect(mail).toContain(`To: ${emailOf('westChief')}`);
    const [, token = ''] =
      /https:\/\/turntable\.example\/reset-password\?token=([\w-]{43})/.exec(mail) ?? [];
    const password = 'remembered this time';
    const reset = () =>
      nobody.call(session.resetPassword, {
        body: { token, password, password_confirmation: password },
      });
    expect((await reset()).ok).toEqual({ success: true });
    expect(await isIn(client)).toBe(false);
    expect((await login('westChief', password)).status).toBe(200);
    const again = await reset();
    expect([again.status, again.failure.message]).toEqual([
      422,
      'This link is no longer valid. Please ask for a new one.',
    ]);
  });

  test('an unknown address gets the same answer and no e-mail', async () => {
    const before = mails.received();
    expect((await forgot('stranger@people.test')).ok).toEqual({ success: true });
    expect((await forgot(emailOf('suedChief'))).status).toBe(200);
    expect(await mails.next()).toContain(`To: ${emailOf('suedChief')}`);
    expect(mails.received()).toBe(before + 1);
  });

  test('an old link is refused', async () => {
    await forgot(emailOf('suedEmployee'));
    const [, token = ''] = /token=([\w-]{43})/.exec(await mails.next()) ?? [];
    await testServer.db.systemQuery('update password_resets set expires_at = now()');
    const body = { token, password: 'long enough', password_confirmation: 'long enough' };
    expect((await nobody.call(session.resetPassword, { body })).status).toBe(422);
    expect((await login('suedEmployee')).status).toBe(200);
  });
});
