import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAlbumPhotos, adminSections } from '../../../contract/albums/calls.ts';
import { uploads } from '../../../contract/uploads/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let view: number;
beforeAll(async () => {
  testServer = await openTestServer();
  chief = await testServer.as('chief');
  view = testServer.testData.views[0] ?? 0;
});
afterAll(() => testServer.close());

const newName = () => randomBytes(16).toString('hex');

type Bytes = Uint8Array<ArrayBuffer>;

const sendPiece = (client: Client, upload: string, offset: number, bytes: Bytes) =>
  client.must(uploads.piece, {
    params: { upload, offset },
    files: { piece: { name: 'piece', bytes } },
  });

const sendRest = (car: number, upload: string, offset: number, bytes: Bytes) =>
  chief.call(cars.upload, {
    params: { car },
    fields: { preset_item: view, upload, upload_offset: offset },
    files: { photo: { name: 'large.jpg', bytes } },
  });

test('a photo that is sent in pieces arrives unchanged, even if pieces are sent twice', async () => {
  const { id } = await newCar(chief);
  const bytes = await picture(1200, 900);
  const upload = newName();
  await sendPiece(chief, upload, 0, bytes.slice(0, 9000));
  await sendPiece(chief, upload, 0, bytes.slice(0, 2000)); // the answer was lost, the sender continues in smaller pieces
  await sendPiece(chief, upload, 2000, bytes.slice(2000, 5000));
  const { data } = (await sendRest(id, upload, 5000, bytes.slice(5000))).ok;
  const whole = await fetch(testServer.baseUrl + data.url);
  expect([data.name, new Uint8Array(await whole.arrayBuffer())]).toEqual(['large.jpg', bytes]);
});

test('missing pieces are refused with 409, and so are those of another user', async () => {
  const { id } = await newCar(chief);
  const bytes = await picture(1200, 900);
  const upload = newName();
  const employee = await testServer.as('employee');
  await sendPiece(employee, upload, 0, bytes.slice(0, 5000));
  expect((await sendRest(id, upload, 5000, bytes.slice(5000))).status).toBe(409);
  await sendPiece(chief, upload, 0, bytes.slice(0, 4000));
  expect((await sendRest(id, upload, 5000, bytes.slice(5000))).status).toBe(409);
  await sendPiece(chief, upload, 4000, bytes.slice(4000, 6000));
  expect((await sendRest(id, upload, 5000, bytes.slice(5000))).status).toBe(409);
  expect((await read(chief, id)).photos).toEqual([]);
});

test('pieces and rest together may not exceed the limit of one file', async () => {
  const { id } = await newCar(chief);
  const most = 40 * 1024 * 1024; // the default
  const answer = await sendRest(id, newName(), most, new Uint8Array(1));
  expect([answer.status, answer.failure.errors]).toMatchObject([
    413,
    { photo: [expect.any(String)] },
  ]);
});

test('an upload that is repeated because its answer was lost adds no second photo', async () => {
  const { id } = await newCar(chief);
  const photo = { name: 'extra.jpg', bytes: await picture() };
  const extra = () =>
    chief.must(cars.uploadExtra, { params: { car: id }, fields: { upload }, files: { photo } });
  const upload = newName();
  const { data: first } = await extra();
  expect((await extra()).data.id).toBe(first.id);
  expect((await read(chief, id)).extra_photos.map((one) => one.id)).toEqual([first.id]);

  const operator = await testServer.as('operator');
  const { data: album } = await operator.must(adminSections.create, { body: { name: 'Repeated' } });
  const add = () =>
    operator.must(adminAlbumPhotos.upload, {
      fields: { sectionID: album.id, upload },
      files: { photo },
    });
  const { data: added } = await add();
  expect((await add()).data.id).toBe(added.id);
});
