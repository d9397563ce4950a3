import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { companyUsers } from '../../../contract/staff/calls.ts';
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
    env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://turntable.example' },
  });
  nobody = new Client(testServer.baseUrl);
});
afterAll(async () => {
  await testServer.close();
  await mails.close();
});

/** Waits for the next two e-mails, in any order: one to the new address and one to the old one. */
const mailed = async (to: string) => {
  const two = [await mails.next(), await mails.next()];
  const [isNew, isOld] = [
    two.find((mail) => mail.includes(`To: ${to}`)),
    two.find((mail) => !mail.includes(`To: ${to}`)),
  ];
  if (!isNew || !isOld) throw new Error(`the mails went elsewhere: ${two.join('\n')}`);
  const [, token = ''] =
    /https:\/\/turntable\.example\/confirm-email\?token=([\w-]{43})/.exec(isNew) ?? [];
  return { toNew: isNew, toOld: isOld, token };
};
const confirm = (token: string) => nobody.call(session.confirmEmail, { body: { token } });
const login = (email: string, password = PASSWORD) =>
  nobody.call(session.login, { body: { email, password } });
const save = async (person: TestUserName, body: Record<string, unknown>) =>
  (await testServer.as(person)).call(account.saveProfile, { body });

describe('a new e-mail address in the user’s own profile', () => {
  test('is refused without the current password, and no e-mail is sent', async () => {
    const before = mails.received();
    const email = 'thief@elsewhere.test';
    expect((await save('employee', { email })).failure.errors).toEqual({
      current_password: ['Required'],
    });
    expect((await save('employee', { email, current_password: 'wrong' })).failure.errors).toEqual({
      current_password: ['This is not your present password'],
    });
    expect((await (await testServer.as('employee')).must(session.me)).account).toMatchObject({
      email: emailOf('employee'),
      pending_email: null,
    });
    expect(mails.received()).toBe(before);
  });

  test('notifies the old address, and takes effect once the link sent to the new one is opened', async () => {
    const old = emailOf('employee');
    const { data } = (
      await save('employee', { email: 'New@Nord.test', current_password: PASSWORD, phone: '+49 1' })
    ).ok;
    expect(data).toMatchObject({ email: old, pending_email: 'new@nord.test', phone: '+49 1' });
    const { toOld, token } = await mailed('new@nord.test');
    expect(toOld).toContain(`To: ${old}`);
    expect(toOld).toContain('changes to new@nord.test');
    expect(toOld).not.toContain(token);
    expect((await login('new@nord.test')).status).toBe(401);
    expect((await login(old)).status).toBe(200);

    expect((await confirm(token)).ok).toEqual({ success: true });
    expect((await login('new@nord.test')).status).toBe(200);
    expect((await login(old)).status).toBe(401);
    expect((await (await testServer.as('employee')).must(session.me)).account).toMatchObject({
      email: 'new@nord.test',
      pending_email: null,
    });
    const again = await confirm(token);
    expect([again.status, again.failure.message]).toEqual([
      422,
      'This link is no longer valid. Change the address again to get a new one.',
    ]);
  });

  test('is dropped when a newer one is entered, when the password changes and after a day', async () => {
    const change = async (email: string) => {
      await save('photographer', { email, current_password: PASSWORD });
      return (await mailed(email)).token;
    };
    const first = await change('one@nord.test');
    const second = await change('two@nord.test');
    expect((await confirm(first)).status).toBe(422);
    await save('photographer', {
      current_password: PASSWORD,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    });
    expect((await confirm(second)).status).toBe(422);
    const third = await change('three@nord.test');
    await testServer.db.systemQuery(
      "update users set pending_email_expires_at = now() - interval '1 second'",
    );
    expect((await confirm(third)).status).toBe(422);
    expect((await login(emailOf('photographer'))).status).toBe(200);
  });

  test('can be dropped by its user; the link that was sent then confirms nothing', async () => {
    await save('photographer', { email: 'regretted@nord.test', current_password: PASSWORD });
    const { token } = await mailed('regretted@nord.test');
    const photographer = await testServer.as('photographer');
    expect(await photographer.must(account.cancelEmailChange)).toEqual({ success: true });
    expect((await photographer.must(session.me)).account).toMatchObject({
      email: emailOf('photographer'),
      pending_email: null,
    });
    expect((await confirm(token)).status).toBe(422);
  });

  test('is refused if another user has it, also if they got it before the confirmation', async () => {
    const taken = await save('photographer', {
      email: emailOf('suedChief'),
      current_password: PASSWORD,
    });
    expect(taken.failure.errors).toEqual({ email: ['Somebody else uses this e-mail address'] });
    await save('photographer', { email: 'wanted@nord.test', current_password: PASSWORD });
    const { token } = await mailed('wanted@nord.test');
    await testServer.db.systemQuery("update users set email = 'wanted@nord.test' where id = $1", [
      testServer.testData.users.suedEmployee,
    ]);
    expect((await confirm(token)).failure.errors).toEqual({
      token: ['Somebody else uses this e-mail address'],
    });
    expect((await login(emailOf('photographer'))).status).toBe(200);
  });

  test('is confirmed by e-mails in the user’s language', async () => {
    await save('photographer', {
      email: 'neu@nord.test',
      current_password: PASSWORD,
      locale: 'de',
    });
    const { toNew, toOld } = await mailed('neu@nord.test');
    expect(toNew).toContain('Bestätigen Sie sie innerhalb von 24 Stunden hier:');
    expect(toOld).toContain('wird zu neu@nord.test, sobald diese Adresse bestätigt ist');
  });
});

describe('an address changed by the user’s manager', () => {
  test('needs confirmation from the new address, and the old one is notified, if the user has signed in before', async () => {
    await testServer.signIn('westEmployee');
    const id = testServer.testData.users.westEmployee;
    const chief = await testServer.as('chief');
    const { data } = await chief.must(companyUsers.save, {
      params: { id },
      body: { email: 'moved@west.test', name: 'Umbenannt' },
    });
    expect(data).toMatchObject({ email: emailOf('westEmployee'), name: 'Umbenannt' });
    const { toOld, token } = await mailed('moved@west.test');
    expect(toOld).toContain(`To: ${emailOf('westEmployee')}`);
    await confirm(token);
    expect((await chief.must(companyUsers.one, { params: { id } })).data.email).toBe(
      'moved@west.test',
    );
  });

  test('changes at once if the user has never signed in', async () => {
    const id = testServer.testData.users.westChief;
    const { data } = await (await testServer.as('chief')).must(companyUsers.save, {
      params: { id },
      body: { email: 'typo-mended@west.test' },
    });
    expect(data.email).toBe('typo-mended@west.test');
  });

  test('waits for confirmation, too, if it is a manager’s and the operator changes it', async () => {
    await testServer.signIn('suedChief');
    const operator = await testServer.as('operator');
    const params = { id: testServer.testData.companies.sued };
    const { data } = await operator.must(adminCompanies.save, {
      params,
      body: { chief_email: 'head@sued.test', notes: 'x' },
    });
    expect(data).toMatchObject({
      chief_email: emailOf('suedChief'),
      chief_pending_email: 'head@sued.test',
      notes: 'x',
    });
    await confirm((await mailed('head@sued.test')).token);
    const { data: confirmed } = await operator.must(adminCompanies.one, { params });
    expect(confirmed).toMatchObject({ chief_email: 'head@sued.test', chief_pending_email: null });
  });

  test('cannot be the manager’s own, which is changed in the profile, with the password', async () => {
    const chief = await testServer.as('chief');
    const id = testServer.testData.users.chief;
    const answer = await chief.call(companyUsers.save, {
      params: { id },
      body: { email: 'thief@elsewhere.test' },
    });
    expect(answer.failure.errors).toEqual({
      email: ['Change your own e-mail address in your profile'],
    });
    expect(
      (await chief.must(companyUsers.save, { params: { id }, body: { name: 'Leitung' } })).data
        .name,
    ).toBe('Leitung');
  });
});
