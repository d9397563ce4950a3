import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Photo } from '../../../contract/photos/photo.ts';
import { STROKE_LIMITS } from '../../../contract/processing/brush/strokeLimits.ts';
import { cutouts } from '../../../contract/processing/cutoutCalls.ts';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, untilProcessed } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { inFog, sampleOf } from '../setup/samplePhotos.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// A cut-out takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let testServer: TestServer;
let chief: Client;
/** A vehicle with one finished picture, cut out without a model. */
let car: number;
let found: Photo;
let foundPicture: Buffer;
beforeAll(async () => {
  testServer = await openTestServer();
  // To find the panes takes as long as everything else.
  await testServer.db.systemQuery("update companies set glass = 'off'");
  chief = await testServer.as('chief');
  car = (await newCar(chief)).id;
  await send(chief, car, await viewOf('left'), await sampleOf('left'));
  found = await finished();
  foundPicture = await pictureOf(found);
});
afterAll(() => testServer.close());

const viewOf = async (code: string): Promise<number> => {
  const { rows } = await testServer.db.systemQuery('select id from preset_items where code = $1', [
    code,
  ]);
  return Number(rows[0]?.id);
};
const process = (body: Record<string, unknown> = {}) =>
  chief.must(companyCars.process, { params: { car }, body });
const finished = async (body: Record<string, unknown> = {}): Promise<Photo> => {
  await process(body);
  const [photo] = (await untilProcessed(chief, car)).photos;
  if (!photo) throw new Error('the vehicle has no photo');
  return photo;
};
const cutout = async () =>
  (await chief.must(cutouts.one, { params: { car, photo: found.id } })).data;
const pictureOf = async ({ processed_url }: Photo) => {
  const answer = await fetch(testServer.baseUrl + processed_url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const fileOf = (address: string | null) => address?.split('?')[0];

/** Removes the vehicle's left half. */
const HALF: Stroke[] = [
  {
    mode: 'remove',
    radius: 0.15,
    points: [
      [0.15, 0],
      [0.15, 1],
    ],
  },
  {
    mode: 'remove',
    radius: 0.15,
    points: [
      [0.35, 0],
      [0.35, 1],
    ],
  },
];
const ALL: Stroke[] = [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => ({
  mode: 'remove',
  radius: 0.15,
  points: [
    [x, 0],
    [x, 1],
  ],
}));

describe('a cut-out', () => {
  test('is corrected by brush from the present outline, and is then no draft', async () => {
    expect(found).toMatchObject({ status: 4, draft: 1 });
    const before = await cutout();
    expect(before.strokes).toEqual([]);
    const corrected = await finished({ photo: found.id, strokes: HALF });
    const after = await cutout();
    expect(corrected).toMatchObject({ status: 4, draft: 0, box: found.box });
    expect(after.strokes).toEqual(HALF);
    expect(fileOf(after.mask_url)).toBe(fileOf(before.mask_url));
    expect((await pictureOf(corrected)).equals(foundPicture)).toBe(false);
  });

  test('stays corrected when the picture is made again, and is reset without strokes', async () => {
    const corrected = await finished({ photo: found.id, strokes: HALF });
    const before = await pictureOf(corrected);
    const again = await finished();
    expect((await pictureOf(again)).equals(before)).toBe(true);
    expect(again.draft).toBe(0);
    const reset = await finished({ photo: found.id, strokes: [] });
    expect(reset.draft).toBe(1);
    expect((await cutout()).strokes).toEqual([]);
    expect((await pictureOf(reset)).equals(foundPicture)).toBe(true);
  });

  test('is corrected free of charge, whatever the next processing costs', async () => {
    await testServer.db.systemQuery(
      'update cars set charge_round = charge_round + 1 where id = $1',
      [car],
    );
    const entries = async () =>
      (await testServer.db.systemQuery('select id from ledger_entries where car_id = $1', [car]))
        .rows.length;
    const before = await entries();
    expect((await process({ photo: found.id, strokes: HALF })).data).toMatchObject({
      queued: [found.id],
      charged: null,
    });
    await untilProcessed(chief, car);
    expect(await entries()).toBe(before);
    expect((await process({ photo: found.id })).data.charged).not.toBeNull();
    await untilProcessed(chief, car);
  });

  test('of which nothing is left is reported, and can be restored', async () => {
    expect(await finished({ photo: found.id, strokes: ALL })).toMatchObject({
      defect_state: 'defected',
      defect_reason: 'no_vehicle',
    });
    expect(await finished({ photo: found.id, strokes: [] })).toMatchObject({
      status: 4,
      defect_state: 'ok',
    });
  });

  test('that is made again with another box is corrected by the same strokes', async () => {
    await finished({ photo: found.id, strokes: HALF });
    const before = await cutout();
    const box = { x: 0.04, y: 0.1, width: 0.92, height: 0.85 };
    expect(await finished({ photo: found.id, box })).toMatchObject({ status: 4, draft: 0 });
    const after = await cutout();
    expect(after.strokes).toEqual(HALF);
    expect(fileOf(after.mask_url)).not.toBe(fileOf(before.mask_url));
  });
});

describe('the strokes of a picture', () => {
  const versions = async () =>
    (await chief.must(cars.versions, { params: { car, photo: found.id } })).data;
  const restored = async (version: number | null | undefined) =>
    (
      await chief.must(cars.restore, {
        params: { car },
        body: { photo: found.id, version: version ?? 0 },
      })
    ).data;

  test('are restored and replaced with it, and reproduce it exactly', async () => {
    const plain = await finished({ photo: found.id, strokes: [] });
    const outline = fileOf((await cutout()).mask_url);
    const plainPicture = await pictureOf(plain);
    const corrected = await pictureOf(await finished({ photo: found.id, strokes: HALF }));
    const [present, former] = await versions();
    expect(present?.strokes_mark).toEqual(expect.any(String));
    expect(former?.strokes_mark).toBeNull();

    const { photo, replaced } = await restored(former?.id);
    expect(photo).toMatchObject({ status: 4, draft: 1 });
    expect((await cutout()).strokes).toEqual([]);
    expect(fileOf((await cutout()).mask_url)).toBe(outline);
    expect((await pictureOf(photo)).equals(plainPicture)).toBe(true);
    expect((await pictureOf(await finished({ photo: found.id }))).equals(plainPicture)).toBe(true);

    const again = (await restored(replaced)).photo;
    expect(again).toMatchObject({ status: 4, draft: 0 });
    expect((await cutout()).strokes).toEqual(HALF);
    expect((await pictureOf(again)).equals(corrected)).toBe(true);
    expect((await pictureOf(await finished({ photo: found.id }))).equals(corrected)).toBe(true);
  });

  test('differ from others’, and are not replaced by those of a failed correction', async () => {
    await finished({ photo: found.id, strokes: HALF });
    const [mark] = (await versions()).map(({ strokes_mark }) => strokes_mark);
    await finished({ photo: found.id, strokes: HALF.slice(0, 1) });
    const marks = (await versions()).map(({ strokes_mark }) => strokes_mark);
    expect(marks[1]).toBe(mark);
    expect(marks[0]).toEqual(expect.any(String));
    expect(marks[0]).not.toBe(mark);
    expect(await finished({ photo: found.id, strokes: ALL })).toMatchObject({
      defect_state: 'defected',
    });
    expect((await versions()).map(({ strokes_mark }) => strokes_mark)).toEqual(marks);
    const { photo } = await restored((await versions())[1]?.id);
    expect(photo).toMatchObject({ status: 4, defect_state: 'ok' });
    expect((await cutout()).strokes).toEqual(HALF);
  });

  test('are missing for an uploaded picture, which does not affect those of another', async () => {
    await finished({ photo: found.id, strokes: HALF });
    const operator = await testServer.as('operator');
    const files = { photo: { name: 'finished.jpg', bytes: await picture() } };
    await operator.must(adminCars.uploadProcessed, {
      params: { car },
      fields: { preset_item: await viewOf('left') },
      files,
    });
    const [made, former] = await versions();
    expect(made).toMatchObject({ made_by: 'upload', strokes_mark: null });
    expect(await cutout()).toEqual({ mask_url: null, strokes: [] });
    const { replaced } = await restored(former?.id);
    expect((await cutout()).strokes).toEqual(HALF);
    await restored(replaced);
    expect(await cutout()).toEqual({ mask_url: null, strokes: [] });
    await restored((await versions())[1]?.id);
  });
});

const dot = (change: Partial<Stroke> = {}): Stroke => ({
  mode: 'keep',
  radius: 0.01,
  points: [[0.5, 0.5]],
  ...change,
});
const points = (count: number): Stroke['points'] => Array.from({ length: count }, () => [0.5, 0.5]);

describe('strokes are refused', () => {
  test.each<[string, (photo: number) => Record<string, unknown>]>([
    ['without a photo', () => ({ strokes: [dot()] })],
    ['outside the photo', (photo) => ({ photo, strokes: [dot({ points: [[0.5, 1.2]] })] })],
    ['without a point', (photo) => ({ photo, strokes: [dot({ points: [] })] })],
    ['with too large a brush', (photo) => ({ photo, strokes: [dot({ radius: 0.5 })] })],
    [
      'that are too many',
      (photo) => ({ photo, strokes: Array(STROKE_LIMITS.strokes + 1).fill(dot()) }),
    ],
    [
      'one of which is too long',
      (photo) => ({ photo, strokes: [dot({ points: points(STROKE_LIMITS.points + 1) })] }),
    ],
    [
      'that are too long together',
      (photo) => ({
        photo,
        strokes: Array(11).fill(dot({ points: points(STROKE_LIMITS.points) })),
      }),
    ],
    [
      'beside another box, which needs another cut-out',
      (photo) => ({ photo, strokes: [dot()], box: { x: 0, y: 0, width: 1, height: 1 } }),
    ],
  ])('%s, and nothing is queued', async (_how, body) => {
    const before = await cutout();
    expect(
      (await chief.call(companyCars.process, { params: { car }, body: body(found.id) })).status,
    ).toBe(422);
    expect((await read(chief, car)).photos[0]?.in_process).toBe(0);
    expect((await cutout()).strokes).toEqual(before.strokes);
  });

  test('over a photo that was never cut out, which then costs nothing', async () => {
    const other = await newCar(chief);
    const { id } = await send(chief, other.id, await viewOf('left'), await sampleOf('left'));
    const answer = await chief.call(companyCars.process, {
      params: { car: other.id },
      body: { photo: id, strokes: [dot()] },
    });
    expect(answer.status).toBe(422);
    expect((await chief.must(cutouts.one, { params: { car: other.id, photo: id } })).data).toEqual({
      mask_url: null,
      strokes: [],
    });
    expect((await read(chief, other.id)).photos[0]?.in_process).toBe(0);
  });
});

test('a cut-out is found only under its vehicle, and only by its company', async () => {
  const other = await newCar(chief);
  expect(
    (await chief.call(cutouts.one, { params: { car: other.id, photo: found.id } })).status,
  ).toBe(404);
  const stranger = await testServer.as('suedChief');
  expect((await stranger.call(cutouts.one, { params: { car, photo: found.id } })).status).toBe(404);
});

test('strokes are deleted with a photo that another one replaces', async () => {
  await finished({ photo: found.id, strokes: HALF });
  const next = (
    await chief.must(cars.upload, {
      params: { car },
      fields: { preset_item: await viewOf('left') },
      files: { photo: await sampleOf('right') },
    })
  ).data;
  expect(next).toMatchObject({ id: found.id, draft: 0 });
  expect(await cutout()).toEqual({ mask_url: null, strokes: [] });
});

describe('a doubtful outline', () => {
  test('is reported with its places until a user has corrected or confirmed it, also when a version is restored', async () => {
    const { id } = await newCar(chief);
    await send(chief, id, await viewOf('left'), await inFog('left'));
    const processed = async (body: Record<string, unknown> = {}) => {
      await chief.must(companyCars.process, { params: { car: id }, body });
      const [photo] = (await untilProcessed(chief, id)).photos;
      if (!photo) throw new Error('the vehicle has no photo');
      return photo;
    };
    const doubtful = await processed();
    expect(doubtful).toMatchObject({ status: 4, doubts: [{ what: 'extra' }] });
    const { x = 0, width = 0 } = doubtful.doubts[0]?.box ?? {};
    expect(x).toBeGreaterThan(0.5);
    expect(x + width).toBeLessThan(1);
    expect((await processed()).doubts).toEqual(doubtful.doubts);

    expect((await processed({ photo: doubtful.id, strokes: [] })).doubts).toEqual([]);
    const { data: versions } = await chief.must(cars.versions, {
      params: { car: id, photo: doubtful.id },
    });
    const former = versions.find(({ present }) => present === 0)?.id ?? 0;
    const { data } = await chief.must(cars.restore, {
      params: { car: id },
      body: { photo: doubtful.id, version: former },
    });
    expect(data.photo.doubts).toEqual(doubtful.doubts);
  });
});
