import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transactions } from '../../../contract/balance/transactionCalls.ts';
import { KEPT_VERSIONS } from '../../../contract/photos/photoVersion.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send } from '../setup/dealer.ts';
import { jobsDone } from '../setup/jobs.ts';
import { picture } from '../setup/pictures.ts';
import { unreferencedFiles } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let operator: Client;
let view: number;
beforeAll(async () => {
  testServer = await openTestServer();
  [chief, operator] = await Promise.all([testServer.as('chief'), testServer.as('operator')]);
  view = testServer.testData.views[0] ?? 0;
});
afterAll(() => testServer.close());

/** Uploads a finished picture: how a version is made does not matter here. */
const finish = async (car: number): Promise<Buffer> => {
  const bytes = await picture();
  const files = { photo: { name: 'finished.jpg', bytes } };
  await operator.must(adminCars.uploadProcessed, {
    params: { car },
    fields: { preset_item: view },
    files,
  });
  return Buffer.from(bytes);
};
const photographed = async () => {
  const { id: car } = await newCar(chief);
  return { car, photo: (await send(chief, car, view)).id };
};
const versionsOf = async (car: number, photo: number) =>
  (await chief.must(cars.versions, { params: { car, photo } })).data;
const restore = (car: number, photo: number, version: number | null | undefined) =>
  chief.must(cars.restore, { params: { car }, body: { photo, version: version ?? 0 } });
const bytesAt = async (url: string | null | undefined) =>
  Buffer.from(await (await fetch(testServer.baseUrl + url)).arrayBuffer());
const shown = async (car: number) => (await read(chief, car)).photos[0];
const nothingLeftBehind = async () => {
  await jobsDone(testServer, 'remove-files');
  expect(await unreferencedFiles(testServer)).toEqual([]);
};

describe('a photo’s earlier pictures', () => {
  test('are listed after the present one, the latest first, each with its file', async () => {
    const { car, photo } = await photographed();
    expect(await versionsOf(car, photo)).toEqual([]);
    const made = [await finish(car), await finish(car), await finish(car)];
    const versions = await versionsOf(car, photo);
    expect(versions.map(({ present, made_by }) => `${made_by} ${present}`)).toEqual([
      'upload 1',
      'upload 0',
      'upload 0',
    ]);
    for (const [i, bytes] of made.toReversed().entries())
      expect(await bytesAt(versions[i]?.url)).toEqual(bytes);
    expect(await bytesAt((await shown(car))?.processed_url)).toEqual(made[2]);
    await nothingLeftBehind();
  });

  test('can be restored in turn, without charge and without losing any', async () => {
    const { car, photo } = await photographed();
    const [first, second] = [await finish(car), await finish(car)];
    const { total } = await chief.must(transactions.list);
    const { data } = await restore(car, photo, (await versionsOf(car, photo))[1]?.id);
    expect(await bytesAt(data.photo.processed_url)).toEqual(first);
    expect(await bytesAt((await shown(car))?.processed_url)).toEqual(first);
    expect(await versionsOf(car, photo)).toMatchObject([
      { present: 1 },
      { present: 0, id: data.replaced },
    ]);

    await restore(car, photo, data.replaced);
    expect(await bytesAt((await shown(car))?.processed_url)).toEqual(second);
    expect(await versionsOf(car, photo)).toHaveLength(2);
    expect((await chief.must(transactions.list)).total).toBe(total);
    await nothingLeftBehind();
  });

  test(`are ${KEPT_VERSIONS} at most: the file of any further one is deleted`, async () => {
    const { car, photo } = await photographed();
    await finish(car);
    const [oldest] = await versionsOf(car, photo);
    for (let i = 0; i < KEPT_VERSIONS; i++) await finish(car);
    expect((await versionsOf(car, photo)).map(({ present }) => present)).toEqual([
      1,
      ...Array(KEPT_VERSIONS).fill(0),
    ]);
    expect(await bytesAt((await versionsOf(car, photo)).at(-1)?.url)).toEqual(
      await bytesAt(oldest?.url),
    );

    // The version that was viewed last is kept.
    const kept = (await versionsOf(car, photo)).at(-1);
    await restore(car, photo, kept?.id);
    await finish(car);
    const now = await versionsOf(car, photo);
    expect(now).toHaveLength(KEPT_VERSIONS + 1);
    expect(now[1]?.id).toBe(kept?.id);
    await nothingLeftBehind();
  });

  test('are deleted with a new original, with the photo and with the vehicle', async () => {
    const { car, photo } = await photographed();
    await finish(car);
    await finish(car);
    await send(chief, car, view);
    expect(await versionsOf(car, photo)).toEqual([]);
    await nothingLeftBehind();

    await finish(car);
    await finish(car);
    await chief.must(companyCars.deletePhotos, { params: { car }, body: { photo } });
    await nothingLeftBehind();

    const other = await photographed();
    await finish(other.car);
    await finish(other.car);
    await chief.must(cars.remove, { params: { id: other.car } });
    await nothingLeftBehind();
  });

  test('stop the photo’s processing when one of them is restored', async () => {
    const { car, photo } = await photographed();
    const first = await finish(car);
    await finish(car);
    await chief.must(companyCars.process, { params: { car }, body: { photo } });
    const [, former] = await versionsOf(car, photo);
    const { data } = await restore(car, photo, former?.id);
    expect(data.photo).toMatchObject({ in_process: 0, status: 4, queued_at: null });
    await jobsDone(testServer, 'process-photo');
    expect(await bytesAt((await shown(car))?.processed_url)).toEqual(first);
    await nothingLeftBehind();
  });

  test('of another photo, or of another company’s vehicle, are not found', async () => {
    const [one, other] = [await photographed(), await photographed()];
    for (const { car } of [one, other, one, other]) await finish(car);
    const [, foreign] = await versionsOf(other.car, other.photo);
    const version = foreign?.id ?? 0;
    const answers = [
      await chief.call(cars.restore, {
        params: { car: one.car },
        body: { photo: one.photo, version },
      }),
      await chief.call(cars.restore, {
        params: { car: one.car },
        body: { photo: other.photo, version },
      }),
      await (await testServer.as('suedChief')).call(cars.restore, {
        params: { car: other.car },
        body: { photo: other.photo, version },
      }),
      await chief.call(cars.versions, { params: { car: one.car, photo: other.photo } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
