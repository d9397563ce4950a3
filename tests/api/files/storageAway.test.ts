import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cars } from '../../../contract/vehicles/calls.ts';
import { newCar, read, send, until, untilProcessed } from '../setup/dealer.ts';
import { EVERY_METHOD, type FaultyStore, openFaultyStore } from '../setup/faultyStore.ts';
import { picture } from '../setup/pictures.ts';
import { sampleOf } from '../setup/samplePhotos.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let store: FaultyStore;
let testServer: TestServer;
let log = '';
beforeAll(async () => {
  store = await openFaultyStore();
  const write = (line: string) => {
    log += line;
  };
  testServer = await openTestServer({
    env: { ...store.env, LOG_LEVEL: 'warn' },
    maintenanceMs: 1000,
    log: { write },
  });
});
afterEach(() => store.breakOff());
afterAll(async () => {
  await testServer.close();
  await store.close();
});

const ready = async (): Promise<[number, unknown]> => {
  const response = await fetch(`${testServer.baseUrl}/readyz`);
  return [response.status, await response.json()];
};

test('while the store is unreachable, an upload is refused in the user’s language and stores nothing; afterwards it succeeds', async () => {
  const employee = await testServer.as('employee');
  const car = await newCar(employee);
  const upload = {
    params: { car: car.id },
    fields: { preset_item: testServer.testData.views[0] ?? 0 },
    files: { photo: { name: 'photo.jpg', bytes: await picture() } },
  };
  const before = store.keys();
  expect(await ready()).toEqual([200, { status: 'ready' }]);

  store.breakOff(...EVERY_METHOD);
  for (const [language, words] of [
    ['en', 'The storage for pictures cannot be reached. Please try again in a moment.'],
    [
      'de',
      'Der Speicher für Bilder ist nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    ],
  ] as const) {
    const refused = await employee.call(cars.upload, {
      ...upload,
      headers: { 'accept-language': language },
    });
    expect([refused.status, refused.failure.message]).toEqual([503, words]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await ready()).toEqual([503, { status: 'not ready', broken: ['storage'] }]);
  expect((await read(employee, car.id)).photos).toEqual([]);

  store.breakOff();
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  expect(store.keys()).toEqual(before);
  const { data } = await employee.must(cars.upload, upload);
  expect((await fetch(new URL(data.url, testServer.baseUrl))).status).toBe(200);
});

test('a photo whose picture cannot be stored waits for the store, is then finished, and is charged once', {
  timeout: 240_000,
}, async () => {
  const employee = await testServer.as('employee');
  const { id } = await newCar(employee);
  const photo = await send(
    employee,
    id,
    testServer.testData.views[0] ?? 0,
    await sampleOf('front'),
  );
  const charges = async () =>
    (await testServer.db.systemQuery('select amount from ledger_entries where car_id = $1', [id]))
      .rows.length;

  store.breakOff('PUT');
  await employee.must(cars.process, { params: { car: id }, body: {} });
  await until(
    async () => log,
    (lines) => lines.includes('a photo waits for the storage'),
  );
  expect((await read(employee, id)).photos).toEqual([
    expect.objectContaining({
      id: photo.id,
      in_process: 1,
      processed_url: null,
      defect_state: photo.defect_state,
    }),
  ]);

  store.breakOff();
  const [finished] = (await untilProcessed(employee, id)).photos;
  expect(finished).toMatchObject({ status: 4, in_process: 0, defect_state: 'ok' });
  expect(
    (await fetch(new URL(finished?.processed_url ?? '/none', testServer.baseUrl))).status,
  ).toBe(200);
  expect(await charges()).toBe(1);
});
