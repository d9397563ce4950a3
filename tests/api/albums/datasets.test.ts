import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminDatasets } from '../../../contract/albums/datasetCalls.ts';
import type { Client } from '../setup/client.ts';
import { until } from '../setup/dealer.ts';
import { storedKeys } from '../setup/storedFiles.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const LIMIT_MB = 3;
const MB = 1024 * 1024;

let testServer: TestServer;
let operator: Client;
beforeAll(async () => {
  testServer = await openTestServer({
    env: { UPLOAD_LIMIT_MB: '1', DATASET_LIMIT_MB: String(LIMIT_MB) },
  });
  operator = await testServer.as('operator');
});
afterAll(() => testServer.close());

const send = (name: string, bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) =>
  operator.call(adminDatasets.upload, {
    fields,
    files: { file: { name, bytes, type: 'application/x-tar' } },
  });

test('a file larger than any photo is stored, downloaded byte for byte, and deleted', async () => {
  const bytes = new Uint8Array(2 * MB).map((_, at) => at % 251);
  const { data } = (await send('wheels 2026.tar', bytes)).ok;
  expect(data).toMatchObject({ name: 'wheels 2026.tar', bytes: bytes.length });
  expect((await operator.must(adminDatasets.list)).data).toEqual([data]);
  const { link } = await operator.must(adminDatasets.download, { params: { id: data.id } });
  const file = await fetch(testServer.baseUrl + link);
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  expect(file.headers.get('content-type')).toBe('application/octet-stream');
  expect(file.headers.get('content-disposition')).toContain('wheels 2026.tar');

  await operator.must(adminDatasets.remove, { params: { id: data.id } });
  expect((await operator.must(adminDatasets.list)).total).toBe(0);
  await until(
    () => storedKeys(testServer),
    (keys) => !keys.some((key) => key.startsWith('dataset-')),
  );
  for (const call of [adminDatasets.download, adminDatasets.remove]) {
    expect((await operator.call(call, { params: { id: data.id } })).status).toBe(404);
  }
});

test('the file can get another name of one line', async () => {
  expect((await send('a.tar', new Uint8Array([1]), { name: 'Rims' })).ok.data.name).toBe('Rims');
  expect((await send('a.tar', new Uint8Array([1]), { name: '<b>' })).failure.errors).toHaveProperty(
    'name',
  );
  const { data } = await operator.must(adminDatasets.list, { query: { q: 'rim' } });
  expect(data.map(({ name }) => name)).toEqual(['Rims']);
});

test('no file, an empty one and one over the limit are refused, and nothing is stored', async () => {
  const before = await storedKeys(testServer);
  const tooLarge = await send('large.tar', new Uint8Array((LIMIT_MB + 1) * MB));
  expect([tooLarge.status, tooLarge.failure.errors]).toEqual([
    413,
    { file: ['The file is larger than 3 MB'] },
  ]);
  expect((await send('empty.tar', new Uint8Array())).failure.errors).toEqual({
    file: ['The file is empty'],
  });
  expect((await operator.call(adminDatasets.upload, { fields: {} })).failure.errors).toEqual({
    file: ['Choose a file'],
  });
  expect(await storedKeys(testServer)).toEqual(before);
});
