import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ftp as ftpCalls } from '../../../contract/ftpExport/calls.ts';
import { ftpImport } from '../../../contract/ftpImport/calls.ts';
import type { ImportRun } from '../../../contract/ftpImport/ftpImport.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { importFromFtp } from '../../../server/jobs/importFromFtp.ts';
import type { Client } from '../setup/client.ts';
import { read, until } from '../setup/dealer.ts';
import { finishedCar } from '../setup/finishedCar.ts';
import { type FtpServer, openFtpServer } from '../setup/ftpServer.ts';
import { type FtpStore, openFtpStore } from '../setup/ftpStore.ts';
import { picture } from '../setup/pictures.ts';
import { openRestartableServer } from '../setup/restartableServer.ts';
import { openTestServer } from '../setup/testServer.ts';

const LOGIN = { ftp_user: 'dealer', ftp_pass: 'geheim' };
const VIN = 'WVWZZZ1JZXW000001';

let store: FtpStore;
let target: FtpServer;
beforeAll(async () => {
  store = await openFtpStore('dealer', 'geheim');
  target = await openFtpServer('dealer', 'geheim');
});
afterAll(async () => {
  await store.close();
  await target.close();
});

const runsOf = async (chief: Client): Promise<ImportRun[]> =>
  (await chief.must(ftpImport.one)).data.runs;
const latest = async (chief: Client): Promise<ImportRun | undefined> => (await runsOf(chief))[0];
async function importNow(chief: Client): Promise<ImportRun | undefined> {
  const { data } = await chief.must(ftpImport.start);
  return until(
    async () => (await runsOf(chief)).find(({ id }) => id === data.id),
    (run) => run !== undefined && run.finished_at !== null,
    50,
  );
}

/** Reads a vehicle without its pictures' addresses, which expire. */
const stored = async (chief: Client, id: number) => {
  const { photos, from_ftp, updated_at } = await read(chief, id);
  return { photos: photos.map(({ id, sha256 }) => [id, sha256]), from_ftp, updated_at };
};

test('the schedule starts imports; our own deliveries become neither vehicles nor photos, wherever they are', async () => {
  const restartable = await openRestartableServer({
    FTP_ALLOW_PRIVATE: 'true',
    FTP_IMPORT_SETTLE: '0',
    FTP_IMPORT_MINUTES: '1440',
  });
  const { server, testData, chief: first } = await restartable.start({ jobs: true });
  const place = { ftp_host: '127.0.0.1', ftp_dir: '/cars', get_cars_from_ftp: 1 } as const;
  await first.must(ftpCalls.save, { body: { ...place, ...LOGIN, ftp_port: target.port } });
  const views = testData.views.slice(0, 3);
  const { id } = await finishedCar(server.context, {
    company: testData.companies.nord,
    views,
    vin: VIN,
  });
  await first.must(companyCars.ftpUpload, { params: { car: id } });
  await until(
    () => read(first, id),
    ({ ftp_upload_state }) => ftp_upload_state === 'succeed',
  );
  expect(target.files.size).toBe(3);
  for (const [place, [path, content]] of [...target.files].entries()) {
    store.files.set(path, content);
    store.files.set(`/cars/copies of ${VIN}/${place}.jpg`, content);
  }
  await first.must(ftpCalls.save, { body: { ...LOGIN, ftp_port: store.port } });
  const before = await stored(first, id);
  await server.close();

  const { chief } = await restartable.start({ jobs: true });
  const scheduled = await until(
    () => latest(chief),
    (run) => run !== undefined && run.finished_at !== null,
    50,
  );
  const unchanged = {
    cars_new: 0,
    cars_changed: 0,
    cars_unchanged: 1,
    pictures_taken: 0,
    pictures_skipped: 6,
  };
  expect(scheduled).toMatchObject({ state: 'done', scheduled: 1, folders: 2, ...unchanged });
  expect(await stored(chief, id)).toEqual(before);
  expect(store.fetched).toHaveLength(6);
  expect(await importNow(chief)).toMatchObject({ state: 'done', scheduled: 0, ...unchanged });
  expect(store.fetched).toHaveLength(6);

  store.files.set(`/cars/${VIN}/the dealer's own.jpg`, Buffer.from(await picture()));
  await importNow(chief);
  expect(await importNow(chief)).toMatchObject({
    cars_new: 0,
    cars_changed: 1,
    pictures_taken: 1,
    pictures_skipped: 6,
  });
  expect((await read(chief, id)).photos).toHaveLength(4);
  await restartable.close();
});

test('a picture that takes the whole time limit blocks no other directory: the next import continues after it', async () => {
  const restartable = await openRestartableServer({
    FTP_ALLOW_PRIVATE: 'true',
    FTP_IMPORT_SETTLE: '0',
  });
  const { server, chief } = await restartable.start({ jobs: false });
  const place = {
    ftp_host: '127.0.0.1',
    ftp_port: store.port,
    ftp_dir: '/slow',
    get_cars_from_ftp: 1,
  } as const;
  await chief.must(ftpCalls.save, { body: { ...place, ...LOGIN } });
  for (const name of ['1', '2', '3'])
    store.files.set(`/slow/${name}/front.jpg`, Buffer.from(await picture()));
  const importFor = async (mostMs?: number): Promise<ImportRun | undefined> => {
    const { data } = await chief.must(ftpImport.start);
    const job = {
      id: randomUUID(),
      data: { run: data.id },
      earlierStarts: 0,
      lastStart: false,
      signal: new AbortController().signal,
    };
    await importFromFtp(server.context, mostMs)(job);
    return latest(chief);
  };
  await importFor();
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  store.held.set('/slow/1/front.jpg', promise);
  expect(await importFor(1000)).toMatchObject({
    state: 'failed',
    pictures_taken: 0,
    message: expect.stringContaining('time for one import is up'),
  });
  goOn();
  expect(await importFor()).toMatchObject({ state: 'done', pictures_taken: 3 });
  expect(store.fetched.slice(-3)).toEqual(['2', '3', '1'].map((name) => `/slow/${name}/front.jpg`));
  await restartable.close();
});

test('hosts in the server’s own network and ports of other services are not contacted, however they are written', async () => {
  const testServer = await openTestServer();
  const chief = await testServer.as('chief');
  for (const ftp_host of [
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
  ]) {
    await chief.must(ftpCalls.save, {
      body: { ...LOGIN, ftp_host, ftp_port: store.port, get_cars_from_ftp: 1 },
    });
    const run = await importNow(chief);
    expect(run, ftp_host).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('private network'),
    });
  }
  await chief.must(ftpCalls.save, { body: { ...LOGIN, ftp_host: '193.99.144.85', ftp_port: 22 } });
  expect(await importNow(chief)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('another service'),
  });
  for (const ftp_host of ['[::1]', '::1', '::ffff:127.0.0.1', 'user@127.0.0.1']) {
    expect(
      (await chief.call(ftpCalls.save, { body: { ...LOGIN, ftp_host } })).status,
      ftp_host,
    ).toBe(422);
  }
  await testServer.close();
});

test('data connections use only the ports that the operator has opened', async () => {
  const testServer = await openTestServer({
    env: { FTP_ALLOW_PRIVATE: 'true', FTP_PASSIVE_PORTS: '1-1023' },
  });
  const chief = await testServer.as('chief');
  await chief.must(ftpCalls.save, {
    body: { ...LOGIN, ftp_host: '127.0.0.1', ftp_port: store.port, get_cars_from_ftp: 1 },
  });
  expect(await importNow(chief)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('ports of passive mode'),
  });
  await testServer.close();
});
