import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send } from '../setup/dealer.ts';
import { openIdleServer } from '../setup/idleServer.ts';
import type { TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let operator: Client;
beforeAll(async () => {
  ({ testServer, chief, operator } = await openIdleServer());
});
afterAll(() => testServer.close());

const premoderate = (on: 0 | 1) =>
  testServer.db.systemQuery('update companies set cars_need_premoderation = $1 where id = $2', [
    on,
    testServer.testData.companies.nord,
  ]);
const sendBack = async (id: number) => {
  await operator.must(adminCars.toFix, {
    params: { id },
    body: { comment: 'The rear is missing' },
  });
  expect(await read(chief, id)).toMatchObject({
    moderation: 'to_fix',
    moderated: 0,
    to_fix_comment: 'The rear is missing',
  });
};

test('a new vehicle needs no approval where the company needs no premoderation', async () => {
  await premoderate(0);
  expect(await newCar(chief)).toMatchObject({
    moderation: 'none',
    moderated: 1,
    carsNeedPremoderation: 0,
  });
});

test('a new vehicle of a company with premoderation waits for quality check, until the operator approves it', async () => {
  await premoderate(1);
  const { id, ...car } = await newCar(chief);
  expect(car).toMatchObject({
    moderation: 'quality_check',
    moderated: 0,
    carsNeedPremoderation: 1,
  });
  const waiting = await operator.must(adminCars.list, { query: { moderation: 'premoderation' } });
  expect(waiting.data.map((row) => row.id)).toContain(id);
  await send(chief, id, testServer.testData.views[0] ?? 0);
  await operator.must(adminCars.approve, { params: { id } });
  expect(await read(chief, id)).toMatchObject({ moderation: 'approved', moderated: 1 });
});

test('a vehicle without a photo is not approved, and the operator is told why', async () => {
  const { id } = await newCar(chief);
  const { status, failure } = await operator.call(adminCars.approve, { params: { id } });
  expect([status, failure.message]).toEqual([422, 'There is no photo to approve yet.']);
  expect((await read(chief, id)).moderation).not.toBe('approved');
});

test("the company sees the operator's comment, and its next save returns the vehicle to quality check", async () => {
  const { id } = await newCar(chief);
  await sendBack(id);
  const toFix = await operator.must(adminCars.list, {
    query: { moderation: 'to_fix', per_page: 1000 },
  });
  expect(toFix.data.map((row) => row.id)).toContain(id);
  await chief.must(cars.save, { params: { id }, body: { hp: 90 } });
  expect(await read(chief, id)).toMatchObject({
    moderation: 'quality_check',
    to_fix_comment: null,
  });
});

test("the company's next upload returns the vehicle to quality check", async () => {
  const { id } = await newCar(chief);
  await sendBack(id);
  await send(chief, id, testServer.testData.views[0] ?? 0);
  expect((await read(chief, id)).moderation).toBe('quality_check');
});

test("the operator's own save leaves a vehicle with the company", async () => {
  const { id } = await newCar(chief);
  await sendBack(id);
  await operator.must(adminCars.save, { params: { id }, body: { hp: 90 } });
  expect((await read(chief, id)).moderation).toBe('to_fix');
});
