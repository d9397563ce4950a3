import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { adminSubCompanies } from '../../../contract/companies/adminSubCompanyCalls.ts';
import { company as ownCompany, subCompanies } from '../../../contract/companies/calls.ts';
import type { CompanySave } from '../../../contract/companies/company.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { Client } from '../setup/client.ts';
import { type MailServer, openMailServer } from '../setup/mailServer.ts';
import { emailOf, PASSWORD } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let mails: MailServer;
let operator: Client;
beforeAll(async () => {
  mails = await openMailServer();
  testServer = await openTestServer({
    jobs: false,
    env: { SMTP_URL: mails.url, PUBLIC_URL: 'https://turntable.example' },
  });
  operator = await testServer.as('operator');
});
afterAll(async () => {
  await testServer.close();
  await mails.close();
});

let count = 0;
const newCompany = async (title = `Autohaus ${++count}`) => {
  const body = { title, chief_name: `Leitung ${title}`, chief_email: `chief${++count}@new.test` };
  return (await operator.must(adminCompanies.create, { body })).data;
};
const read = async (id: number) =>
  (await operator.must(adminCompanies.one, { params: { id } })).data;
const save = (id: number, body: CompanySave | Record<string, unknown>) =>
  operator.call(adminCompanies.save, { params: { id }, body });
const actions = async (id: number) =>
  (
    await testServer.db.systemQuery(
      'select action, user_id from audit_log where company_id = $1 order by id',
      [id],
    )
  ).rows;

describe('a new company', () => {
  test('has a manager who gets a link by e-mail, chooses a password and signs in', async () => {
    const body = {
      title: 'Motorwelt Ost',
      chief_name: 'Rika Sand',
      chief_email: ' Rika@Ost.test ',
      chief_phone: '+49 30 1',
    };
    const { data } = await operator.must(adminCompanies.create, {
      body,
      headers: { 'accept-language': 'de' },
    });
    expect(data).toMatchObject({
      title: 'Motorwelt Ost',
      chief: { name: 'Rika Sand', email: 'rika@ost.test', phone: '+49 30 1' },
    });
    const mail = await mails.next();
    expect(mail).toContain('To: rika@ost.test');
    expect(mail).toContain('Subject: Willkommen bei Turntable');
    const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(mail) ?? [];
    const nobody = new Client(testServer.baseUrl);
    const password = 'a good password';
    await nobody.must(session.resetPassword, {
      body: { token, password, password_confirmation: password },
    });
    const { user } = await nobody.must(session.login, {
      body: { email: 'rika@ost.test', password },
    });
    expect(user).toMatchObject({ role: 'chief', company_id: data.id });
  });

  test('is not created with an address in use, nor without a title', async () => {
    const body = { title: 'Zweite', chief_name: 'Doppelt', chief_email: emailOf('chief') };
    const taken = await operator.call(adminCompanies.create, { body });
    expect({ status: taken.status, errors: taken.failure.errors }).toEqual({
      status: 422,
      errors: { chief_email: ['Somebody else uses this e-mail address'] },
    });
    const untitled = await operator.call(adminCompanies.create, {
      body: { ...body, title: ' ', chief_email: 'x@y.test' },
    });
    expect(untitled.failure.errors).toEqual({ title: ['Required'] });
    expect((await operator.must(adminCompanies.list, { query: { q: 'Zweite' } })).total).toBe(0);
  });
});

describe('saving a company', () => {
  test('changes only the fields sent, its manager’s included', async () => {
    const { id } = await newCompany();
    const before = await read(id);
    const change = {
      title: 'Neuer Name',
      contact_person: 'Frau Holle',
      notes: 'zahlt\npünktlich',
      chief_name: 'Neue Leitung',
      carsNeedPremoderation: 1,
      areOffersEnabled: 1,
      get_cars_from_ftp: 1,
      show_logo: 0,
      additional_uploads: 0,
      default_crop: '16:9',
      polishing: 1,
    } as const;
    const { data } = (await save(id, change)).ok;
    const { chief_name, ...fields } = change;
    expect(data).toEqual({
      ...before,
      ...fields,
      chief_name,
      chief: { ...before.chief, name: chief_name },
      version: before.version + 1,
    });
    expect(await read(id)).toEqual(data);
  });

  test('with an outdated version is refused, and the answer does not show the other user’s changes', async () => {
    const { id, version } = await newCompany();
    await save(id, { version, notes: 'the first one' });
    const second = await save(id, { version, notes: 'the second one' });
    expect(second.status).toBe(409);
    expect(second.text).not.toContain('the first one');
    expect((await read(id)).notes).toBe('the first one');
  });

  test('never takes another user’s address', async () => {
    const { id } = await newCompany();
    const answer = await save(id, { chief_email: emailOf('suedChief'), notes: 'x' });
    expect(answer.failure.errors).toEqual({
      chief_email: ['Somebody else uses this e-mail address'],
    });
    expect((await read(id)).notes).toBe('');
  });

  test.each([
    ['an over-long title', { title: 'x'.repeat(201) }, 'title'],
    ['HTML in the notes', { notes: '<script>alert(1)</script>' }, 'notes'],
    ['true instead of 1', { show_logo: true }, 'show_logo'],
    ['a balance', { credits: 1000 }, 'credits'],
    ['a view that does not exist', { allowed_views: [999_999] }, 'allowed_views'],
    [
      'logo and banner of a view that does not exist',
      { angles: [{ id: 999_999, show_logo: 1 }] },
      'angles',
    ],
    ['a set of views that does not exist', { preset_id: 999_999 }, 'preset_id'],
    ['a background that does not exist', { background_id: 999_999 }, 'background_id'],
  ])('%s is refused at its field', async (_, body, field) => {
    const { id } = await newCompany();
    const before = await read(id);
    const answer = await save(id, body);
    expect({ status: answer.status, fields: Object.keys(answer.failure.errors ?? {}) }).toEqual({
      status: 422,
      fields: [field],
    });
    expect(await read(id)).toEqual(before);
  });

  test('allows a negative balance down to the installation’s limit, but no limit below the present debt', async () => {
    const { id } = await newCompany();
    expect((await save(id, { can_work_on_debt: 1 })).ok.data.debt_limit).toBe(20);
    await testServer.db.systemQuery('update companies set credits = -5 where id = $1', [id]);
    expect((await save(id, { debt_limit: 4 })).failure.errors).toEqual({
      debt_limit: ['At least 5'],
    });
    expect((await save(id, { debt_limit: 5 })).ok.data).toMatchObject({
      debt_limit: 5,
      credits: -5,
    });
  });
});

describe('balances', () => {
  test('grow by what the operator adds, with entries in ledger and audit log', async () => {
    const { id } = await newCompany();
    await operator.must(adminCompanies.addCredits, { params: { id }, body: { amount: 30 } });
    const { data } = await operator.must(adminCompanies.addTokens, {
      params: { id },
      body: { amount: 4 },
    });
    expect(data).toMatchObject({ credits: 30, tokens: 4 });
    const { rows } = await testServer.db.systemQuery(
      'select type, amount, user_id from ledger_entries where company_id = $1 order by id',
      [id],
    );
    const user_id = testServer.testData.users.operator;
    expect(rows).toEqual([
      { type: 'credits_added', amount: 30, user_id },
      { type: 'tokens_added', amount: 4, user_id },
    ]);
    expect(await actions(id)).toEqual([
      { action: 'credits added', user_id },
      { action: 'tokens added', user_id },
    ]);
  });

  test.each([-5, 0, 1.5, '3', 1_000_001])('are not changed by %s', async (amount) => {
    const { id } = await newCompany();
    for (const call of [adminCompanies.addCredits, adminCompanies.addTokens]) {
      const answer = await operator.call(call, { params: { id }, body: { amount } });
      expect({ status: answer.status, fields: Object.keys(answer.failure.errors ?? {}) }).toEqual({
        status: 422,
        fields: ['amount'],
      });
    }
    expect(await read(id)).toMatchObject({ credits: 0, tokens: 0 });
  });
});

describe('a blocked company', () => {
  test('has its users signed out at once; once unblocked, they can sign in again, and their old tokens stay invalid', async () => {
    const chief = await testServer.signIn('suedChief');
    const id = testServer.testData.companies.sued;
    const { data } = await operator.must(adminCompanies.block, { params: { id } });
    expect(data).toMatchObject({ status: 'blocked', is_active: 0 });
    expect((await chief.call(session.me)).status).toBe(401);
    await operator.must(adminCompanies.block, { params: { id } });
    expect((await operator.must(adminCompanies.unblock, { params: { id } })).data.status).toBe(
      'active',
    );
    expect((await chief.call(session.me)).status).toBe(401);
    expect((await testServer.signIn('suedChief')).token).toBeDefined();
    expect((await actions(id)).map(({ action }) => action)).toEqual([
      'company blocked',
      'company unblocked',
    ]);
  });

  test('can also be blocked by a save, with the same entry in the audit log', async () => {
    const { id } = await newCompany();
    expect((await save(id, { status: 'blocked' })).ok.data.status).toBe('blocked');
    await save(id, { status: 'active' });
    expect((await actions(id)).map(({ action }) => action)).toEqual([
      'company blocked',
      'company unblocked',
    ]);
  });
});

describe('sub-companies', () => {
  const attach = (id: number, company_id: number) =>
    operator.call(adminSubCompanies.attach, { params: { id }, body: { company_id } });
  const detach = (id: number, company_id: number) =>
    operator.call(adminSubCompanies.detach, { params: { id }, body: { company_id } });

  test('are visible to the company’s manager as long as they are attached, without delay', async () => {
    const { nord, sued } = testServer.testData.companies;
    const chief = await testServer.as('chief');
    const titles = async () => (await chief.must(subCompanies.list)).data.map(({ title }) => title);
    expect(await titles()).toEqual(['Zweigstelle Westerwald']);
    const { data: car } = await (await testServer.signIn('suedChief')).must(cars.create, {
      body: { vehicle_name: 'Kombi' },
    });
    expect((await chief.call(cars.one, { params: { id: car.id } })).status).toBe(404);

    expect((await attach(nord, sued)).ok.data.parent).toEqual({
      id: nord,
      title: 'Autohaus Nordwind',
    });
    expect(await titles()).toEqual(['Fahrzeughandel Südkreuz', 'Zweigstelle Westerwald']);
    expect((await chief.call(cars.one, { params: { id: car.id } })).status).toBe(200);

    expect((await detach(nord, sued)).ok.data.parent).toBeNull();
    expect(await titles()).toEqual(['Zweigstelle Westerwald']);
    expect((await chief.call(cars.one, { params: { id: car.id } })).status).toBe(404);
    expect((await actions(sued)).map(({ action }) => action).slice(-2)).toEqual([
      'company attached',
      'company detached',
    ]);
  });

  test('belong to only one company, and never form a cycle', async () => {
    const [a, b, c] = [await newCompany(), await newCompany(), await newCompany()];
    expect((await attach(a.id, b.id)).status).toBe(200);
    expect((await attach(b.id, c.id)).status).toBe(200);
    expect((await attach(c.id, b.id)).failure.errors).toEqual({
      company_id: ['This company belongs to another one already'],
    });
    const circle = {
      company_id: ['A company cannot belong to itself or to one of its sub-companies'],
    };
    expect((await attach(c.id, a.id)).failure.errors).toEqual(circle);
    expect((await attach(a.id, a.id)).failure.errors).toEqual(circle);
    expect((await detach(a.id, c.id)).failure.errors).toEqual({
      company_id: ['This is not one of its sub-companies'],
    });
    expect((await attach(a.id, 999_999)).status).toBe(404);
  });

  test('form no cycle even if two companies are attached to each other at the same time', async () => {
    const [a, b] = [await newCompany(), await newCompany()];
    const answers = await Promise.all([attach(a.id, b.id), attach(b.id, a.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('can be chosen from the companies that can be attached', async () => {
    const [a, b, c] = [await newCompany(), await newCompany(), await newCompany()];
    await attach(a.id, b.id);
    const unattached = async (query = {}) =>
      (await operator.must(adminCompanies.unattached, { query })).data
        .map(({ id }) => id)
        .filter((id) => [a.id, b.id, c.id].includes(id));
    expect((await unattached()).sort()).toEqual([a.id, c.id].sort());
    expect(await unattached({ company_id: b.id })).toEqual([c.id]);
    const children = await operator.must(adminSubCompanies.list, { params: { id: a.id } });
    expect(children.data.map(({ id }) => id)).toEqual([b.id]);
  });
});

describe('the list of companies', () => {
  test('can be searched by title, manager and the manager’s address, filtered and sorted, and shows changes at once', async () => {
    const one = await newCompany('Zauberwagen Nordost');
    const two = await newCompany('zauberwagen Südwest');
    const ids = async (query: Record<string, string | number>) =>
      (await operator.must(adminCompanies.list, { query })).data.map(({ id }) => id);
    expect(await ids({ q: 'ZAUBERWAGEN' })).toEqual([one.id, two.id]);
    expect(await ids({ q: 'leitung zauber' })).toEqual([one.id, two.id]);
    expect(await ids({ q: one.chief_email ?? '' })).toEqual([one.id]);

    await operator.must(adminCompanies.addCredits, { params: { id: two.id }, body: { amount: 5 } });
    expect(await ids({ q: 'zauberwagen', sort: 'credits' })).toEqual([two.id, one.id]);
    await operator.must(adminCompanies.addTokens, { params: { id: one.id }, body: { amount: 5 } });
    expect(await ids({ q: 'zauberwagen', sort: 'tokens' })).toEqual([one.id, two.id]);
    await save(one.id, { status: 'blocked', chief_name: 'Ganz Anders' });
    expect(await ids({ q: 'zauberwagen', status: 'blocked' })).toEqual([one.id]);
    expect(await ids({ q: 'ganz anders' })).toEqual([one.id]);
    expect(await ids({ has_parent: 1 })).toContain(testServer.testData.companies.west);
    expect(await ids({ has_parent: 1 })).not.toContain(one.id);
    await save(one.id, { areOffersEnabled: 1 });
    expect(await ids({ areOffersEnabled: 1 })).toContain(one.id);
    expect(await ids({ areOffersEnabled: 0 })).not.toContain(one.id);
  });

  test('shows the same values as each company’s page', async () => {
    const { id } = await newCompany('Gleichheit');
    const [row] = (await operator.must(adminCompanies.list, { query: { q: 'Gleichheit' } })).data;
    expect(await read(id)).toMatchObject(row ?? {});
    const { data: choices } = await operator.must(adminCompanies.dropout, {
      query: { q: 'gleichheit' },
    });
    expect(choices).toEqual([{ id, title: 'Gleichheit' }]);
  });

  test('shows the last visit of a company’s users', async () => {
    await new Client(testServer.baseUrl).must(session.login, {
      body: { email: emailOf('westEmployee'), password: PASSWORD },
    });
    const { data } = await operator.must(adminCompanies.list, { query: { sort: 'last_visit' } });
    expect(data[0]).toMatchObject({
      id: testServer.testData.companies.west,
      last_visit: expect.any(String),
    });
  });
});

test('users of a company and of its parent see its record without the operator’s notes and terms', async () => {
  const { nord, west } = testServer.testData.companies;
  for (const id of [nord, west])
    await save(id, { notes: 'GEHEIM', contact_person: 'HEIMLICH', can_work_on_debt: 1 });
  for (const person of ['chief', 'employee'] as const) {
    const client = await testServer.as(person);
    const pages = [nord, west].map((id) => client.call(ownCompany.owned, { params: { id } }));
    for (const answer of [
      await client.call(ownCompany.one),
      await client.call(session.me),
      ...(await Promise.all(pages)),
    ]) {
      expect(answer.status).toBe(200);
      for (const hidden of ['GEHEIM', 'HEIMLICH', 'can_work_on_debt', 'debt_limit'])
        expect(answer.text).not.toContain(hidden);
    }
  }
});
