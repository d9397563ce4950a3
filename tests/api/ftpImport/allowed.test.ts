import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { CompanySave } from '../../../contract/companies/company.ts';
import { ftp } from '../../../contract/ftpExport/calls.ts';
import { ftpImport } from '../../../contract/ftpImport/calls.ts';
import type { ImportRun } from '../../../contract/ftpImport/ftpImport.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { Client } from '../setup/client.ts';
import { read, until } from '../setup/dealer.ts';
import { type FtpStore, openFtpStore } from '../setup/ftpStore.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const PASSWORD = 'geheim & sicher';

let testServer: TestServer;
let chief: Client;
let operator: Client;
let store: FtpStore;
beforeAll(async () => {
  store = await openFtpStore('dealer', PASSWORD);
  testServer = await openTestServer({
    env: { FTP_ALLOW_PRIVATE: 'true', FTP_IMPORT_SETTLE: '0', FTP_TIMEOUT: '10' },
  });
  [chief, operator] = [await testServer.as('chief'), await testServer.as('operator')];
  const server = {
    ftp_host: '127.0.0.1',
    ftp_port: store.port,
    ftp_user: 'dealer',
    ftp_pass: PASSWORD,
    ftp_dir: '/cars',
  };
  await chief.must(ftp.save, { body: { ...server, get_cars_from_ftp: 1 } });
});
afterAll(async () => {
  await testServer.close();
  await store.close();
});

const set = (body: CompanySave) =>
  operator.must(adminCompanies.save, { params: { id: testServer.testData.companies.nord }, body });

async function importNow(): Promise<ImportRun | undefined> {
  const { data } = await chief.must(ftpImport.start);
  return until(
    async () => (await chief.must(ftpImport.one)).data.runs.find(({ id }) => id === data.id),
    (run) => run?.finished_at !== null,
    50,
  );
}

test('an import takes no extra photos and no views that the company has switched off, until it switches them on', async () => {
  const { angles } = (await chief.must(cars.create, { body: { vin: 'any' } })).data;
  const rear = angles.find(({ code }) => code === 'rear');
  await set({
    additional_uploads: 0,
    allowed_views: testServer.testData.views.filter((view) => view !== rear?.id),
  });
  for (const name of ['front.jpg', 'rear.jpg', 'view front.jpg'])
    store.files.set(`/cars/4711/${name}`, Buffer.from(await picture()));
  await importNow();
  const first = await importNow();
  expect(first).toMatchObject({ state: 'done', pictures_taken: 1, refusals_count: 2 });
  expect(first?.refusals.map(({ path, message }) => [path, message])).toEqual([
    ['4711/rear.jpg', "Extra photos are switched off in the company's settings"],
    ['4711/view front.jpg', "Extra photos are switched off in the company's settings"],
  ]);
  const find = async () => {
    const { data } = await chief.must(cars.list, { query: { q: '4711' } });
    return read(chief, data[0]?.id ?? 0);
  };
  expect((await find()).photos.map(({ name }) => name)).toEqual(['front.jpg']);

  await set({ additional_uploads: 1 });
  expect(await importNow()).toMatchObject({ pictures_taken: 2, refusals_count: 0 });
  const car = await find();
  expect(car.photos.map(({ name }) => name)).toEqual(['front.jpg']);
  expect(car.extra_photos.map(({ name }) => name).sort()).toEqual(['rear.jpg', 'view front.jpg']);
});

test('a changed file replaces its photo, although extra photos are switched off', async () => {
  await set({ additional_uploads: 0, allowed_views: testServer.testData.views });
  store.files.set('/cars/4712/front.jpg', Buffer.from(await picture()));
  await importNow();
  await importNow();
  store.files.set('/cars/4712/front.jpg', Buffer.from(await picture(400, 300)));
  await importNow();
  await importNow();
  const { data } = await chief.must(cars.list, { query: { q: '4712' } });
  const car = await read(chief, data[0]?.id ?? 0);
  expect(car.photos.map(({ width }) => width)).toEqual([400]);
});
