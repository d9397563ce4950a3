import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, until } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { unreferencedFiles } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let view: (index: number) => number;
beforeAll(async () => {
  testServer = await openTestServer();
  chief = await testServer.as('chief');
  view = (index) => testServer.testData.views[index] ?? 0;
});
afterAll(() => testServer.close());

const fetchBytes = async (url: string) =>
  new Uint8Array(await (await fetch(testServer.baseUrl + url)).arrayBuffer());

describe('an upload', () => {
  test('keeps the original byte for byte, with its hash, its size and a small preview', async () => {
    const { id } = await newCar(chief);
    const bytes = await picture(1200, 900);
    const photo = await send(chief, id, view(0), { name: 'IMG_0001.JPG', bytes });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(photo).toMatchObject({
      name: 'IMG_0001.JPG',
      sha256,
      bytes: bytes.length,
      width: 1200,
      height: 900,
      status: 0,
      extra: 0,
    });
    expect(await fetchBytes(photo.url)).toEqual(bytes);
    expect((await sharp(await fetchBytes(photo.preview_url)).metadata()).width).toBe(480);
    const { angles, photos_count, thumbnail_url } = await read(chief, id);
    expect(angles[0]).toMatchObject({
      id: view(0),
      photo_id: photo.id,
      loaded_photo: 1,
      loaded_photo_processed: 0,
    });
    expect({ photos_count, thumbnail_url }).toEqual({
      photos_count: 1,
      thumbnail_url: photo.preview_url,
    });
  });

  test('is accepted whether the file comes before or after the fields', async () => {
    const { id } = await newCar(chief);
    const form = new FormData();
    form.append('photo', new Blob([await picture()]), 'first.jpg');
    form.append('preset_item', String(view(1)));
    form.append('car', String(id));
    const headers = { authorization: `Bearer ${chief.token}` };
    const answer = await fetch(`${testServer.baseUrl}/api/cars/${id}/photo/upload`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(answer.status).toBe(200);
    expect((await read(chief, id)).photos).toHaveLength(1);
  });

  test('shows a picture upright, however the camera was held', async () => {
    const { id } = await newCar(chief);
    const bytes = new Uint8Array(
      await sharp(await picture(600, 400))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    const photo = await send(chief, id, view(0), { name: 'a.jpg', bytes });
    expect(photo).toMatchObject({ width: 400, height: 600 });
  });

  test('accepts PNG and WebP, and serves each with its own type, never as a page', async () => {
    const { id } = await newCar(chief);
    for (const format of ['png', 'webp'] as const) {
      const bytes = new Uint8Array(
        await sharp(await picture())
          .toFormat(format)
          .toBuffer(),
      );
      const photo = await send(chief, id, view(2), { name: `a.${format}`, bytes });
      const { headers } = await fetch(testServer.baseUrl + photo.url);
      expect(headers.get('content-type')).toBe(`image/${format}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('immutable');
    }
  });

  test('reports that the vehicle already has the same picture', async () => {
    const { id } = await newCar(chief);
    const bytes = await picture();
    const first = await send(chief, id, view(0), { name: 'a.jpg', bytes });
    const second = await send(chief, id, view(1), { name: 'b.jpg', bytes });
    expect(first.duplicate_of).toBeNull();
    expect(second.duplicate_of).toBe(first.id);
    const elsewhere = await newCar(chief);
    expect(
      (await send(chief, elsewhere.id, view(0), { name: 'a.jpg', bytes })).duplicate_of,
    ).toBeNull();
  });

  test('to a view that has a photo replaces it and leaves none of its files', async () => {
    const { id } = await newCar(chief);
    const first = await send(chief, id, view(0));
    const second = await send(chief, id, view(0));
    expect(second.id).toBe(first.id);
    expect((await read(chief, id)).photos).toHaveLength(1);
    await until(
      () => unreferencedFiles(testServer),
      (keys) => keys.length === 0,
    );
    expect((await fetch(testServer.baseUrl + first.url)).status).toBe(404);
    expect((await fetch(testServer.baseUrl + second.url)).status).toBe(200);
  });

  test('to a view that the vehicle does not have is refused', async () => {
    const { id } = await newCar(chief);
    const photo = { name: 'a.jpg', bytes: await picture() };
    const answer = await chief.call(cars.upload, {
      params: { car: id },
      fields: { preset_item: 999_999 },
      files: { photo },
    });
    expect(answer.status).toBe(422);
    expect(answer.failure.errors?.preset_item).toBeDefined();
  });

  test("keeps one line of the file's name, without folders", async () => {
    const { id } = await newCar(chief);
    const long = `${'x'.repeat(300)}.jpg`;
    expect(
      (await send(chief, id, view(0), { name: 'C:\\DCIM\\front.jpg', bytes: await picture() }))
        .name,
    ).toBe('front.jpg');
    expect(
      (await send(chief, id, view(0), { name: long, bytes: await picture() })).name,
    ).toHaveLength(200);
  });

  test('leaves nothing in the folder of uploads in progress', async () => {
    const { id } = await newCar(chief);
    await send(chief, id, view(0));
    const refused = { photo: { name: 'a.jpg', bytes: new Uint8Array([1, 2, 3]) } };
    await chief.call(cars.upload, {
      params: { car: id },
      fields: { preset_item: view(0) },
      files: refused,
    });
    expect(await readdir(join(testServer.filesFolder, '..', 'uploads'))).toEqual([]);
  });

  test('reports errors in the language of the request', async () => {
    const { id } = await newCar(chief);
    const photo = { name: 'a.jpg', bytes: new Uint8Array() };
    const callInput = {
      params: { car: id },
      fields: { preset_item: view(0) },
      files: { photo },
      headers: { 'accept-language': 'de-DE,de' },
    };
    expect((await chief.call(cars.upload, callInput)).failure.errors?.photo).toEqual([
      'Die Datei ist leer',
    ]);
  });
});

describe('extra photos', () => {
  test('are kept beside the views, in any number, and can be removed one by one', async () => {
    const { id } = await newCar(chief);
    const sendExtra = async () => {
      const photo = { name: 'extra.jpg', bytes: await picture() };
      return (
        await chief.must(cars.uploadExtra, { params: { car: id }, fields: {}, files: { photo } })
      ).data;
    };
    const first = await sendExtra();
    const second = await sendExtra();
    const car = await read(chief, id);
    expect(car.extra_photos.map((photo) => photo.id)).toEqual([first.id, second.id]);
    expect(car).toMatchObject({ photos: [], photos_count: 0 });
    await chief.must(cars.deleteExtra, { params: { car: id }, body: { photo: first.id } });
    expect((await read(chief, id)).extra_photos.map((photo) => photo.id)).toEqual([second.id]);
  });

  test('the call that removes them does not remove the photo of a view', async () => {
    const { id } = await newCar(chief);
    const photo = await send(chief, id, view(0));
    expect(
      (await chief.call(cars.deleteExtra, { params: { car: id }, body: { photo: photo.id } }))
        .status,
    ).toBe(404);
  });
});

describe('moving a photo', () => {
  test('to a free view empties the old one', async () => {
    const { id } = await newCar(chief);
    const photo = await send(chief, id, view(0));
    const { data } = await chief.must(cars.move, {
      params: { car: id },
      body: { photo: photo.id, preset_item: view(3) },
    });
    expect(data.angles[0]?.photo_id).toBeNull();
    expect(data.angles[3]?.photo_id).toBe(photo.id);
  });

  test('to a taken view swaps the two', async () => {
    const { id } = await newCar(chief);
    const first = await send(chief, id, view(0));
    const second = await send(chief, id, view(1));
    const { data } = await chief.must(cars.move, {
      params: { car: id },
      body: { photo: first.id, preset_item: view(1) },
    });
    expect([data.angles[0]?.photo_id, data.angles[1]?.photo_id]).toEqual([second.id, first.id]);
    expect(data.photos_count).toBe(2);
  });
});

test('logo and banner can be switched per photo', async () => {
  const { id } = await newCar(chief);
  const photo = await send(chief, id, view(0));
  const { data } = await chief.must(cars.overlays, {
    params: { car: id },
    body: { photo: photo.id, show_logo: 0 },
  });
  expect(data).toMatchObject({ show_logo: 0, show_banner: 1 });
});

test('deleting several photos deletes those and no others', async () => {
  const { id } = await newCar(chief);
  const [first, second, third] = [
    await send(chief, id, view(0)),
    await send(chief, id, view(1)),
    await send(chief, id, view(2)),
  ];
  await chief.must(companyCars.deletePhotos, {
    params: { car: id },
    body: { photos: [first.id, third.id] },
  });
  expect((await read(chief, id)).photos.map((photo) => photo.id)).toEqual([second.id]);
});

test('a finished picture that the operator uploads counts as processed; the original stays', async () => {
  const { id } = await newCar(chief);
  const photo = await send(chief, id, view(0));
  const operator = await testServer.as('operator');
  const upload = async (index: number) =>
    operator.call(adminCars.uploadProcessed, {
      params: { car: id },
      fields: { preset_item: view(index) },
      files: { photo: { name: 'finished.jpg', bytes: await picture() } },
    });
  expect((await upload(0)).ok.data).toMatchObject({
    id: photo.id,
    status: 4,
    sha256: photo.sha256,
  });
  expect((await read(chief, id)).state).toBe('processed');
  expect((await upload(1)).failure.errors?.preset_item).toBeDefined();
});
