import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ftp as ftpCalls } from '../../../contract/ftpExport/calls.ts';
import { adminFtpImport, ftpImport } from '../../../contract/ftpImport/calls.ts';
import type { ImportRun } from '../../../contract/ftpImport/ftpImport.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { Client } from '../setup/client.ts';
import { newCar, read, until } from '../setup/dealer.ts';
import { fingerprint } from '../setup/fingerprint.ts';
import { type FetchFault, type FtpStore, openFtpStore } from '../setup/ftpStore.ts';
import { jobsDone } from '../setup/jobs.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

const PASSWORD = 'geheim & sicher';
const VIN = 'WVWZZZ1JZXW000001';

let testServer: TestServer;
let chief: Client;
let store: FtpStore;
beforeAll(async () => {
  store = await openFtpStore('dealer', PASSWORD);
  testServer = await openTestServer({
    env: { FTP_ALLOW_PRIVATE: 'true', FTP_IMPORT_SETTLE: '0', FTP_TIMEOUT: '1' },
  });
  chief = await testServer.as('chief');
});
afterAll(async () => {
  await testServer.close();
  await store.close();
});
beforeEach(async () => {
  const server = {
    ftp_host: '127.0.0.1',
    ftp_port: store.port,
    ftp_user: 'dealer',
    ftp_pass: PASSWORD,
    ftp_dir: '/cars',
  };
  await chief.must(ftpCalls.save, { body: { ...server, get_cars_from_ftp: 1 } });
});
afterEach(async () => {
  for (const kept of [store.files, store.changed, store.mishaps, store.lines]) kept.clear();
  store.endless.clear();
  store.fetched.length = 0;
});

const put = async (path: string): Promise<void> => {
  store.files.set(`/cars/${path}`, Buffer.from(await picture()));
};
const sha256 = (bytes: Uint8Array = Buffer.alloc(0)): string =>
  createHash('sha256').update(bytes).digest('hex');
const latest = async (): Promise<ImportRun | undefined> =>
  (await chief.must(ftpImport.one)).data.runs[0];

/** Starts an import and waits for its end, and for the end of a second run if it has started one. */
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
/** Imports twice: the first run records the files, the second one takes them. */
async function importTwice(): Promise<ImportRun> {
  await importNow();
  return importNow();
}

const fromFtp = async (): Promise<Car[]> => {
  const { data } = await chief.must(cars.list, { query: { from_ftp: 1, per_page: 100 } });
  return Promise.all(data.map(({ id }) => read(chief, id)));
};
const carCalled = async (name: string): Promise<Car> => {
  const found = (await fromFtp()).find(({ vin, car }) => vin === name || car === name);
  if (!found) throw new Error(`no vehicle ${name}`);
  return found;
};
const codesOf = ({ photos, angles }: Car) =>
  Object.fromEntries(
    photos.map(({ angle_id, name }) => [angles.find(({ id }) => id === angle_id)?.code, name]),
  );

test('a directory per vehicle, and none below it, becomes vehicles with their pictures on views by name or order', async () => {
  for (const name of [
    'front.jpg',
    'rear-left.jpg',
    'IMG_10.jpg',
    'IMG_2.jpg',
    'view front.jpg',
    'notes.txt',
    '.hidden.jpg',
  ])
    await put(`${VIN}/${name}`);
  await put('4711/1.jpg');
  await put('loose.jpg');
  await put('4711/deep/2.jpg');
  const first = await importNow();
  expect(first).toMatchObject({
    state: 'done',
    cars_new: 0,
    pictures_taken: 0,
    pictures_waiting: 6,
    scheduled: 0,
  });
  expect(store.fetched).toEqual([]);

  const second = await importNow();
  expect(second).toMatchObject({
    state: 'done',
    folders: 2,
    folders_done: 2,
    cars_new: 2,
    pictures_taken: 6,
    refusals_count: 0,
  });
  const car = await carCalled(VIN);
  expect(car).toMatchObject({ from_ftp: 1, vin: VIN, user_id: null, state: 'uploading' });
  const order = car.angles.map(({ code }) => code);
  const [free] = order.filter((code) => code !== 'front' && code !== 'rear-left');
  expect(codesOf(car)).toMatchObject({ front: 'front.jpg', [free ?? '']: 'IMG_2.jpg' });
  expect(car.photos).toHaveLength(4);
  expect(car.extra_photos.map(({ name }) => name)).toEqual(['view front.jpg']);
  expect(await carCalled('4711')).toMatchObject({ car: '4711', vehicle_name: '4711', vin: '' });
});

test('running it again changes nothing: not a row, not a file, and nothing is fetched', async () => {
  await put('WVWZZZ1JZXW000009/front.jpg');
  await put('4719/1.jpg');
  await importTwice();
  await jobsDone(testServer, 'import-from-ftp', 'remove-files');
  const before = await fingerprint(testServer.db, testServer.filesFolder);
  store.fetched.length = 0;
  const run = await importNow();
  expect(run).toMatchObject({
    cars_new: 0,
    cars_changed: 0,
    cars_unchanged: 2,
    pictures_taken: 0,
    pictures_skipped: 2,
  });
  const after = await fingerprint(testServer.db, testServer.filesFolder);
  expect({ ...after, ftp_import_runs: '' }).toEqual({ ...before, ftp_import_runs: '' });
  const { runs } = (await chief.must(ftpImport.one)).data;
  await importNow();
  const later = (await chief.must(ftpImport.one)).data.runs;
  expect(later.map(({ id }) => id).slice(1)).toEqual(runs.map(({ id }) => id).slice(1)); // a run without news does not replace earlier ones
  expect(store.fetched).toEqual([]);
});

test('pictures go to an existing vehicle, and never replace photos that a user has uploaded', async () => {
  const car = await newCar(chief, { vin: 'WVWZZZ1JZXW000002' });
  const front = car.angles.find(({ code }) => code === 'front')?.id ?? 0;
  const own = { name: 'own.jpg', bytes: await picture() };
  await chief.must(cars.upload, {
    params: { car: car.id },
    fields: { preset_item: front },
    files: { photo: own },
  });
  await put('wvwzzz1jzxw000002/front.jpg');
  await put('wvwzzz1jzxw000002/rear.jpg');
  store.files.set('/cars/wvwzzz1jzxw000002/same.jpg', Buffer.from(own.bytes));
  expect(await importTwice()).toMatchObject({
    cars_new: 0,
    cars_changed: 1,
    pictures_taken: 2,
    pictures_skipped: 1,
  });
  const after = await read(chief, car.id);
  expect(after.from_ftp).toBe(1);
  expect(codesOf(after)).toEqual({ front: 'own.jpg', rear: 'rear.jpg' });
  expect(after.extra_photos.map(({ name, angle_id }) => [name, angle_id])).toEqual([
    ['front.jpg', front],
  ]);
});

test('a picture changed on the server replaces its photo; a photo deleted here does not come back', async () => {
  await put('4712/front.jpg');
  await put('4712/rear.jpg');
  await importTwice();
  const car = await carCalled('4712');
  const rear = car.photos.find(({ name }) => name === 'rear.jpg')?.id ?? 0;
  await chief.must(companyCars.deletePhotos, { params: { car: car.id }, body: { photo: rear } });
  await put('4712/front.jpg');
  store.changed.set('/cars/4712/front.jpg', '20250101000000');
  await importTwice();
  const after = await carCalled('4712');
  const [before, now] = [car, after].map(({ photos }) =>
    photos.find(({ name }) => name === 'front.jpg'),
  );
  expect(now?.id).toBe(before?.id);
  expect(now?.sha256).not.toBe(before?.sha256);
  expect(after.photos.map(({ name }) => name)).not.toContain('rear.jpg');

  await chief.must(cars.remove, { params: { id: car.id } });
  expect(await importTwice()).toMatchObject({ cars_new: 0, pictures_taken: 0 });
});

test('a growing picture is not imported until it stops changing, and its directory waits for it', async () => {
  await put('4713/1.jpg');
  await put('4713/2.jpg');
  await importNow();
  await put('4713/2.jpg');
  store.changed.set('/cars/4713/2.jpg', '20250101000001');
  expect(await importNow()).toMatchObject({ pictures_taken: 0, pictures_waiting: 2 });
  expect(store.fetched).toEqual([]);
  expect(await importNow()).toMatchObject({ pictures_taken: 2, pictures_waiting: 0 });
});

const MISHAPS = {
  truncated: 'Fewer or more bytes',
  longer: 'Fewer or more bytes',
  cut: 'closed the connection',
  hangs: 'did not answer in time',
} as const;

test('a picture that arrives incomplete, for whatever reason, is not imported; the others are, and it is imported once it is complete', async () => {
  const names = ['front.jpg', 'left.jpg', 'rear.jpg'];
  const mishaps = Object.keys(MISHAPS) as FetchFault[];
  for (const mishap of mishaps) {
    for (const name of names) await put(`bad ${mishap}/${name}`);
    store.mishaps.set(`/cars/bad ${mishap}/left.jpg`, mishap);
  }
  const run = await importTwice();
  expect(run).toMatchObject({ state: 'done', pictures_taken: 8, refusals_count: 4 });
  for (const mishap of mishaps) {
    const expected = {
      path: `bad ${mishap}/left.jpg`,
      message: expect.stringContaining(MISHAPS[mishap]),
    };
    expect(run.refusals).toContainEqual(expected);
    expect(Object.keys(codesOf(await carCalled(`bad ${mishap}`))).sort()).toEqual([
      'front',
      'rear',
    ]);
  }
  store.mishaps.clear();
  expect(await importNow()).toMatchObject({ pictures_taken: 4, pictures_skipped: 8 });
  for (const mishap of mishaps) {
    const { photos } = await carCalled(`bad ${mishap}`);
    const taken = photos.map(({ sha256 }) => sha256).sort();
    expect(taken).toEqual(
      names.map((name) => sha256(store.files.get(`/cars/bad ${mishap}/${name}`))).sort(),
    );
  }
});

test('names that lead out of the folder, links and files other than pictures are refused and reported; everything else is imported', async () => {
  await put('4714/front.jpg');
  store.files.set('/cars/4714/text.jpg', Buffer.from('no picture'));
  store.files.set('/cars/4714/empty.jpg', Buffer.alloc(0));
  const fact = 'type=file;size=9;modify=20240102030405;';
  store.lines.set('/cars/4714', [
    `${fact} ../../etc/a.jpg`,
    `${fact} a\rb.jpg`,
    'type=OS.unix=slink:/etc/passwd;size=9; c.jpg',
  ]);
  store.lines.set('/cars', [
    'type=dir;modify=20240102030405; ..\\up',
    `type=dir;modify=20240102030405; ${'x'.repeat(300)}`,
  ]);
  const run = await importTwice();
  expect(run).toMatchObject({ state: 'done', cars_new: 1, pictures_taken: 1 });
  const reported = run.refusals.map(({ path, message }) => [
    path.slice(0, 20),
    message.split('.')[0],
  ]);
  expect(reported).toEqual(
    expect.arrayContaining([
      ['..\\up', 'The name has signs that are not safe in file names'],
      ['x'.repeat(20), 'The name is too long'],
      ['4714/../../etc/a.jpg', 'The name has signs that are not safe in file names'],
      ['4714/c.jpg', 'Links are not followed'],
      ['4714/text.jpg', 'The file is not an image'],
      ['4714/empty.jpg', 'The file is empty'],
    ]),
  );
  expect(run.refusals_count).toBe(7);
  expect(store.fetched).not.toContain('/etc/a.jpg');

  store.fetched.length = 0;
  expect(await importNow()).toMatchObject({ pictures_taken: 0, refusals_count: 7 });
  expect(store.fetched).toEqual([]);
});

test('an endless listing is cut off: that of one directory is reported and the others are imported; that of the root ends the import', async () => {
  await put('4715/front.jpg');
  await put('4716/front.jpg');
  store.endless.add('/cars/4715');
  await importNow();
  const run = await importNow();
  expect(run).toMatchObject({ state: 'done', cars_new: 1, pictures_taken: 1, refusals_count: 1 });
  expect(run.refusals[0]?.path).toBe('4715');
  store.endless.add('/cars');
  expect(await importNow()).toMatchObject({ state: 'failed', message: expect.any(String) });
});

test('a wrong password and a missing directory are reported in words, and no response contains the password', async () => {
  await chief.must(ftpCalls.save, { body: { ftp_pass: 'wrong one' } });
  expect(await importNow()).toMatchObject({
    state: 'failed',
    message: 'The server does not accept user and password.',
  });
  await chief.must(ftpCalls.save, { body: { ftp_pass: PASSWORD, ftp_dir: '/elsewhere' } });
  expect(await importNow()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('no such directory'),
  });
  const { text } = await chief.call(ftpImport.one, { headers: { 'accept-language': 'de' } });
  expect(text).toContain('Verzeichnis');
  expect(text).not.toContain('wrong one');
  expect(text).not.toContain(PASSWORD);
});

test('the operator sees the importing companies and starts imports; for any other company that is refused', async () => {
  const operator = await testServer.as('operator');
  const company = testServer.testData.companies.nord;
  const params = { company };
  expect((await operator.must(adminFtpImport.companies)).data).toMatchObject([{ id: company }]);
  const { data } = await operator.must(adminFtpImport.start, { params });
  await until(latest, (run) => run?.id === data.id && run.finished_at !== null, 50);
  expect((await operator.must(adminFtpImport.one, { params })).data.runs[0]?.id).toBe(data.id);
  await chief.must(ftpCalls.save, { body: { get_cars_from_ftp: 0 } });
  expect((await operator.call(adminFtpImport.start, { params })).failure.message).toContain(
    'does not get vehicles by FTP',
  );
});
