import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboard } from '../../../contract/dashboard/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { CarState } from '../../../contract/vehicles/vehicle.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send } from '../setup/dealer.ts';
import { type IdleServer, openIdleServer } from '../setup/idleServer.ts';
import { picture } from '../setup/pictures.ts';
import type { TestServer } from '../setup/testServer.ts';

// The state of a vehicle's pictures: one definition for its page, lists, their filter and the dashboard.

let testServer: TestServer;
let chief: Client;
let saveNord: IdleServer['saveNord'];
beforeAll(async () => {
  ({ testServer, chief, saveNord } = await openIdleServer());
});
afterAll(() => testServer.close());

/** Makes the company photograph only the first `count` views. */
const photographs = (count: number) =>
  saveNord({ allowed_views: testServer.testData.views.slice(0, count) });

const finish = (photo: number) =>
  testServer.db.systemQuery(
    `update photos set status = 4, in_process = 0, queued_at = null, job_id = null, processed_at = now(), processed_key = 'finished-' || id
     where id = $1`,
    [photo],
  );

/** Expects the same state on a vehicle's page and in lists, and the dashboard to count what the lists show. */
const expectState = async (id: number, expected: CarState) => {
  expect((await read(chief, id)).state).toBe(expected);
  const { vehicles } = (await chief.must(dashboard.one)).data;
  for (const state of CarState.options) {
    const { data, total } = await chief.must(companyCars.list, { query: { state, per_page: 100 } });
    expect(
      data.some((row) => row.id === id),
      `in the list of ${state}`,
    ).toBe(state === expected);
    expect(data.every((row) => row.state === state)).toBe(true);
    expect(vehicles[state], `the dashboard's ${state}`).toBe(total);
  }
};

test('a vehicle goes from new through uploading, ready, processing and partly processed to processed', async () => {
  await photographs(2);
  const [first = 0, second = 0] = testServer.testData.views;
  const { id } = await newCar(chief);
  await expectState(id, 'new');
  const one = await send(chief, id, first);
  await expectState(id, 'uploading');
  const other = await send(chief, id, second);
  await expectState(id, 'ready');
  await chief.must(companyCars.process, { params: { car: id }, body: {} });
  await expectState(id, 'processing');
  await finish(one.id);
  await expectState(id, 'processing');
  await finish(other.id);
  await expectState(id, 'processed');
  await send(chief, id, second);
  await expectState(id, 'partly_processed');
  await testServer.db.systemQuery(
    `update photos set defect_state = 'defected', defect_reason = 'too_dark' where id = $1`,
    [other.id],
  );
  await expectState(id, 'needs_attention');
  await chief.must(companyCars.deletePhotos, {
    params: { car: id },
    body: { photos: [one.id, other.id] },
  });
  await expectState(id, 'new');
});

test('a vehicle with a photo for every view and some finished pictures is not new', async () => {
  const views = testServer.testData.views.slice(0, 5);
  await photographs(views.length);
  const { id } = await newCar(chief);
  const sent = [];
  for (const view of views) sent.push(await send(chief, id, view));
  await expectState(id, 'ready');
  for (const photo of sent.slice(1)) await finish(photo.id);
  expect(await read(chief, id)).toMatchObject({
    photos_count: views.length,
    processed_count: views.length - 1,
  });
  await expectState(id, 'partly_processed');
});

test('another choice of views changes the states of the affected vehicles at once', async () => {
  await photographs(3);
  const { id, updated_at } = await newCar(chief);
  const [first = 0, second = 0] = testServer.testData.views;
  await send(chief, id, first);
  await send(chief, id, second);
  await expectState(id, 'uploading');
  const before = (await read(chief, id)).updated_at;
  await photographs(2);
  await expectState(id, 'ready');
  await photographs(3);
  await expectState(id, 'uploading');
  expect((await read(chief, id)).updated_at, 'a change of views is no change of the vehicle').toBe(
    before,
  );
  expect(before > updated_at).toBe(true);
});

test('an extra photo does not fill a view', async () => {
  await photographs(1);
  const { id } = await newCar(chief);
  const [first = 0] = testServer.testData.views;
  await chief.must(cars.uploadExtra, {
    params: { car: id },
    fields: { preset_item: first },
    files: { photo: { name: 'extra.jpg', bytes: await picture() } },
  });
  await expectState(id, 'new');
});

test('a save of the views and a charge of the same company do not block each other', async () => {
  await photographs(2);
  const vehicles = await Promise.all(Array.from({ length: 4 }, () => newCar(chief)));
  for (const { id } of vehicles) await send(chief, id, testServer.testData.views[0] ?? 0);
  const work = vehicles.flatMap(({ id }, index) => [
    chief.must(companyCars.process, { params: { car: id }, body: {} }),
    photographs(1 + (index % 2)),
  ]);
  await expect(Promise.all(work)).resolves.toHaveLength(2 * vehicles.length);
});
