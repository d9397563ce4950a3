import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Call } from '@turntable/declare/contract/call.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminDatasets } from '../../../contract/albums/datasetCalls.ts';
import { notifications } from '../../../contract/notifications/calls.ts';
import { specialOffers } from '../../../contract/offers/calls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { type CallInput, Client } from '../setup/client.ts';
import { newCar, read, send } from '../setup/dealer.ts';
import { emailOf, PASSWORD } from '../setup/testData.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

let testServer: TestServer;
let chief: Client;
let vehicle: number;
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false });
  chief = await testServer.as('chief');
  await testServer.db.systemQuery('update companies set are_offers_enabled = 1');
  await testServer.db.systemQuery(
    "insert into special_offers (title, active) values ('Winterreifen', true)",
  );
  await testServer.db.systemQuery("insert into notifications (text) values ('Wartung am Sonntag')");
  vehicle = (await newCar(chief)).id;
  await send(chief, vehicle, testServer.testData.views[0] ?? 0);
});
afterAll(() => testServer.close());

describe('responses that pages read again', () => {
  const again = (client: Client, call: Call, callInput: CallInput, etag: string | null) =>
    client.call(call, { ...callInput, headers: { 'if-none-match': etag ?? '' } });

  test.each([
    ['a vehicle', cars.one, 'update cars set hp = coalesce(hp, 100) + 1 where id = $1'],
    ['a list of vehicles', cars.list, "update cars set vehicle_name = 'Neu' where id = $1"],
    ['who is signed in', session.me, 'update companies set credits = credits + $1'],
    [
      'unread notices',
      notifications.unread,
      "insert into notifications (text) select 'Mehr' where $1 > 0",
    ],
    [
      'the number of unread offers',
      specialOffers.count,
      "insert into special_offers (title, active) select 'Mehr', true where $1 > 0",
    ],
    [
      'unread offers',
      specialOffers.unread,
      "insert into special_offers (title, active) select 'Noch mehr', true where $1 > 0",
    ],
  ] as [string, Call, string][])(
    '%s: 304 without a body as long as nothing changes',
    async (_, call, change) => {
      const callInput = call === cars.one ? { params: { id: vehicle } } : {};
      const first = await chief.call(call, callInput);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const etag = first.headers.get('etag');
      const same = await again(chief, call, callInput, etag);
      expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag]);
      await testServer.db.systemQuery(change, [vehicle]);
      const changed = await again(chief, call, callInput, etag);
      expect(changed.status).toBe(200);
      expect(changed.text).not.toBe(first.text);
      expect(changed.headers.get('etag')).not.toBe(etag);
    },
  );

  test("another user's ETag reveals nothing", async () => {
    const stranger = await testServer.as('suedChief');
    const params = { id: vehicle };
    const mine = (await chief.call(cars.one, { params })).headers.get('etag');
    const refused = await again(stranger, cars.one, { params }, mine);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const me = (await chief.call(session.me)).headers.get('etag');
    const theirs = await again(stranger, session.me, {}, me);
    expect([theirs.status, theirs.text]).toEqual([200, (await stranger.call(session.me)).text]);
    expect((await again(new Client(testServer.baseUrl), session.me, {}, me)).status).toBe(401);
  });
});

/** Returns a response as it is sent. */
const wire = (
  path: string,
  encoding: string,
  token = chief.token,
): Promise<{ bytes: Buffer; encoding: string | undefined; vary: string | undefined }> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, authorization: `Bearer ${token}` };
    get(testServer.baseUrl + path, { headers }, async (response) => {
      const { 'content-encoding': used, vary } = response.headers;
      const bytes = Buffer.concat(await response.toArray());
      resolve({ bytes, encoding: used, vary });
    }).on('error', reject);
  });

describe('JSON', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('of a vehicle arrives compressed by %s, and equal', async (encoding, decompress) => {
    const plain = await wire(`/api/cars/${vehicle}`, 'identity');
    const packed = await wire(`/api/cars/${vehicle}`, `${encoding}, deflate`);
    expect([plain.encoding, packed.encoding]).toEqual([undefined, encoding]);
    expect(packed.vary).toContain('accept-encoding');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(decompress(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  test('of a few bytes is not compressed', async () => {
    expect((await wire('/api/special-offers/count', 'br, gzip')).encoding).toBeUndefined();
  });

  test('with a token in it is not compressed, however long it is', async () => {
    await testServer.db.systemQuery("update users set name = repeat('x', 4000) where id = $1", [
      testServer.testData.users.suedEmployee,
    ]);
    const body = { email: emailOf('suedEmployee'), password: PASSWORD };
    const { headers, text } = await new Client(testServer.baseUrl).call(session.login, { body });
    expect(text.length).toBeGreaterThan(4000);
    expect(headers.get('content-encoding')).toBeNull();
  });
});

describe('files are not compressed:', () => {
  test('a picture', async () => {
    const { url } = (await read(chief, vehicle)).photos[0] ?? {};
    expect((await wire(url ?? '', 'br, gzip')).encoding).toBeUndefined();
  });

  test('a file that could be compressed', async () => {
    const operator = await testServer.as('operator');
    const bytes = new Uint8Array(5000).fill(32);
    const { id } = (
      await operator.must(adminDatasets.upload, { files: { file: { name: 'a.json', bytes } } })
    ).data;
    const { headers, ok } = await operator.call(adminDatasets.download, { params: { id } });
    expect(headers.get('etag'), 'of a link that is good for minutes').toBeNull();
    const { link } = ok;
    const file = await wire(link, 'br, gzip');
    expect([file.encoding, file.bytes.length]).toEqual([undefined, 5000]);
  });
});
