import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { companyPlates } from '../../../contract/looks/plateCalls.ts';
import { settings } from '../../../contract/looks/settingsCalls.ts';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { samples } from '../../../server/db/seed/samples/index.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, untilProcessed } from '../setup/dealer.ts';
import { sampleOf } from '../setup/samplePhotos.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// A picture takes seconds, and much longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let testServer: TestServer;
let chief: Client;
let plateId: number;
beforeAll(async () => {
  testServer = await openTestServer();
  chief = await testServer.as('chief');
  const bytes = await sharp({
    create: { width: 520, height: 110, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const files = { image: { name: 'red.png', bytes: new Uint8Array(bytes) } };
  plateId = (
    await chief.must(companyPlates.create, { fields: { name: 'Red', country: 'DE' }, files })
  ).data.id;
});
afterAll(() => testServer.close());

const MIDDLE: PlateCorners = [
  { x: 0.4, y: 0.6 },
  { x: 0.6, y: 0.6 },
  { x: 0.6, y: 0.68 },
  { x: 0.4, y: 0.68 },
];

const viewOf = async (code: string): Promise<number> => {
  const { rows } = await testServer.db.systemQuery('select id from preset_items where code = $1', [
    code,
  ]);
  return Number(rows[0]?.id);
};
const process = (car: number, body: Record<string, unknown> = {}) =>
  chief.must(companyCars.process, { params: { car }, body });
const finished = async (car: number, body: Record<string, unknown> = {}): Promise<Photo> => {
  await process(car, body);
  const [photo] = (await untilProcessed(chief, car)).photos;
  if (!photo) throw new Error('the vehicle has no photo');
  return photo;
};
/** Creates a vehicle whose pictures keep their background: the step is the same, and quick. */
const newFront = async (look: object, code = 'front', photo = sampleOf(code)) => {
  const { id } = await newCar(chief);
  await chief.must(cars.save, {
    params: { id },
    body: { settings: { background_type: 'original', default_crop: '4:3', ...look } },
  });
  return { id, photo: await send(chief, id, await viewOf(code), await photo) };
};
const picture = async (address: string | null) => {
  const bytes = Buffer.from(await (await fetch(testServer.baseUrl + address)).arrayBuffer());
  return sharp(bytes).raw().toBuffer({ resolveWithObject: true });
};
const isRed = ({ data, info }: Awaited<ReturnType<typeof picture>>, x: number, y: number) => {
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return (data[at] ?? 0) > 1.6 * (data[at + 1] ?? 0) && (data[at] ?? 0) > 60;
};

describe("a photo's plate", () => {
  test('is searched once, stored with the photo, and reused when the look changes', async () => {
    const { id, photo } = await newFront({ plate_blur: 1 });
    expect(photo).toMatchObject({ plate_state: 'unsought', plate_corners: null });
    const blurred = await finished(id);
    expect(blurred.plate_state).toBe('found');
    const truth = samples.find(({ file }) => file === 'golf-01-front.jpg')?.plate;
    for (const [index, corner] of (blurred.plate_corners ?? []).entries()) {
      expect(Math.abs(corner.x - (truth?.[index]?.x ?? 0))).toBeLessThan(0.02);
      expect(Math.abs(corner.y - (truth?.[index]?.y ?? 0))).toBeLessThan(0.02);
    }
    const before = await picture(blurred.processed_url);
    await chief.must(cars.save, {
      params: { id },
      body: { settings: { plate_image: 1, licence_plate_id: plateId } },
    });
    const replaced = await finished(id);
    expect(replaced.plate_corners).toEqual(blurred.plate_corners);
    const middle = (of: 'x' | 'y') =>
      (truth ?? []).reduce((sum, corner) => sum + corner[of] / 4, 0);
    expect(isRed(before, middle('x'), middle('y'))).toBe(false);
    expect(isRed(await picture(replaced.processed_url), middle('x'), middle('y'))).toBe(true);
  });

  test('is where the user says, and stays there', async () => {
    const { id, photo } = await newFront({ plate_image: 1, licence_plate_id: plateId });
    const marked = await finished(id, { photo: photo.id, plate: MIDDLE });
    expect(marked).toMatchObject({ plate_state: 'set', plate_corners: MIDDLE });
    const shown = await picture(marked.processed_url);
    expect([isRed(shown, 0.5, 0.64), isRed(shown, 0.5, 0.72)]).toEqual([true, false]);
    const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
    expect(await finished(id, { photo: photo.id, box })).toMatchObject({
      plate_state: 'set',
      plate_corners: MIDDLE,
      box,
    });
  });

  test('is not searched if the user says that there is none', async () => {
    const { id, photo } = await newFront({ plate_blur: 1 });
    expect(await finished(id, { photo: photo.id, plate: null })).toMatchObject({
      plate_state: 'none',
      plate_corners: null,
    });
    expect(await finished(id)).toMatchObject({ plate_state: 'none' });
  });

  test('is reported as missing if none is visible, and searched again with another box', async () => {
    // Its upper half: the vehicle without what is below the lamps.
    const { name, bytes } = await sampleOf('front');
    const upper = await sharp(bytes)
      .extract({ left: 0, top: 0, width: 800, height: 300 })
      .jpeg()
      .toBuffer();
    const { id, photo } = await newFront(
      { plate_blur: 1 },
      'front',
      Promise.resolve({ name, bytes: new Uint8Array(upper) }),
    );
    expect(await finished(id)).toMatchObject({
      status: 4,
      plate_state: 'missing',
      plate_corners: null,
    });
    const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
    await process(id, { photo: photo.id, box });
    expect((await read(chief, id)).photos[0]?.plate_state).toBe('unsought');
    expect((await untilProcessed(chief, id)).photos[0]?.plate_state).toBe('missing');
    await chief.must(cars.save, { params: { id }, body: { settings: { plate_blur: 0 } } });
    expect((await finished(id)).plate_state).toBe('unsought');
  });

  test('is not searched in a side view, nor if plates are left unchanged', async () => {
    const side = await newFront({ plate_blur: 1 }, 'left');
    const plain = await newFront({});
    expect((await finished(side.id)).plate_state).toBe('unsought');
    expect((await finished(plain.id)).plate_state).toBe('unsought');
  });

  test('is restored with the picture that was made with it: found, set by the user, or set to none', async () => {
    const { id, photo } = await newFront({ plate_blur: 1 });
    const made = [
      await finished(id),
      await finished(id, { photo: photo.id, plate: MIDDLE }),
      await finished(id, { photo: photo.id, plate: null }),
    ];
    const versions = async () =>
      (await chief.must(cars.versions, { params: { car: id, photo: photo.id } })).data;
    const plates = made.map(({ plate_state, plate_corners }) => ({ plate_state, plate_corners }));
    expect(plates.map(({ plate_state }) => plate_state)).toEqual(['found', 'set', 'none']);
    expect(
      (await versions()).map(({ plate_state, plate_corners }) => ({ plate_state, plate_corners })),
    ).toEqual(plates.toReversed());

    const [none, set, found] = (await versions()).map((version) => version.id);
    expect(none).toBeNull();
    const restore = async (version: number | null | undefined) =>
      (
        await chief.must(cars.restore, {
          params: { car: id },
          body: { photo: photo.id, version: version ?? 0 },
        })
      ).data;
    const first = await restore(found);
    expect(first.photo).toMatchObject(plates[0] ?? {});
    expect((await restore(set)).photo).toMatchObject(plates[1] ?? {});
    expect((await restore(first.replaced)).photo).toMatchObject({
      plate_state: 'none',
      plate_corners: null,
    });

    // The next picture is made from what was restored.
    await restore(set);
    const again = await finished(id);
    expect(again).toMatchObject(plates[1] ?? {});
    expect(
      (await picture(again.processed_url)).data.equals(
        (await picture(made[1]?.processed_url ?? null)).data,
      ),
    ).toBe(true);
  });

  test('is dropped with a photo that another one replaces', async () => {
    const { id, photo } = await newFront({ plate_blur: 1 });
    await process(id, { photo: photo.id, plate: MIDDLE });
    const next = await send(chief, id, await viewOf('front'), await sampleOf('rear'));
    expect(next).toMatchObject({ id: photo.id, plate_state: 'unsought', plate_corners: null });
  });
});

describe('corners are refused', () => {
  test.each([
    ['without a photo', (_photo: number) => ({ plate: MIDDLE })],
    [
      'that cross',
      (photo: number) => ({ photo, plate: [MIDDLE[0], MIDDLE[2], MIDDLE[1], MIDDLE[3]] }),
    ],
    [
      'outside the photo',
      (photo: number) => ({ photo, plate: [MIDDLE[0], { x: 1.1, y: 0.6 }, MIDDLE[2], MIDDLE[3]] }),
    ],
  ])('%s, and nothing is queued', async (_how, body) => {
    const { id, photo } = await newFront({ plate_blur: 1 });
    expect(
      (await chief.call(companyCars.process, { params: { car: id }, body: body(photo.id) })).status,
    ).toBe(422);
    expect((await read(chief, id)).photos[0]).toMatchObject({
      in_process: 0,
      plate_state: 'unsought',
    });
  });
});

test('a plate is previewed on a front and a rear of the sample, and only it changes there', async () => {
  const body = {
    look: {
      licence_plate_id: plateId,
      plate_image: 1 as const,
      background_type: 'original' as const,
      default_crop: '4:3' as const,
    },
    views: 'plate' as const,
    car: null,
  };
  const shown = (await chief.must(settings.preview, { body })).data;
  const before = (
    await chief.must(settings.preview, {
      body: { ...body, look: { ...body.look, plate_image: 0 } },
    })
  ).data;
  expect(shown.map(({ angle_id, sample }) => [angle_id, sample])).toEqual([
    [await viewOf('front'), 1],
    [await viewOf('front-left'), 1],
    [await viewOf('rear'), 1],
  ]);
  for (const [index, code] of ['front', 'front-left', 'rear'].entries()) {
    const plate = samples.find(({ angle }) => angle === code)?.plate;
    const at = (of: 'x' | 'y') => (plate ?? []).reduce((sum, corner) => sum + corner[of] / 4, 0);
    const pixels = async (image = '') =>
      sharp(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'))
        .raw()
        .toBuffer({ resolveWithObject: true });
    expect(isRed(await pixels(shown[index]?.image), at('x'), at('y')), code).toBe(true);
    expect(isRed(await pixels(before[index]?.image), at('x'), at('y')), code).toBe(false);
  }
});
