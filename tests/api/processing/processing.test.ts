import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, until, untilProcessed } from '../setup/dealer.ts';
import { sampleOf } from '../setup/samplePhotos.ts';
import { unreferencedFiles } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// A picture takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let testServer: TestServer;
let chief: Client;
beforeAll(async () => {
  testServer = await openTestServer();
  chief = await testServer.as('chief');
});
afterAll(() => testServer.close());

const process = (car: number, body: Record<string, unknown> = {}) =>
  chief.must(companyCars.process, { params: { car }, body });
const viewOf = async (code: string): Promise<number> => {
  const { rows } = await testServer.db.systemQuery('select id from preset_items where code = $1', [
    code,
  ]);
  return Number(rows[0]?.id);
};
const noOrphans = () =>
  until(
    () => unreferencedFiles(testServer),
    (keys) => keys.length === 0,
  );
/** Returns the path of a stored file. */
const pathOf = async (key: unknown) =>
  join(
    testServer.filesFolder,
    (await readdir(testServer.filesFolder, { recursive: true })).find((name) =>
      name.endsWith(String(key)),
    ) ?? '',
  );
const rowOf = async (photo: number) =>
  (await testServer.db.systemQuery('select * from photos where id = $1', [photo])).rows[0] ?? {};

describe('processing', () => {
  test('turns a photo into a finished picture with a preview, and reports its progress', async () => {
    const { id } = await newCar(chief);
    const photo = await send(chief, id, await viewOf('front-left'), await sampleOf('front-left'));
    expect((await process(id)).data.queued).toEqual([photo.id]);
    const queued = await read(chief, id);
    expect(queued.state).toBe('processing');
    expect(queued.photos[0]).toMatchObject({
      in_process: 1,
      queued_at: expect.stringMatching(/^\d{4}-/),
    });

    const { photos, state, processed_count } = await untilProcessed(chief, id);
    const done = photos[0];
    expect(done).toMatchObject({
      status: 4,
      defect_state: 'ok',
      draft: 1,
      queued_at: null,
      sha256: photo.sha256,
    });
    expect({ state, processed_count }).toEqual({ state: 'processed', processed_count: 1 });
    const fetched = async (url: string | null | undefined) =>
      Buffer.from(await (await fetch(testServer.baseUrl + url)).arrayBuffer());
    const picture = await sharp(await fetched(done?.processed_url)).metadata();
    expect(picture).toMatchObject({ format: 'jpeg', space: 'srgb' });
    expect(picture.width / picture.height).toBeCloseTo(4 / 3, 2);
    expect(
      (await sharp(await fetched(done?.preview_processed_url)).metadata()).width,
    ).toBeLessThanOrEqual(480);
  });

  test('again reuses the cut-out, uses the new settings, and keeps the first picture as a version', async () => {
    const { id } = await newCar(chief);
    const photo = await send(chief, id, await viewOf('left'), await sampleOf('left'));
    await process(id);
    await untilProcessed(chief, id);
    const first = await rowOf(photo.id);
    await chief.must(cars.save, {
      params: { id },
      body: { settings: { default_crop: '16:9', polishing_strength: 80 } },
    });
    await process(id);
    await untilProcessed(chief, id);
    const second = await rowOf(photo.id);
    expect(second.mask_key).toBe(first.mask_key);
    expect(second.draft).toBe(1);
    expect(second.processed_key).not.toBe(first.processed_key);
    expect(second.made_with).toMatchObject({
      placement: { ground: 'tyres', turned: 0, floor: expect.any(Number) },
    });
    const { width, height } = await sharp(await pathOf(second.processed_key)).metadata();
    expect(width / height).toBeCloseTo(16 / 9, 2);
    const { data } = await chief.must(cars.versions, { params: { car: id, photo: photo.id } });
    const made = data.map(({ present, made_by, made_with, cutout_engine }) => ({
      present,
      made_by,
      cutout_engine,
      crop: made_with?.default_crop,
      polish: made_with?.polishing_strength,
    }));
    const ours = { made_by: 'processing', cutout_engine: 'own' };
    expect(made).toEqual([
      { present: 1, ...ours, crop: '16:9', polish: 80 },
      { present: 0, ...ours, crop: '4:3', polish: 50 },
    ]);
    expect(data[1]?.url).toContain(String(first.processed_key));
    await noOrphans();
  });

  test("with the user's box makes a new cut-out", async () => {
    const { id } = await newCar(chief);
    const photo = await send(chief, id, await viewOf('left'), await sampleOf('left'));
    await process(id);
    const found = (await untilProcessed(chief, id)).photos[0]?.box;
    const first = await rowOf(photo.id);
    await process(id, { photo: photo.id, box: found });
    expect((await untilProcessed(chief, id)).photos[0]?.status).toBe(4);
    expect((await rowOf(photo.id)).mask_key).not.toBe(first.mask_key);

    const { data } = await chief.must(cars.versions, { params: { car: id, photo: photo.id } });
    await chief.must(cars.restore, {
      params: { car: id },
      body: { photo: photo.id, version: data[1]?.id ?? 0 },
    });
    const { processed_key, mask_key, made_with } = first;
    expect(await rowOf(photo.id), 'with the cut-out that it was made of').toMatchObject({
      processed_key,
      mask_key,
      made_with,
    });
    expect((await rowOf(photo.id)).box).toEqual(first.box);
  });

  test('of a detail cuts nothing out', async () => {
    const { id } = await newCar(chief);
    const { rows } = await testServer.db.systemQuery(
      `select id from preset_items where kind = 'detail' order by position limit 1`,
    );
    const photo = await send(chief, id, Number(rows[0]?.id));
    await process(id);
    expect((await untilProcessed(chief, id)).photos[0]).toMatchObject({
      status: 4,
      draft: 0,
      box: null,
    });
    expect((await rowOf(photo.id)).mask_key).toBeNull();
  });

  test('requested while a photo waits adds no second job', async () => {
    const { id } = await newCar(chief);
    const photo = await send(chief, id, await viewOf('rear'), await sampleOf('rear'));
    for (let i = 0; i < 3; i++) expect((await process(id)).data.queued).toEqual([photo.id]);
    const jobs = await testServer.db.systemQuery(
      `select id from jobs.job where name = 'process-photo' and (data->>'photo')::int = $1`,
      [photo.id],
    );
    expect(jobs.rows).toHaveLength(1);
    await untilProcessed(chief, id);
  });
});

describe('a result that is no longer wanted is dropped', () => {
  test('when the photo was replaced meanwhile: the new one stays unprocessed', async () => {
    const { id } = await newCar(chief);
    const view = await viewOf('right');
    const photo = await send(chief, id, view, await sampleOf('right'));
    await process(id);
    await until(
      () => rowOf(photo.id),
      ({ status }) => status === 2,
    );
    const replaced = await send(chief, id, view, await sampleOf('rear'));
    expect(replaced).toMatchObject({ id: photo.id, in_process: 0, status: 0 });
    await until(
      async () =>
        (
          await testServer.db.systemQuery(
            `select state from jobs.job where name = 'process-photo' and state in ('active', 'retry')`,
          )
        ).rows,
      (rows) => rows.length === 0,
    );
    expect((await read(chief, id)).photos[0]).toMatchObject({
      status: 0,
      in_process: 0,
      processed_url: null,
      sha256: replaced.sha256,
    });
  });

  test('when the photo was deleted meanwhile: none of its files is left', async () => {
    const { id } = await newCar(chief);
    const photo = await send(chief, id, await viewOf('right'), await sampleOf('right'));
    await process(id);
    await until(
      () => rowOf(photo.id),
      ({ status }) => status === 2,
    );
    await chief.must(companyCars.deletePhotos, { params: { car: id }, body: { photo: photo.id } });
    await noOrphans();
  });
});

test('a photo whose original is missing in the storage is reported at the first try, and is not charged', async () => {
  const { id } = await newCar(chief);
  const photo = await send(chief, id, await viewOf('front'), await sampleOf('front'));
  const { original_key } = await rowOf(photo.id);
  await rm(await pathOf(original_key));
  expect((await process(id)).data.charged).toBe('credit');
  const { photos, state } = await untilProcessed(chief, id);
  expect(photos[0]).toMatchObject({
    status: 3,
    in_process: 0,
    defect_state: 'defected',
    defect_reason: 'original_missing',
  });
  expect([state, (await rowOf(photo.id)).attempts]).toEqual(['needs_attention', 0]);
  const { rows } = await testServer.db.systemQuery(
    'select sum(amount)::int as balance from ledger_entries where car_id = $1',
    [id],
  );
  expect(rows[0]?.balance).toBe(0);
  expect((await process(id)).data).toMatchObject({
    queued: [],
    refused: [{ photo: photo.id, reason: 'original_missing' }],
    charged: null,
  });
});

/** Gives the company's vehicles a background whose file is missing. @returns a function that undoes it */
const standBeforeNothing = async (company: number): Promise<() => Promise<unknown>> => {
  const { rows } = await testServer.db.systemQuery(
    `insert into backgrounds (company_id, name, key, preview_key) values ($1, 'gone', 'background-gone.jpg', 'background-gone-preview.jpg')
     returning id`,
    [company],
  );
  const { rows: before } = await testServer.db.systemQuery(
    'select background_type, background_id from companies where id = $1',
    [company],
  );
  const set = (type: unknown, background: unknown) =>
    testServer.db.systemQuery(
      'update companies set background_type = $2, background_id = $3 where id = $1',
      [company, type, background],
    );
  await set('background', rows[0]?.id);
  return () => set(before[0]?.background_type, before[0]?.background_id);
};

test('a photo that fails three times needs attention, is not charged, and can be tried again', async () => {
  const { id } = await newCar(chief);
  const photo = await send(chief, id, await viewOf('front'), await sampleOf('front'));
  const restore = await standBeforeNothing(testServer.testData.companies.nord);
  expect((await process(id)).data.charged).toBe('credit');
  const { photos, state } = await untilProcessed(chief, id);
  expect(photos[0]).toMatchObject({
    status: 3,
    in_process: 0,
    defect_state: 'defected',
    defect_reason: 'processing_failed',
  });
  expect(state).toBe('needs_attention');
  expect((await rowOf(photo.id)).attempts).toBe(3);
  const { rows } = await testServer.db.systemQuery(
    'select sum(amount)::int as balance from ledger_entries where car_id = $1',
    [id],
  );
  expect(rows[0]?.balance).toBe(0);
  await restore();
  expect((await process(id)).data).toMatchObject({ queued: [photo.id], refused: [] });
  await untilProcessed(chief, id);
});
