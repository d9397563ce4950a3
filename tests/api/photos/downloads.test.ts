import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Client } from '../setup/client.ts';
import { newCar, send } from '../setup/dealer.ts';
import { picture } from '../setup/pictures.ts';
import { readZip } from '../setup/readZip.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  chief = await testServer.as('chief');
});
afterAll(() => testServer.close());

const view = (index: number) => testServer.testData.views[index] ?? 0;
const prepare = (
  car: number,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
) => chief.call(companyCars.download, { params: { car }, body, headers });
const fileName = (response: Response) =>
  decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '',
  );

test('one picture is downloaded unchanged, named after its vehicle and view', async () => {
  const { id } = await newCar(chief, { vehicle_name: 'Golf VIII', vin: 'WVWZZZ1JZXW000001' });
  const bytes = await picture();
  const photo = await send(chief, id, view(0), { name: 'a.jpg', bytes });
  const { link } = (await prepare(id, { photo: photo.id, variant: 'original' })).ok;
  const response = await fetch(testServer.baseUrl + link);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(fileName(response)).toMatch(/^Golf VIII WVWZZZ1JZXW000001 01 .+\.jpg$/);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

test('several are downloaded as a ZIP named after the vehicle, with files in the order of the views', async () => {
  const { id } = await newCar(chief, { vehicle_name: 'Polo', car: 'A/17' });
  const sent = new Map<number, Uint8Array>();
  for (const index of [2, 0, 1]) {
    const bytes = await picture();
    sent.set(index, bytes);
    await send(chief, id, view(index), { name: 'a.jpg', bytes });
  }
  const response = await fetch(
    testServer.baseUrl + (await prepare(id, { variant: 'original' })).ok.link,
  );
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(fileName(response)).toBe('Polo A 17 (original).zip');
  const zipped = readZip(Buffer.from(await response.arrayBuffer()));
  expect(zipped.map(({ name }) => name.slice(0, 3))).toEqual(['01 ', '02 ', '03 ']);
  expect(zipped.map(({ bytes }) => bytes)).toEqual([sent.get(0), sent.get(1), sent.get(2)]);
});

test('a vehicle without finished pictures says so, in both languages', async () => {
  const { id } = await newCar(chief);
  await send(chief, id, view(0));
  const answer = await prepare(id, {});
  expect({ status: answer.status, message: answer.failure.message }).toEqual({
    status: 422,
    message: 'No files to download',
  });
  expect((await prepare(id, {}, { 'accept-language': 'de' })).failure.message).toBe(
    'Keine Dateien zum Herunterladen',
  );
});

test('the operator gets the link inside data', async () => {
  const { id } = await newCar(chief);
  await send(chief, id, view(0));
  const operator = await testServer.as('operator');
  const { data } = await operator.must(adminCars.download, {
    params: { car: id },
    body: { variant: 'original' },
  });
  expect((await fetch(testServer.baseUrl + data.link)).status).toBe(200);
});

test('an expired or invented ticket opens nothing', async () => {
  const { id } = await newCar(chief);
  await send(chief, id, view(0));
  const { link } = (await prepare(id, { variant: 'original' })).ok;
  await testServer.db.systemQuery(`update downloads set expires_at = now() - interval '1 second'`);
  expect((await fetch(testServer.baseUrl + link)).status).toBe(404);
  expect((await fetch(`${testServer.baseUrl}/api/downloads/${'x'.repeat(43)}`)).status).toBe(404);
});

test('a picture’s address that was tampered with opens nothing', async () => {
  const { id } = await newCar(chief);
  const { url } = await send(chief, id, view(0));
  expect((await fetch(testServer.baseUrl + url)).status).toBe(200);
  expect((await fetch(testServer.baseUrl + url.replace(/expires=\d/, 'expires=2'))).status).toBe(
    404,
  );
  expect((await fetch(testServer.baseUrl + url.replace(/\?.*/, ''))).status).toBe(422);
});
