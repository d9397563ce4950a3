import type { Storage } from '@turntable/declare/server/files/storage.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cars } from '../../contract/vehicles/calls.ts';
import { openBucket } from '../../server/storage/bucket.ts';
import { newCar, send, until, untilProcessed } from '../api/setup/dealer.ts';
import { sampleOf } from '../api/setup/samplePhotos.ts';
import { openTestServer, type TestServer } from '../api/setup/testServer.ts';
import { emptyBucket } from './realStore.ts';

let testServer: TestServer;
let storage: Storage;
beforeAll(async () => {
  const settings = await emptyBucket('pictures');
  storage = openBucket(settings);
  const { bucket, endpoint, accessKey, secretKey } = settings;
  testServer = await openTestServer({
    env: {
      STORAGE_BUCKET: bucket,
      STORAGE_ENDPOINT: endpoint,
      STORAGE_TIMEOUT: '30',
      STORAGE_ACCESS_KEY: accessKey,
      STORAGE_SECRET_KEY: secretKey,
    },
  });
});
afterAll(() => testServer.close());

const fetched = async (path: string | null): Promise<Buffer> => {
  const response = await fetch(new URL(path ?? '/none', testServer.baseUrl));
  expect(response.status, String(path)).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

test('a photo is uploaded, processed, downloaded and deleted', async () => {
  expect((await fetch(`${testServer.baseUrl}/readyz`)).status).toBe(200);
  const employee = await testServer.as('employee');
  const car = await newCar(employee);
  const photo = await sampleOf('front-left');
  const sent = await send(employee, car.id, testServer.testData.views[0] ?? 0, photo);
  expect((await fetched(sent.url)).equals(photo.bytes)).toBe(true);

  await employee.must(cars.process, { params: { car: car.id }, body: {} });
  const [finished] = (await untilProcessed(employee, car.id)).photos;
  expect(finished).toMatchObject({ status: 4, in_process: 0 });
  for (const url of [finished?.processed_url, finished?.preview_processed_url]) {
    expect((await fetched(url ?? null)).subarray(0, 2).toString('hex')).toBe('ffd8');
  }
  expect((await Array.fromAsync(storage.keys())).length).toBeGreaterThanOrEqual(4);

  await employee.must(cars.remove, { params: { id: car.id } });
  await until(
    () => Array.fromAsync(storage.keys()),
    (keys) => keys.length === 0,
  );
});
