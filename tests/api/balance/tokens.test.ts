import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminCompanyTokens, companyTokens } from '../../../contract/balance/tokenCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { company } from '../../../contract/companies/calls.ts';
import { companyUsers } from '../../../contract/staff/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, send } from '../setup/dealer.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// Tokens: how companies get them, which roles may spend them, and that the balances agree.

let testServer: TestServer;
let operator: Client;
let chief: Client;
let employee: Client;
let nord: number;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  operator = await testServer.as('operator');
  chief = await testServer.as('chief');
  employee = await testServer.as('employee');
  nord = testServer.testData.companies.nord;
});
afterAll(() => testServer.close());
beforeEach(async () => {
  await testServer.db.systemQuery('delete from tokens');
  await testServer.db.systemQuery('update companies set credits = 10');
  await testServer.db.systemQuery(
    'update users set credits = 0, token_limit = null, tokens_spent = 0',
  );
});

const balance = async () => {
  const { tokens, credits } = (await chief.must(company.one)).data;
  return { tokens, credits };
};
const newestEntries = async (count: number) =>
  (
    await testServer.db.systemQuery(
      'select type, amount from ledger_entries where company_id = $1 order by id desc limit $2',
      [nord, count],
    )
  ).rows;

/** Sends a new vehicle to processing as a client. @returns how it was paid */
const process = async (
  client: Client,
): Promise<{ id: number; status: number; entry: unknown; message: string }> => {
  const { id } = await newCar(chief);
  await send(chief, id, testServer.testData.views[0] ?? 0);
  const call = client === chief ? companyCars.process : cars.process;
  const answer = await client.call(call, { params: { car: id }, body: {} });
  const { rows } = await testServer.db.systemQuery(
    'select type from ledger_entries where car_id = $1',
    [id],
  );
  return {
    id,
    status: answer.status,
    entry: rows[0]?.type,
    message: answer.status === 200 ? '' : answer.failure.message,
  };
};

test('an active token is one that can pay: lists, filter and balance count the same', async () => {
  for (const name of ['one', 'two', 'three'])
    await chief.must(companyTokens.create, { body: { name } });
  expect((await process(chief)).entry).toBe('vehicle_token');
  await testServer.db.systemQuery(`update tokens set active = 0 where name = 'three'`);
  const { data } = await operator.must(adminCompanyTokens.list, { params: { id: nord } });
  expect(data.map(({ name, status, active, used }) => ({ name, status, active, used }))).toEqual([
    { name: 'three', status: 'blocked', active: 0, used: 0 },
    { name: 'two', status: 'active', active: 1, used: 0 },
    { name: 'one', status: 'used', active: 0, used: 1 },
  ]);
  const { total } = await chief.must(companyTokens.list, { query: { status: 'active' } });
  expect([total, (await balance()).tokens]).toEqual([1, 1]);
});

test('a token has the name and VIN of the vehicle that it paid for', async () => {
  await chief.must(companyTokens.create, { body: {} });
  const vehicles = async () =>
    (await chief.must(companyTokens.list)).data.map((row) => row.vehicle);
  expect(await vehicles()).toEqual([null]);
  const { id } = await process(chief);
  await chief.must(cars.save, {
    params: { id },
    body: { vehicle_name: 'Audi A4', vin: 'WAUZZZ8K9BA123456' },
  });
  expect(await vehicles()).toEqual(['Audi A4 · WAUZZZ8K9BA123456']);
});

describe('a manager', () => {
  test('turns a credit into a token, and gets the credit back by deleting it unused', async () => {
    const { data: token } = await chief.must(companyTokens.create, { body: { name: 'Messe' } });
    expect(token).toMatchObject({
      name: 'Messe',
      status: 'active',
      active: 1,
      used: 0,
      last_used_at: null,
    });
    expect(await balance()).toEqual({ tokens: 1, credits: 9 });
    expect(await newestEntries(2)).toEqual([
      { type: 'tokens_added', amount: 1 },
      { type: 'credits_for_tokens', amount: -1 },
    ]);
    await chief.must(companyTokens.remove, { params: { id: token.id } });
    expect(await balance()).toEqual({ tokens: 0, credits: 10 });
    expect(await newestEntries(2)).toEqual([
      { type: 'credits_for_tokens', amount: 1 },
      { type: 'tokens_removed', amount: -1 },
    ]);
  });

  test('without a credit names whom to contact, and creates no token', async () => {
    await testServer.db.systemQuery('update companies set credits = 0');
    const answer = await chief.call(companyTokens.create, { body: {} });
    expect(answer.status).toBe(402);
    expect(answer.failure.message).toMatch(/^Your credit has been used up/);
    expect(await balance()).toEqual({ tokens: 0, credits: 0 });
  });

  test('gets no credit for a token from the operator, and cannot delete a used one', async () => {
    const { data: given } = await operator.must(adminCompanyTokens.create, {
      params: { id: nord },
      body: {},
    });
    expect(given.name).toBe(`#${given.id}`);
    await chief.must(companyTokens.remove, { params: { id: given.id } });
    expect(await balance()).toEqual({ tokens: 0, credits: 10 });

    const { data: token } = await chief.must(companyTokens.create, { body: {} });
    const { id } = await process(chief);
    const answer = await chief.call(companyTokens.remove, { params: { id: token.id } });
    expect({ status: answer.status, message: answer.failure.message }).toEqual({
      status: 422,
      message: 'A token that was used cannot be deleted',
    });
    const [shown] = (await chief.must(companyTokens.list)).data;
    expect(shown).toMatchObject({
      id: token.id,
      status: 'used',
      used: 1,
      car_id: id,
      last_used_at: expect.any(String),
    });
  });

  test('cannot reach a token through another company’s path', async () => {
    const { data: token } = await operator.must(adminCompanyTokens.create, {
      params: { id: nord },
      body: {},
    });
    const elsewhere = await operator.call(adminCompanyTokens.remove, {
      params: { id: testServer.testData.companies.sued, token: token.id },
    });
    expect(elsewhere.status).toBe(404);
    expect(
      (
        await (
          await testServer.as('suedChief')
        ).call(companyTokens.remove, { params: { id: token.id } })
      ).status,
    ).toBe(404);
  });
});

describe('the list of tokens', () => {
  test('has 12 a page, newest first, can be searched by name and filtered by state', async () => {
    await operator.must(adminCompanies.addTokens, { params: { id: nord }, body: { amount: 30 } });
    const { data: named } = await chief.must(companyTokens.create, {
      body: { name: 'Sommeraktion' },
    });
    await process(chief);
    const first = await chief.must(companyTokens.list);
    expect(first).toMatchObject({ per_page: 12, total: 31, last_page: 3 });
    expect(first.data[0]?.id).toBe(named.id);
    expect(
      (await chief.must(companyTokens.list, { query: { q: 'sommer' } })).data.map(({ id }) => id),
    ).toEqual([named.id]);
    expect((await chief.must(companyTokens.list, { query: { status: 'used' } })).total).toBe(1);
    expect((await chief.must(companyTokens.list, { query: { status: 'active' } })).total).toBe(30);
    const used = await operator.must(adminCompanyTokens.list, {
      params: { id: nord },
      query: { sort: 'last_used_at' },
    });
    expect(used.data[0]?.status).toBe('used');
  });
});

describe('a vehicle is paid', () => {
  test('with the oldest token first', async () => {
    await operator.must(adminCompanies.addTokens, { params: { id: nord }, body: { amount: 2 } });
    const first = await process(chief);
    const second = await process(employee);
    const { rows } = await testServer.db.systemQuery(
      'select car_id from tokens order by created_at, id',
    );
    expect(rows).toEqual([{ car_id: first.id }, { car_id: second.id }]);
    expect((await balance()).tokens).toBe(0);
  });

  test('with as many tokens as an employee may spend, then with the employee’s credits, then with the company’s', async () => {
    await operator.must(adminCompanies.addTokens, { params: { id: nord }, body: { amount: 5 } });
    const id = testServer.testData.users.employee;
    await chief.must(companyUsers.save, { params: { id }, body: { token_limit: 1 } });
    await chief.must(companyUsers.addCredits, { params: { id }, body: { amount: 1 } });
    expect(await balance()).toEqual({ tokens: 5, credits: 9 });

    expect((await process(employee)).entry).toBe('vehicle_token');
    expect((await process(employee)).entry).toBe('vehicle_staff_credit');
    expect(await balance()).toEqual({ tokens: 4, credits: 9 });
    expect((await process(employee)).entry).toBe('vehicle_credit');
    expect(await balance()).toEqual({ tokens: 4, credits: 8 });
    expect((await chief.must(companyUsers.one, { params: { id } })).data).toMatchObject({
      tokens_spent: 1,
      credits: 0,
    });
  });

  test('by nothing if nothing is left; the answer says whom to contact', async () => {
    await operator.must(adminCompanies.addTokens, { params: { id: nord }, body: { amount: 1 } });
    await testServer.db.systemQuery('update companies set credits = 0');
    await chief.must(companyUsers.save, {
      params: { id: testServer.testData.users.employee },
      body: { token_limit: 0 },
    });
    const refused = await process(employee);
    expect(refused).toMatchObject({
      status: 402,
      entry: undefined,
      message: expect.stringMatching(/^Your credit has been used up/),
    });
    expect((await process(chief)).entry).toBe('vehicle_token');
  });
});

test('every balance is the sum of its entries in the ledger, once tokens were added, spent and deleted', async () => {
  const sums = async () => {
    const { rows } = await testServer.db.systemQuery(
      `select sum(amount) filter (where type in ('tokens_added', 'tokens_removed', 'vehicle_token'))::integer as tokens,
        sum(amount) filter (where type in ('credits_added', 'credits_for_tokens', 'credits_to_staff', 'vehicle_credit'))::integer as credits
       from ledger_entries where company_id = $1`,
      [nord],
    );
    return { tokens: Number(rows[0]?.tokens), credits: Number(rows[0]?.credits) };
  };
  const [before, balanceBefore] = [await sums(), await balance()];
  await operator.must(adminCompanies.addTokens, { params: { id: nord }, body: { amount: 3 } });
  await operator.must(adminCompanies.addCredits, { params: { id: nord }, body: { amount: 7 } });
  const { data: token } = await chief.must(companyTokens.create, { body: {} });
  await process(chief);
  await chief.must(companyTokens.remove, { params: { id: token.id } });
  await chief.must(companyUsers.addCredits, {
    params: { id: testServer.testData.users.employee },
    body: { amount: 2 },
  });
  const [after, balanceAfter] = [await sums(), await balance()];
  expect(balanceAfter).toEqual({
    tokens: balanceBefore.tokens + 2,
    credits: balanceBefore.credits + 5,
  });
  expect({ tokens: after.tokens - before.tokens, credits: after.credits - before.credits }).toEqual(
    { tokens: 2, credits: 5 },
  );
});
