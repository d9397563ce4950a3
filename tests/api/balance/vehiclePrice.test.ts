import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, untilProcessed } from '../setup/dealer.ts';
import { sampleOf, wall } from '../setup/samplePhotos.ts';
import { giveTokens } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// A picture takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let testServer: TestServer;
let chief: Client;
let company: number;
let exterior: number;
let interior: number;
beforeAll(async () => {
  testServer = await openTestServer();
  chief = await testServer.as('chief');
  company = testServer.testData.companies.nord;
  exterior = testServer.testData.views[0] ?? 0;
  interior = testServer.testData.interior;
});
afterAll(() => testServer.close());
beforeEach(() => give({ tokens: 0, credits: 10 }));

interface Balance {
  tokens: number;
  credits: number;
}

const give = async ({ tokens, credits, debt = 0 }: Balance & { debt?: number }) => {
  await testServer.db.systemQuery('delete from tokens where company_id = $1', [company]);
  await giveTokens(testServer.db, company, tokens);
  await testServer.db.systemQuery(
    'update companies set credits = $1, debt_limit = $2::integer, can_work_on_debt = ($2::integer > 0)::integer where id = $3',
    [credits, debt, company],
  );
};
const tokensNow = async () =>
  (
    await testServer.db.systemQuery(
      'select status, car_id from tokens where company_id = $1 order by created_at, id',
      [company],
    )
  ).rows;
const balance = async (): Promise<Balance> => {
  const { rows } = await testServer.db.systemQuery(
    'select tokens, credits from companies where id = $1',
    [company],
  );
  return { tokens: Number(rows[0]?.tokens), credits: Number(rows[0]?.credits) };
};
const entries = async (car: number) =>
  (
    await testServer.db.systemQuery(
      'select type, amount from ledger_entries where car_id = $1 order by id',
      [car],
    )
  ).rows;
const process = (car: number, body: Record<string, unknown> = {}) =>
  chief.call(companyCars.process, { params: { car }, body });
const carWithPhoto = async () => {
  const { id } = await newCar(chief);
  return { id, photo: await send(chief, id, interior) };
};

const price = async (car: number) => (await chief.must(cars.price, { params: { car } })).data;

test('a vehicle’s price is shown before it is paid for, and that it is free afterwards', async () => {
  const { id } = await carWithPhoto();
  expect(await price(id)).toEqual({ amount: 1, means: 'credit', left: 10 });
  await give({ tokens: 3, credits: 10 });
  expect(await price(id)).toEqual({ amount: 1, means: 'token', left: 3 });
  await give({ tokens: 0, credits: 0 });
  expect(await price(id)).toEqual({ amount: 1, means: null, left: 0 });
  await give({ tokens: 0, credits: 0, debt: 2 });
  expect(await price(id)).toEqual({ amount: 1, means: 'credit', left: 0 });
  await process(id);
  expect(await price(id)).toEqual({ amount: 0, means: null, left: 0 });
});

describe('a vehicle is paid', () => {
  test('with a token if there is one, else with a credit', async () => {
    await give({ tokens: 1, credits: 1 });
    const [first, second] = [await carWithPhoto(), await carWithPhoto()];
    expect((await process(first.id)).ok.data).toMatchObject({
      charged: 'token',
      paid: { amount: 1, means: 'token', left: 0 },
    });
    expect((await process(second.id)).ok.data).toMatchObject({
      charged: 'credit',
      paid: { amount: 1, means: 'credit', left: 0 },
    });
    expect(await balance()).toEqual({ tokens: 0, credits: 0 });
    expect(await tokensNow()).toEqual([{ status: 'used', car_id: first.id }]);
    expect(await entries(first.id)).toEqual([{ type: 'vehicle_token', amount: -1 }]);
    expect(await entries(second.id)).toEqual([{ type: 'vehicle_credit', amount: -1 }]);
  });

  test('once, however often its photos are processed', async () => {
    const { id } = await carWithPhoto();
    expect((await process(id)).ok.data.charged).toBe('credit');
    await untilProcessed(chief, id);
    expect((await process(id)).ok.data).toMatchObject({ charged: null, paid: null });
    expect((await balance()).credits).toBe(9);
  });

  test('once, when twenty requests arrive at the same time', async () => {
    const { id, photo } = await carWithPhoto();
    const answers = await Promise.all(Array.from({ length: 20 }, () => process(id)));
    expect(answers.filter((answer) => answer.ok.data.charged === 'credit')).toHaveLength(1);
    expect(answers.every((answer) => answer.ok.data.queued.includes(photo.id))).toBe(true);
    expect(await entries(id)).toEqual([{ type: 'vehicle_credit', amount: -1 }]);
    expect((await balance()).credits).toBe(9);
  });
});

describe('a balance', () => {
  test('of 1 pays for one of twenty vehicles sent at the same time, and never goes below zero', async () => {
    const vehicles = [];
    for (let i = 0; i < 20; i++) vehicles.push(await carWithPhoto());
    await give({ tokens: 0, credits: 1 });
    const answers = await Promise.all(vehicles.map(({ id }) => process(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(19);
    expect((await balance()).credits).toBe(0);
  });

  test('that is used up is answered with 402 and whom to contact, and nothing is queued or written', async () => {
    await give({ tokens: 0, credits: 0 });
    const { id } = await carWithPhoto();
    const answer = await process(id);
    expect(answer.status).toBe(402);
    expect(answer.failure.message).toMatch(
      /^Your credit has been used up\. Contact support to get credit\. Phone: \+49.+E-Mail: .+@/,
    );
    expect((await read(chief, id)).photos[0]).toMatchObject({
      in_process: 0,
      status: 0,
      queued_at: null,
    });
    expect(await entries(id)).toEqual([]);
    const jobs = await testServer.db.systemQuery(
      `select 1 from jobs.job where name = 'process-photo' and (data->>'car')::int = $1`,
      [id],
    );
    expect(jobs.rows).toEqual([]);
  });

  test('that is used up refers the operator, who processes a company’s vehicle, to the company’s page', async () => {
    await give({ tokens: 0, credits: 0 });
    const { id } = await carWithPhoto();
    const answer = await (await testServer.as('operator')).call(adminCars.process, {
      params: { car: id },
      body: {},
    });
    expect(answer.status).toBe(402);
    expect(answer.failure.message).toBe(
      'The credit of this company has been used up. Add credits or tokens on its page under Companies.',
    );
  });

  test('may go below zero down to the company’s limit if a negative balance is allowed', async () => {
    await give({ tokens: 0, credits: 0, debt: 2 });
    const vehicles = [await carWithPhoto(), await carWithPhoto(), await carWithPhoto()];
    const answers = [];
    for (const { id } of vehicles) answers.push(await process(id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 402]);
    expect((await balance()).credits).toBe(-2);
    await give({ tokens: 0, credits: 0 });
  });
});

describe('photos that turn out unusable', () => {
  test('cost nothing if none of the vehicle’s photos could be used: the price is refunded, and the next attempt is charged again', async () => {
    const { id } = await newCar(chief);
    await send(chief, id, exterior, await wall());
    expect((await process(id)).ok.data.charged).toBe('credit');
    const { photos } = await untilProcessed(chief, id);
    expect(photos[0]).toMatchObject({
      defect_state: 'defected',
      defect_reason: 'no_vehicle',
      in_process: 0,
      processed_url: null,
    });
    expect((await balance()).credits).toBe(10);
    expect(await entries(id)).toEqual([
      { type: 'vehicle_credit', amount: -1 },
      { type: 'credits_added', amount: 1 },
    ]);

    const again = await process(id);
    expect(again.ok.data).toEqual({
      queued: [],
      refused: [{ photo: photos[0]?.id, reason: 'no_vehicle' }],
      charged: null,
      paid: null,
    });

    expect((await send(chief, id, exterior, await sampleOf('front-left'))).defect_state).toBe('ok');
    expect((await process(id)).ok.data.charged).toBe('credit');
    expect((await untilProcessed(chief, id)).photos[0]?.status).toBe(4);
    expect((await balance()).credits).toBe(9);
  });

  test('refund the token that paid for the vehicle', async () => {
    await give({ tokens: 2, credits: 0 });
    const { id } = await newCar(chief);
    await send(chief, id, exterior, await wall());
    expect((await process(id)).ok.data.charged).toBe('token');
    await untilProcessed(chief, id);
    expect(await balance()).toEqual({ tokens: 2, credits: 0 });
    expect(await tokensNow()).toEqual([
      { status: 'active', car_id: null },
      { status: 'active', car_id: null },
    ]);
    expect(await entries(id)).toEqual([
      { type: 'vehicle_token', amount: -1 },
      { type: 'tokens_added', amount: 1 },
    ]);
  });

  test('are charged once if another photo of the vehicle could be used, even if that is deleted later', async () => {
    const { id, photo } = await carWithPhoto();
    await process(id);
    await untilProcessed(chief, id);
    await chief.must(companyCars.deletePhotos, { params: { car: id }, body: { photo: photo.id } });
    await send(chief, id, exterior, await wall(170));
    await process(id);
    expect((await untilProcessed(chief, id)).photos[0]?.defect_state).toBe('defected');
    expect((await balance()).credits).toBe(9);
  });
});

test('entries of the ledger cannot be changed', async () => {
  const { id } = await carWithPhoto();
  await process(id);
  await expect(
    testServer.db.systemQuery('update ledger_entries set amount = -2 where car_id = $1', [id]),
  ).rejects.toThrow();
  await expect(
    testServer.db.systemQuery('delete from ledger_entries where car_id = $1', [id]),
  ).rejects.toThrow();
});
