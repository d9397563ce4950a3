import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanyUsers, adminUsers } from '../../../contract/staff/adminCalls.ts';
import { avatar } from '../../../contract/staff/avatarCalls.ts';
import { companyUsers } from '../../../contract/staff/calls.ts';
import type { CompanyUserCreate } from '../../../contract/staff/staff.ts';
import { Client } from '../setup/client.ts';
import { until } from '../setup/dealer.ts';
import { type MailServer, openMailServer } from '../setup/mailServer.ts';
import { picture } from '../setup/pictures.ts';
import { emailOf, giveTokens } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let mails: MailServer;
let operator: Client;
let chief: Client;
beforeAll(async () => {
  mails = await openMailServer();
  testServer = await openTestServer({ env: { SMTP_URL: mails.url } });
  operator = await testServer.as('operator');
  chief = await testServer.as('chief');
});
afterAll(async () => {
  await testServer.close();
  await mails.close();
});

let count = 0;
const someone = (fields: Partial<CompanyUserCreate> = {}): CompanyUserCreate => {
  count += 1;
  return {
    name: `Mitarbeiter ${count}`,
    email: `staff${count}@new.test`,
    role: 'employee',
    ...fields,
  };
};
const add = async (fields?: Partial<CompanyUserCreate>) =>
  (await chief.must(companyUsers.create, { body: someone(fields) })).data;
const read = async (id: number) => (await chief.must(companyUsers.one, { params: { id } })).data;
const save = (id: number, body: Record<string, unknown>) =>
  chief.call(companyUsers.save, { params: { id }, body });

describe('a new member of staff', () => {
  test('gets a link by e-mail, chooses a password and signs in', async () => {
    const created = await add({ role: 'photo_manager', email: 'Neu@Nord.test', token_limit: 3 });
    expect(created).toMatchObject({
      email: 'neu@nord.test',
      role: 'photo_manager',
      token_limit: 3,
      status: 'active',
      credits: 0,
    });
    const mail = await mails.next();
    expect(mail).toContain('To: neu@nord.test');
    const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(mail) ?? [];
    const nobody = new Client(testServer.baseUrl);
    const password = 'a good password';
    await nobody.must(session.resetPassword, {
      body: { token, password, password_confirmation: password },
    });
    const { user } = await nobody.must(session.login, {
      body: { email: 'neu@nord.test', password },
    });
    expect(user).toMatchObject({
      id: created.id,
      role: 'photo_manager',
      company_id: testServer.testData.companies.nord,
    });
  });

  test('whose address was wrong: the link sent there opens nothing once the address is corrected', async () => {
    const { id } = await add({ email: 'vertippt@nord.test' });
    const mail = await until(mails.next, (text) => text.includes('To: vertippt@nord.test'));
    const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(mail) ?? [];
    await save(id, { email: 'richtig@nord.test' });
    const password = 'a good password';
    const answer = await new Client(testServer.baseUrl).call(session.resetPassword, {
      body: { token, password, password_confirmation: password },
    });
    expect({ status: answer.status, hadLink: token !== '' }).toEqual({
      status: 422,
      hadLink: true,
    });
  });

  test('without a limit may spend as many tokens as the company has', async () => {
    expect((await add()).token_limit).toBeNull();
  });

  test.each([
    ['an address that is in use', { email: emailOf('suedEmployee') }, 'email'],
    ['no address', { email: 'nobody' }, 'email'],
    ['a manager', { role: 'chief' }, 'role'],
    ['an operator', { role: 'admin' }, 'role'],
    ['HTML in the name', { name: '<b>x</b>' }, 'name'],
    ['an over-long name', { name: 'x'.repeat(121) }, 'name'],
    ['a limit below zero', { token_limit: -1 }, 'token_limit'],
    ['another company', { company_id: 1 }, 'company_id'],
    ['own credits', { credits: 5 }, 'credits'],
  ])('cannot be %s', async (_, wrong, field) => {
    const before = (await chief.must(companyUsers.list)).total;
    const answer = await chief.call(companyUsers.create, { body: { ...someone(), ...wrong } });
    expect({ status: answer.status, fields: Object.keys(answer.failure.errors ?? {}) }).toEqual({
      status: 422,
      fields: [field],
    });
    expect((await chief.must(companyUsers.list)).total).toBe(before);
  });
});

describe('saving a member of staff', () => {
  test('changes what is sent and nothing else', async () => {
    const before = await add({ phone: '+49 1', token_limit: 2 });
    const { data } = (await save(before.id, { name: 'Umbenannt', token_limit: null })).ok;
    expect(data).toEqual({
      ...before,
      name: 'Umbenannt',
      token_limit: null,
      effective_token_limit: 0,
      version: before.version + 1,
    });
  });

  test('with an outdated version is refused', async () => {
    const { id, version } = await add();
    await operator.must(adminUsers.save, {
      params: { id },
      body: { version, name: 'Vom Betreiber' },
    });
    const second = await save(id, { version, name: 'Vom Chef' });
    expect(second.status).toBe(409);
    expect(second.text).not.toContain('Vom Betreiber');
    expect((await read(id)).name).toBe('Vom Betreiber');
  });

  test('never takes another user’s address, and a company’s manager stays its manager', async () => {
    const { id } = await add();
    expect((await save(id, { email: emailOf('suedChief') })).failure.errors).toEqual({
      email: ['Somebody else uses this e-mail address'],
    });
    expect(
      (await save(testServer.testData.users.westChief, { role: 'employee' })).failure.errors,
    ).toEqual({
      role: ['The manager of a company stays its manager'],
    });
  });

  test('reaches the staff of the user’s own and sub-companies, not of others, and no operator', async () => {
    const { westEmployee, suedEmployee, operator: admin } = testServer.testData.users;
    expect((await save(westEmployee, { phone: '+49 2' })).status).toBe(200);
    expect((await save(suedEmployee, { phone: '+49 2' })).status).toBe(404);
    expect((await save(admin, { phone: '+49 2' })).status).toBe(404);
    expect((await operator.call(adminUsers.one, { params: { id: admin } })).status).toBe(404);
  });
});

test('a member without a limit has the company’s present number of tokens as limit, in the record and in lists', async () => {
  const { id } = await add();
  const { id: limited } = await add({ token_limit: 2 });
  const limits = async () => {
    const { data } = await chief.must(companyUsers.list, { query: { per_page: 100 } });
    const row = data.find((user) => user.id === id);
    return [(await read(id)).effective_token_limit, row?.effective_token_limit, row?.token_limit];
  };
  expect(await limits()).toEqual([0, 0, null]);
  await giveTokens(testServer.db, testServer.testData.companies.nord, 3);
  expect(await limits()).toEqual([3, 3, null]);
  expect(await read(limited)).toMatchObject({ token_limit: 2, effective_token_limit: 2 });
});

describe('a blocked member of staff', () => {
  test('is signed out at once; once unblocked, signs in again, and the old token stays refused', async () => {
    const employee = await testServer.signIn('employee');
    const id = testServer.testData.users.employee;
    expect((await chief.must(companyUsers.block, { params: { id } })).data).toMatchObject({
      status: 'blocked',
      is_active: 0,
    });
    expect((await employee.call(session.me)).status).toBe(401);
    expect(
      (await chief.must(companyUsers.list, { query: { status: 'blocked' } })).data.map(
        (user) => user.id,
      ),
    ).toEqual([id]);
    await chief.must(companyUsers.unblock, { params: { id } });
    expect((await employee.call(session.me)).status).toBe(401);
    await testServer.signIn('employee');
    const { rows } = await testServer.db.systemQuery(
      `select action, user_id, details from audit_log where action like 'user %' order by id`,
    );
    const by = { user_id: testServer.testData.users.chief, details: { user: id } };
    expect(rows).toEqual([
      { action: 'user blocked', ...by },
      { action: 'user unblocked', ...by },
    ]);
  });

  test('cannot be the user themselves', async () => {
    const answer = await chief.call(companyUsers.block, {
      params: { id: testServer.testData.users.chief },
    });
    expect({ status: answer.status, message: answer.failure.message }).toEqual({
      status: 422,
      message: 'You cannot block yourself',
    });
    expect((await chief.call(session.me)).status).toBe(200);
  });
});

test('the operator toggles whether a member of staff is blocked, or sets it explicitly', async () => {
  const { id } = await add();
  const status = async (call: 'toggleBlock' | 'block' | 'unblock') =>
    (await operator.must(adminUsers[call], { params: { id } })).data.status;
  expect([
    await status('toggleBlock'),
    await status('toggleBlock'),
    await status('toggleBlock'),
  ]).toEqual(['blocked', 'active', 'blocked']);
  expect([await status('block'), await status('unblock'), await status('unblock')]).toEqual([
    'blocked',
    'active',
    'active',
  ]);
});

test('a manager blocks with POST and unblocks with DELETE, however often', async () => {
  const { id } = await add();
  const status = async (call: 'block' | 'unblock') =>
    (await chief.must(companyUsers[call], { params: { id } })).data.status;
  expect([
    await status('block'),
    await status('block'),
    await status('unblock'),
    await status('unblock'),
  ]).toEqual(['blocked', 'blocked', 'active', 'active']);
});

describe('credits of a member of staff', () => {
  test('are taken from the company’s, with an entry for each side', async () => {
    const { id, company_id } = await add();
    await testServer.db.systemQuery('update companies set credits = 10 where id = $1', [
      company_id,
    ]);
    const { data } = await chief.must(companyUsers.addCredits, {
      params: { id },
      body: { amount: 4 },
    });
    expect(data.credits).toBe(4);
    const { rows } = await testServer.db.systemQuery(
      'select credits from companies where id = $1',
      [company_id],
    );
    expect(rows[0]?.credits).toBe(6);
    const entries = await testServer.db.systemQuery(
      'select type, amount, user_id from ledger_entries where member_id = $1 order by id',
      [id],
    );
    const user_id = testServer.testData.users.chief;
    expect(entries.rows).toEqual([
      { type: 'credits_to_staff', amount: -4, user_id },
      { type: 'staff_credits_added', amount: 4, user_id },
    ]);
  });

  test('are refused if the company has too few, even if a negative balance is allowed, and for an invalid amount', async () => {
    const { id, company_id } = await add();
    await testServer.db.systemQuery(
      'update companies set credits = 3, can_work_on_debt = 1, debt_limit = 50 where id = $1',
      [company_id],
    );
    const hand = (amount: number) =>
      chief.call(companyUsers.addCredits, { params: { id }, body: { amount } });
    expect((await hand(4)).failure.errors).toEqual({ amount: ['The company has 3 credits'] });
    expect((await hand(-1)).status).toBe(422);
    expect((await read(id)).credits).toBe(0);
  });

  test('are transferred once each if many requests come at the same time', async () => {
    const people = [await add(), await add(), await add(), await add()];
    await testServer.db.systemQuery('update companies set credits = 3 where id = $1', [
      people[0]?.company_id,
    ]);
    const answers = await Promise.all(
      people.map(({ id }) =>
        chief.call(companyUsers.addCredits, { params: { id }, body: { amount: 1 } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422]);
  });
});

describe('a user’s picture', () => {
  const upload = (client: Client, id: number, bytes: Uint8Array<ArrayBuffer>) =>
    client.call(companyUsers.uploadAvatar, {
      params: { id },
      files: { avatar: { name: 'me.jpg', bytes } },
    });
  const fetched = async (url: string | null) => fetch(new URL(url ?? '', testServer.baseUrl));

  test('of a member of staff is cropped to a square, shown in lists, and removed', async () => {
    const { id } = await add();
    const { data } = (await upload(chief, id, await picture(600, 300))).ok;
    const file = await fetched(data.avatar);
    const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 256, height: 256 });
    const listed = (await chief.must(companyUsers.list, { query: { q: data.email } })).data[0]
      ?.avatar;
    expect((await fetched(listed ?? null)).status).toBe(200);
    expect(
      (await chief.must(companyUsers.removeAvatar, { params: { id } })).data.avatar,
    ).toBeNull();
  });

  test('that is not a picture is refused at its field', async () => {
    const { id } = await add();
    const answer = await upload(chief, id, new TextEncoder().encode('<svg onload="alert(1)"/>'));
    expect({ status: answer.status, fields: Object.keys(answer.failure.errors ?? {}) }).toEqual({
      status: 422,
      fields: ['avatar'],
    });
    expect(
      (await upload(chief, testServer.testData.users.suedEmployee, await picture())).status,
    ).toBe(404);
  });

  test('can be set and removed by every user for themselves', async () => {
    for (const person of ['operator', 'chief', 'employee', 'photographer'] as const) {
      const client = await testServer.signIn(person);
      const files = { avatar: { name: 'me.jpg', bytes: await picture() } };
      expect(
        (await fetched((await client.must(avatar.upload, { files })).data.avatar)).status,
      ).toBe(200);
      expect((await client.must(session.me)).account.avatar).not.toBeNull();
      expect((await client.must(avatar.remove)).data.avatar).toBeNull();
    }
  });
});

describe('the list of staff', () => {
  test('is that of the user’s own company unless a sub-company is named; another one is not found', async () => {
    const companies = async (query: Record<string, number>) =>
      new Set(
        (await chief.must(companyUsers.list, { query })).data.map(({ company_id }) => company_id),
      );
    const { nord, west, sued } = testServer.testData.companies;
    expect(await companies({})).toEqual(new Set([nord]));
    expect(await companies({ company_id: west })).toEqual(new Set([west]));
    expect((await chief.call(companyUsers.list, { query: { company_id: sued } })).status).toBe(404);
  });

  test('can be searched, filtered and sorted, and is the same as the operator’s', async () => {
    const zoe = await add({ name: 'Zoë Zander', phone: '+49 777', role: 'photo_manager' });
    const ids = async (query: Record<string, string>) =>
      (await chief.must(companyUsers.list, { query })).data.map(({ id }) => id);
    expect(await ids({ q: 'zoë' })).toEqual([zoe.id]);
    expect(await ids({ q: '777' })).toEqual([zoe.id]);
    expect((await ids({ sort: 'name', order: 'DESC' }))[0]).toBe(zoe.id);
    expect(await ids({ role: 'photo_manager' })).toContain(zoe.id);
    expect(await ids({ role: 'employee' })).not.toContain(zoe.id);
    const { data } = await operator.must(adminCompanyUsers.list, {
      params: { company: testServer.testData.companies.nord },
      query: { q: 'zoë' },
    });
    expect(data).toEqual([await read(zoe.id)]);
  });
});
