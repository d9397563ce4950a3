import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  companyBackgrounds,
  companyBanners,
  companyLogos,
} from '../../../contract/looks/pictureCalls.ts';
import type { LookPreview } from '../../../contract/looks/preview.ts';
import { adminSettings, settings } from '../../../contract/looks/settingsCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { angles } from '../../../contract/views/calls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, until, untilProcessed } from '../setup/dealer.ts';
import { jobsDone } from '../setup/jobs.ts';
import { sampleOf, wall } from '../setup/samplePhotos.ts';
import { unreferencedFiles } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let car: Car;
let frontLeft: number;
beforeAll(async () => {
  testServer = await openTestServer();
  chief = await testServer.as('chief');
  const { rows } = await testServer.db.systemQuery(
    `select id from preset_items where code = 'front-left'`,
  );
  frontLeft = Number(rows[0]?.id);
  car = await newCar(chief);
  await send(chief, car.id, frontLeft, await sampleOf('front-left'));
  await chief.must(companyCars.process, { params: { car: car.id }, body: {} });
  car = await untilProcessed(chief, car.id);
});
afterAll(() => testServer.close());

const filled = async (width: number, height: number, background: string) => ({
  name: 'a.png',
  bytes: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
});
const preview = async (body: object): Promise<LookPreview[]> =>
  (await chief.must(settings.preview, { body: { look: {}, ...body } })).data;
/** Previews the vehicle's own front left with these settings. */
const front = async (look: object, more: object = {}): Promise<LookPreview> => {
  const [shown] = await preview({ look, car: car.id, angles: [frontLeft], ...more });
  if (!shown) throw new Error('no picture came');
  return shown;
};
const pixels = async ({ image }: LookPreview) =>
  sharp(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
/** Returns where two pictures differ, as the smallest box around it in fractions of their size; null if they are alike. */
const difference = async (one: LookPreview, other: LookPreview) => {
  const [a, b] = [await pixels(one), await pixels(other)];
  expect(b.info).toMatchObject({ width: a.info.width, height: a.info.height });
  const { width, height } = a.info;
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let i = 0; i < a.data.length; i++) {
    // JPEG spreads a change a little within its blocks.
    if (Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) < 24) continue;
    const [x, y] = [(Math.floor(i / 3) % width) / width, Math.floor(i / 3 / width) / height];
    Object.assign(box, {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x),
      bottom: Math.max(box.bottom, y),
    });
  }
  return box.right === 0 && box.bottom === 0 ? null : box;
};

/** Returns whether a green strip, a tenth as high as it is wide, is at the bottom. */
const hasBanner = async (shown: LookPreview): Promise<boolean> => {
  const { data, info } = await pixels(shown);
  const isGreen = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
    return green > 200 && red < 60 && blue < 60;
  };
  const top = info.height - info.width / 10;
  return [0, info.width / 2, info.width - 1].every(
    (x) => isGreen(x, info.height - 1) && isGreen(x, top + 4) && !isGreen(x, top - 5),
  );
};

describe('a preview', () => {
  test('shows the vehicle finished last in its own view, and the sample if it has no photo, without charging or storing anything', async () => {
    const before = await testServer.db.systemQuery(
      'select (select count(*) from ledger_entries) as entries, (select count(*) from jobs.job) as jobs',
    );
    const shown = await preview({});
    expect(shown).toHaveLength(3);
    expect(shown.map(({ photo_id, sample }) => ({ photo_id, sample }))).toEqual([
      { photo_id: car.photos[0]?.id, sample: 0 },
      { photo_id: null, sample: 1 },
      { photo_id: null, sample: 1 },
    ]);
    for (const one of shown)
      expect((await pixels(one)).info).toMatchObject({ width: 640, height: 480 });
    const after = await testServer.db.systemQuery(
      'select (select count(*) from ledger_entries) as entries, (select count(*) from jobs.job) as jobs',
    );
    expect(after.rows).toEqual(before.rows);
    expect((await read(chief, car.id)).photos[0]?.processed_url).toBe(car.photos[0]?.processed_url);
  });

  test('changes the picture only where a setting has an effect; changing it back restores the picture bit for bit', async () => {
    const plain = await front({});
    const { data: logo } = await chief.must(companyLogos.create, {
      files: { image: await filled(400, 200, '#ff0000') },
    });
    const { data: banner } = await chief.must(companyBanners.create, {
      files: { image: await filled(1600, 160, '#00ff00') },
    });
    const { data: background } = await chief.must(companyBackgrounds.create, {
      files: { image: await filled(800, 600, '#0000ff') },
    });

    const withLogo = await difference(
      plain,
      await front({ logo_id: logo.id, logo_position: 'top-left' }),
    );
    expect(withLogo?.left).toBeCloseTo(0.025, 1);
    expect(withLogo?.right).toBeLessThan(0.22);
    expect(withLogo?.bottom).toBeLessThan(0.2);
    const larger = await difference(
      plain,
      await front(
        { logo_id: logo.id, logo_position: 'top-left' },
        { logo_size: 36, logo_margin: 0 },
      ),
    );
    expect(larger?.left).toBeLessThan(0.01);
    expect(larger?.right).toBeGreaterThan(0.3);
    expect(await hasBanner(await front({}))).toBe(false);
    expect(await hasBanner(await front({ banner_id: banner.id }))).toBe(true);
    const blue = await pixels(
      await front({ background_type: 'background', background_id: background.id }),
    );
    expect([...blue.data.subarray(0, 3)].map((value) => Math.round(value / 64))).toEqual([0, 0, 4]);
    expect((await pixels(await front({ default_crop: '16:9' }))).info).toMatchObject({
      width: 640,
      height: 360,
    });

    expect((await front({})).image).toBe(plain.image);
  });

  test('shows a background’s own light and ground, or the ones that are tried', async () => {
    const half = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#e0e0e0' },
    })
      .composite([
        {
          input: { create: { width: 800, height: 120, channels: 3, background: '#0000ff' } },
          gravity: 'south',
        },
      ])
      .png()
      .toBuffer();
    const { data: background } = await chief.must(companyBackgrounds.create, {
      files: { image: { name: 'yard.png', bytes: new Uint8Array(half) } },
    });
    expect(background).toMatchObject({ light: null, floor_from: null });
    const look = { background_type: 'background', background_id: background.id };
    const plain = await front(look);
    const light = { side: -100, softness: 0, warmth: 80 };
    const tried = await front(look, { light });
    expect(tried.image).not.toBe(plain.image);
    expect((await difference(await front(look, { floor_from: 80 }), plain))?.left).toBeLessThan(
      0.1,
    );

    const params = { id: background.id };
    const saved = await chief.must(companyBackgrounds.save, { params, body: { light } });
    expect(saved.data).toMatchObject({ light, floor_from: null });
    expect((await front(look)).image).toBe(tried.image);
    expect((await front(look, { light: null })).image).toBe(plain.image);
    for (const body of [
      { light: { ...light, side: 101 } },
      { light: { side: 0 } },
      { floor_from: 10 },
    ])
      expect((await chief.call(companyBackgrounds.save, { params, body })).status).toBe(422);
  });

  test('shows more polish the stronger it is, and none while it is off', async () => {
    const plain = await front({});
    const matt = await pixels(plain);
    const shine = async (polishing_strength: number) => {
      const { data } = await pixels(await front({ polishing: 1, polishing_strength }));
      return data.reduce((sum, value, i) => sum + Math.abs(value - (matt.data[i] ?? 0)), 0);
    };
    const [weak, usual, strong] = [await shine(10), await shine(50), await shine(100)];
    expect(weak).toBeGreaterThan(0);
    expect(usual).toBeGreaterThan(weak * 1.5);
    expect(strong).toBeGreaterThan(usual * 1.2);
    expect((await front({ polishing_strength: 100 })).image).toBe(plain.image);
    const wrong = await chief.call(settings.preview, {
      body: { look: { polishing: 1, polishing_strength: 101 } },
    });
    expect(Object.keys(wrong.failure.errors ?? {})).toEqual(['look.polishing_strength']);
  });

  test('shows a view’s own banner', async () => {
    const { data: banner } = await chief.must(companyBanners.create, {
      files: { image: await filled(1600, 160, '#00ff00') },
    });
    const plain = await front({});
    const employee = await testServer.as('employee');
    await employee.must(angles.save, { params: { id: frontLeft }, body: { banner_id: banner.id } });
    expect(await hasBanner(await front({}))).toBe(true);
    await employee.must(angles.save, { params: { id: frontLeft }, body: { show_banner: 0 } });
    expect((await front({})).image).toBe(plain.image);
    await employee.must(angles.save, {
      params: { id: frontLeft },
      body: { banner_id: null, show_banner: 1 },
    });
  });

  test('shows the sample when asked to', async () => {
    expect((await preview({ car: null })).map(({ sample }) => sample)).toEqual([1, 1, 1]);
  });

  test('is refused for records that the user cannot reach', async () => {
    const foreign = await newCar(await testServer.as('suedChief'));
    expect(
      (await chief.call(settings.preview, { body: { look: {}, car: foreign.id } })).status,
    ).toBe(404);
    const wrong = await chief.call(settings.preview, { body: { look: { logo_id: 999_999 } } });
    expect(Object.keys(wrong.failure.errors ?? {})).toEqual(['look.logo_id']);
    const many = await chief.call(settings.preview, {
      body: { look: {}, angles: testServer.testData.views.slice(0, 4) },
    });
    expect(Object.keys(many.failure.errors ?? {})).toEqual(['angles']);
    const wall = await chief.call(settings.preview, {
      body: { look: { background_type: 'room' }, wall_id: 999_999 },
    });
    expect(Object.keys(wall.failure.errors ?? {})).toEqual(['wall_id']);
  });

  test('is available to the operator for any company', async () => {
    const operator = await testServer.as('operator');
    const params = { company: testServer.testData.companies.nord };
    const { data } = await operator.must(adminSettings.preview, {
      params,
      body: { look: {}, car: car.id, angles: [frontLeft] },
    });
    expect(data[0]?.image).toBe((await front({})).image);
  });
});

describe('applying a look to finished vehicles', () => {
  const photoNow = async () => (await read(chief, car.id)).photos[0];
  const through = () =>
    until(
      () => chief.must(settings.applied),
      ({ data }) => data === null || data.done === data.photos,
    );
  const paid = async () =>
    (
      await testServer.db.systemQuery(
        'select count(*)::integer as entries, sum(amount)::integer as spent from ledger_entries',
      )
    ).rows;

  test('is offered for vehicles with finished pictures, with the number of each', async () => {
    await newCar(chief);
    const { data, total } = await chief.must(settings.finished, { query: { per_page: 500 } });
    expect({ data, total }).toMatchObject({ data: [{ id: car.id, photos: 1 }], total: 1 });
    expect((await chief.must(settings.finished, { query: { q: 'gibt es nicht' } })).data).toEqual(
      [],
    );
    expect((await (await testServer.as('suedChief')).must(settings.finished)).data).toEqual([]);
  });

  test('processes their pictures again without charge, and can restore the earlier ones', async () => {
    const before = await photoNow();
    const ledger = await paid();
    await chief.must(cars.save, {
      params: { id: car.id },
      body: { settings: { default_crop: '1:1' } },
    });
    const { data: run } = await chief.must(settings.apply, { body: { cars: [car.id] } });
    expect(run).toMatchObject({ cars: 1, photos: 1, can_undo: 1 });
    expect((await through()).data).toMatchObject({ done: 1, failed: 0, failures: [], can_undo: 1 });
    const after = await photoNow();
    expect(after?.processed_url).not.toBe(before?.processed_url);
    const square = await fetch(new URL(after?.processed_url ?? '', testServer.baseUrl));
    expect(await sharp(Buffer.from(await square.arrayBuffer())).metadata()).toMatchObject({
      width: 1920,
      height: 1920,
    });
    expect(await paid()).toEqual(ledger);

    expect((await chief.must(settings.undo)).data).toBeNull();
    expect(await photoNow()).toMatchObject({ ...before });
    expect((await fetch(new URL(before?.processed_url ?? '', testServer.baseUrl))).status).toBe(
      200,
    );
    expect((await chief.call(settings.undo)).status).toBe(409);
    await jobsDone(testServer, 'remove-files');
    expect(await unreferencedFiles(testServer)).toEqual([]);
  });

  test('can be undone while it is running: later results are dropped', async () => {
    const before = await photoNow();
    await chief.must(settings.apply, { body: { cars: [car.id] } });
    await chief.must(settings.undo);
    expect(await photoNow()).toMatchObject({ ...before, in_process: 0, status: 4 });
    await jobsDone(testServer, 'process-photo', 'remove-files');
    expect((await photoNow())?.processed_url).toBe(before?.processed_url);
    expect(await unreferencedFiles(testServer)).toEqual([]);
  });

  test('a second run restores what was there before it, and leaves no unused file', async () => {
    await chief.must(settings.apply, { body: { cars: [car.id] } });
    await through();
    const between = await photoNow();
    await chief.must(settings.apply, { body: { cars: [car.id] } });
    await through();
    await chief.must(settings.undo);
    expect((await photoNow())?.processed_url).toBe(between?.processed_url);
    await jobsDone(testServer, 'remove-files');
    expect(await unreferencedFiles(testServer)).toEqual([]);
  });

  test('names the vehicles whose photos failed, and can restore their pictures, too', async () => {
    const before = await photoNow();
    // Without its outline the photo is cut out again, and now it shows no vehicle.
    const { rows } = await testServer.db.systemQuery(
      'select original_key, mask_key from photos where id = $1',
      [before?.id],
    );
    const { original_key, mask_key } = rows[0] as { original_key: string; mask_key: string };
    await testServer.db.systemQuery('update photos set mask_key = null where id = $1', [
      before?.id,
    ]);
    const names = await readdir(testServer.filesFolder, { recursive: true });
    const file = join(
      testServer.filesFolder,
      names.find((name) => name.endsWith(original_key)) ?? '',
    );
    const photo = await readFile(file);
    await writeFile(file, (await wall()).bytes);
    await chief.must(settings.apply, { body: { cars: [car.id] } });
    expect((await through()).data).toMatchObject({
      done: 1,
      failed: 1,
      can_undo: 1,
      failures: [{ id: car.id, vehicle_name: car.vehicle_name, photos: 1 }],
    });
    await writeFile(file, photo);
    await chief.must(settings.undo);
    await testServer.db.systemQuery('update photos set mask_key = $2 where id = $1', [
      before?.id,
      mask_key,
    ]);
    expect(await photoNow()).toMatchObject({
      processed_url: before?.processed_url,
      status: 4,
      in_process: 0,
    });
  });

  test('is refused for other companies’ vehicles and for vehicles without finished pictures', async () => {
    const foreign = await newCar(await testServer.as('suedChief'));
    expect(
      (await chief.call(settings.apply, { body: { cars: [car.id, foreign.id] } })).status,
    ).toBe(404);
    const empty = await newCar(chief);
    const answer = await chief.call(settings.apply, { body: { cars: [empty.id] } });
    expect(Object.keys(answer.failure.errors ?? {})).toEqual(['cars']);
  });
});
