import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ftp as ftpCalls } from '../../../contract/ftpExport/calls.ts';
import { ftpImport } from '../../../contract/ftpImport/calls.ts';
import type { ImportRun } from '../../../contract/ftpImport/ftpImport.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import type { CarRow } from '../../../contract/vehicles/vehicle.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, until } from '../setup/dealer.ts';
import { type FtpStore, openFtpStore } from '../setup/ftpStore.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const HEADS = 'FIN;Nummer;Marke;Modell;Karosserie;Kraftstoff;PS;Hubraum';
const VIN = 'WVWZZZ1JZXW000001';

let testServer: TestServer;
let chief: Client;
let store: FtpStore;
let edition = 0;
beforeAll(async () => {
  store = await openFtpStore('dealer', 'geheim');
  testServer = await openTestServer({
    env: { FTP_ALLOW_PRIVATE: 'true', FTP_IMPORT_SETTLE: '0', FTP_TIMEOUT: '1' },
  });
  chief = await testServer.as('chief');
  const server = {
    ftp_host: '127.0.0.1',
    ftp_port: store.port,
    ftp_user: 'dealer',
    ftp_pass: 'geheim',
    get_cars_from_ftp: 1,
  } as const;
  await chief.must(ftpCalls.save, { body: server });
});
afterAll(async () => {
  await testServer.close();
  await store.close();
});
beforeEach(() => store.files.clear());

/** Puts a list on the server; each list is newer than the one before. */
const putList = (lines: readonly string[], heads = HEADS, name = 'fahrzeuge.csv'): void => {
  edition += 1;
  store.files.set(`/${name}`, Buffer.from([heads, ...lines].join('\r\n'), 'latin1'));
  store.changed.set(`/${name}`, `202501010000${String(edition).padStart(2, '0')}`);
};

async function importNow(): Promise<ImportRun> {
  const { data } = await chief.must(ftpImport.start);
  const run = await until(
    async () => (await chief.must(ftpImport.one)).data.runs.find(({ id }) => id === data.id),
    (found) => found?.finished_at !== null,
    50,
  );
  if (!run) throw new Error('the run is gone');
  return run;
}
async function importTwice(): Promise<ImportRun> {
  await importNow();
  return importNow();
}
const carCalled = async (key: string): Promise<CarRow | undefined> => {
  const { data } = await chief.must(cars.list, { query: { from_ftp: 1, per_page: 100 } });
  return data.find(({ vin, car }) => vin === key || car === key);
};

test('a list creates vehicles, faulty rows are reported with row, field and reason, and a directory finds its row’s vehicle', async () => {
  putList([
    `${VIN};;VW;Käfer;Limousine;Benzin;34;1.192`,
    ';4711;Opel;Kadett;Dreirad;;;',
    ';4712;Opel;Manta;Coupé;Benzin;105 PS;1979',
    ';;;;;;;',
  ]);
  store.files.set('/4712/front.jpg', Buffer.from(await picture()));
  expect(await importTwice()).toMatchObject({
    state: 'done',
    cars_new: 2,
    cars_changed: 0,
    pictures_taken: 1,
    faults_count: 1,
  });
  const { data } = await chief.must(ftpImport.one);
  expect(data.runs[0]?.faults).toEqual([
    { line: 3, field: 'body_type', value: 'Dreirad', message: 'This word is not known' },
  ]);
  expect(data.feed.columns).toEqual(HEADS.split(';'));
  const kaefer = {
    brand: 'VW',
    model: 'Käfer',
    vehicle_name: 'VW Käfer',
    body_type: 'sedan',
    fuel_type: 'petrol',
    hp: 34,
    ccm: 1192,
  };
  expect(await carCalled(VIN)).toMatchObject({ ...kaefer, from_ftp: 1 });
  expect(await carCalled('4712')).toMatchObject({
    vehicle_name: 'Opel Manta',
    hp: 105,
    photos_count: 1,
  });
  expect(await carCalled('4711')).toBeUndefined();
  expect(await importNow()).toMatchObject({
    cars_new: 0,
    faults_count: 1,
    faults: [{ line: 3, field: 'body_type' }],
  });
});

test('an unchanged list is not fetched again; of a changed list only the changes are written', async () => {
  putList([`${VIN};;VW;Käfer;Limousine;Benzin;34;1192`, ';4712;Opel;Manta;Coupé;Benzin;105;1979']);
  await importTwice();
  store.fetched.length = 0;
  expect(await importNow()).toMatchObject({ cars_new: 0, cars_changed: 0, faults_count: 0 });
  expect(store.fetched).toEqual([]);

  const own = (await carCalled(VIN))?.id ?? 0;
  await chief.must(cars.save, { params: { id: own }, body: { model: 'Käfer 1200', hp: 35 } });
  putList([`${VIN};;VW;Käfer;Limousine;Benzin;30;1192`, ';4712;Opel;Manta;Coupé;Benzin;105;1979']);
  expect(await importTwice()).toMatchObject({
    cars_new: 0,
    cars_changed: 1,
    cars_unchanged: 1,
    faults_count: 0,
    faults: [],
  });
  expect(await read(chief, own)).toMatchObject({ model: 'Käfer 1200', hp: 30 });
});

test('of a vehicle entered by a user, a list only fills in empty fields', async () => {
  const { id } = await newCar(chief, {
    vin: 'WVWZZZ1JZXW000005',
    vehicle_name: 'Mein Wagen',
    brand: 'Volkswagen',
  });
  putList(['wvwzzz1jzxw000005;;VW;Golf;;Diesel;;']);
  expect(await importTwice()).toMatchObject({ cars_changed: 1 });
  expect(await read(chief, id)).toMatchObject({
    vehicle_name: 'Mein Wagen',
    brand: 'Volkswagen',
    model: 'Golf',
    fuel_type: 'diesel',
  });
});

test('a list with unknown column headers is reported, and is read once a user has mapped them', async () => {
  putList(['4720;Fiat;500'], 'Kennung;Firma;Sorte', 'stock.csv');
  const refused = await importTwice();
  expect(refused).toMatchObject({ state: 'done', cars_new: 0, refusals_count: 1 });
  expect(refused.refusals[0]).toMatchObject({
    path: 'stock.csv',
    message: expect.stringContaining('VIN or the number'),
  });
  const { feed } = (await chief.must(ftpImport.one)).data;
  expect(feed.columns).toEqual(['Kennung', 'Firma', 'Sorte']);
  const mapping = { car: 'Kennung', brand: 'Firma', model: 'Sorte' };
  const saved = await chief.must(ftpImport.saveFeed, {
    body: { feed_file: 'Stock.csv', mapping, version: feed.version },
  });
  expect(saved.data.version).toBeGreaterThan(feed.version);
  expect(
    (await chief.call(ftpImport.saveFeed, { body: { mapping: {}, version: feed.version } })).status,
  ).toBe(409);
  expect(await importNow()).toMatchObject({ cars_new: 1, refusals_count: 0 });
  expect(await carCalled('4720')).toMatchObject({ vehicle_name: 'Fiat 500' });
  await chief.must(ftpImport.saveFeed, { body: { feed_file: '', mapping: {} } });
});
