import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploads } from '../../../contract/uploads/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, send, untilProcessed } from '../setup/dealer.ts';
import { sampleOf } from '../setup/samplePhotos.ts';
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

const viewOf = async (code: string): Promise<number> => {
  const { rows } = await testServer.db.systemQuery('select id from preset_items where code = $1', [
    code,
  ]);
  return Number(rows[0]?.id);
};
const look = (photo: { name: string; bytes: Uint8Array<ArrayBuffer> }) =>
  chief.call(uploads.look, { files: { photo } });

describe('what a photo shows', () => {
  test('is stored at its upload, whatever view it is for, and updated with the next photo of that view', async () => {
    const { id } = await newCar(chief);
    const view = await viewOf('left');
    expect((await send(chief, id, view, await sampleOf('rear'))).shows).toBe('rear');
    expect((await send(chief, id, view, await sampleOf('left'))).shows).toBe('left');
    expect((await read(chief, id)).photos.map(({ shows }) => shows)).toEqual(['left']);
  });

  test('is reported for a copy before the photo is uploaded, and whether the vehicle is cut off; nothing is stored', async () => {
    expect((await look(await sampleOf('front-right'))).ok).toEqual({
      data: { shows: 'front-right', is_cut_off: false },
    });
    const { name, bytes } = await sampleOf('front-right');
    const left = { left: 0, top: 0, width: 400, height: 600 };
    const close = new Uint8Array(await sharp(bytes).extract(left).jpeg().toBuffer());
    expect((await look({ name, bytes: close })).ok.data.is_cut_off).toBe(true);
    const text = { name: 'text.jpg', bytes: new TextEncoder().encode('no photo') };
    expect((await look(text)).status).toBe(422);
  });
});

test('a detail on an exterior view is not cut out, unless the user marks the vehicle', async () => {
  const { id } = await newCar(chief, {});
  const { id: photo } = await send(
    chief,
    id,
    await viewOf('front'),
    await sampleOf('wheel-front-left'),
  );
  await chief.must(companyCars.process, { params: { car: id }, body: { photo } });
  const [made] = (await untilProcessed(chief, id)).photos;
  expect(made).toMatchObject({ shows: 'detail', status: 4, defect_reason: null, box: null });
  const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };
  await chief.must(companyCars.process, { params: { car: id }, body: { photo, box } });
  await untilProcessed(chief, id);
  const { rows } = await testServer.db.systemQuery(
    'select mask_key is not null or defect_reason is not null as is_cut from photos where id = $1',
    [photo],
  );
  expect(rows).toEqual([{ is_cut: true }]);
});
