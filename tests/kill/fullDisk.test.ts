import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account } from '../../contract/accounts/accountCalls.ts';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { Client } from '../api/setup/client.ts';
import { newCar, read, send } from '../api/setup/dealer.ts';
import { picture } from '../api/setup/pictures.ts';
import { ServerProcess } from '../serverProcess.ts';
import { copySampleData } from './sampleFolder.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';

const DISK_MB = 400;
const RESERVE_MB = 48;
const MB = 1024 * 1024;

let mountPoint: string;
let disk: SmallDisk | undefined;
let server: ServerProcess | undefined;
beforeEach(async () => {
  mountPoint = mkdtempSync(join(tmpdir(), 'turntable-full-'));
  disk = await mountSmallDisk(mountPoint, DISK_MB);
  copySampleData(disk.outside);
});
afterEach(async () => {
  await server?.kill();
  await disk?.remove();
  await rm(mountPoint, { recursive: true, force: true });
});

const start = ({ folder, enter }: SmallDisk): Promise<ServerProcess> =>
  ServerProcess.start(
    { DATA_DIR: folder, SEED: 'true', DISK_RESERVE_MB: String(RESERVE_MB) },
    undefined,
    undefined,
    enter,
  );

const signIn = async ({ baseUrl }: ServerProcess): Promise<Client> => {
  const body = { email: 'chief@nord.test', password: 'turntable-demo' };
  return new Client(
    baseUrl,
    (await new Client(baseUrl).must(session.login, { body })).access_token,
  );
};

const readiness = async ({ baseUrl }: ServerProcess): Promise<unknown> =>
  (await fetch(`${baseUrl}/readyz`)).json();

/** Returns the paths of everything in the folders of files: stored ones and uploads in progress. */
const files = async ({ outside }: SmallDisk): Promise<string[]> => {
  const below = await Promise.all(
    ['files', 'uploads'].map((name) =>
      readdir(join(outside, name), { recursive: true, withFileTypes: true }),
    ),
  );
  return below
    .flat()
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .toSorted();
};

test('a full disk is reported, loses nothing, leaves nothing half-written, and recovers without a restart', async () => {
  if (!disk) throw new Error('beforeEach has mounted it');
  server = await start(disk);
  let chief = await signIn(server);
  const [view, other] = (await chief.must(account.presets)).data[0]?.items ?? [];
  if (!view || !other) throw new Error('the preset of the samples has no views');
  const car = await newCar(chief);
  const kept = await send(chief, car.id, view.id, { name: 'kept.jpg', bytes: await picture() });
  const upload = {
    params: { car: car.id },
    fields: { preset_item: other.id },
    files: { photo: { name: 'late.jpg', bytes: await picture(1600, 1200) } },
  };
  const before = await files(disk);

  for (const left of [(RESERVE_MB * MB) / 2, 0]) {
    disk.fill(left);
    const refused = await chief.call(cars.upload, upload);
    expect([refused.status, refused.failure.message]).toEqual([
      507,
      expect.stringMatching(/^The storage is full/),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const german = await chief.call(cars.create, {
      body: { vehicle_name: 'Wagen' },
      headers: { 'accept-language': 'de' },
    });
    expect([german.status, german.failure.message]).toEqual([
      507,
      expect.stringMatching(/^Der Speicher ist voll/),
    ]);
    expect(await readiness(server)).toEqual({ status: 'not ready', broken: ['storage', 'disk'] });
    expect(
      (await read(chief, car.id)).photos.map(({ id }) => id),
      'reading goes on',
    ).toEqual([kept.id]);
    expect(await files(disk)).toEqual(before);
  }

  await server.kill();
  disk.makeRoom();
  server = await start(disk);
  chief = await signIn(server);
  expect(await readiness(server)).toEqual({ status: 'ready' });
  expect((await read(chief, car.id)).photos.map(({ id }) => id)).toEqual([kept.id]);
  expect((await fetch(new URL(kept.url, server.baseUrl))).status).toBe(200);
  disk.fill(0);
  expect((await chief.call(cars.upload, upload)).status).toBe(507);
  disk.makeRoom();
  const late = await chief.must(cars.upload, upload);
  await server.kill();

  server = await start(disk);
  chief = await signIn(server);
  const photos = (await read(chief, car.id)).photos.map(({ id }) => id);
  expect(photos.toSorted(), 'what was stored after the disk had room again').toEqual(
    [kept.id, late.data.id].toSorted(),
  );
  expect((await fetch(new URL(late.data.url, server.baseUrl))).status).toBe(200);
});

test('a server started on a full disk says so in one line, and starts once there is room', async () => {
  if (!disk) throw new Error('beforeEach has mounted it');
  server = await start(disk);
  const car = await newCar(await signIn(server));
  await server.stop();
  disk.fill(0);
  await expect(start(disk)).rejects.toThrow(
    new RegExp(
      `\nThe disk of ${disk.folder} is full, so the embedded database cannot start: [^\n]+\n$`,
    ),
  );
  disk.makeRoom();
  server = await start(disk);
  expect(await readiness(server)).toEqual({ status: 'ready' });
  expect((await read(await signIn(server), car.id)).id).toBe(car.id);
});

test('while the disk is nearly full, photos can be deleted', async () => {
  if (!disk) throw new Error('beforeEach has mounted it');
  server = await start(disk);
  const chief = await signIn(server);
  const car = await newCar(chief);
  disk.fill((RESERVE_MB * MB) / 2);
  await chief.must(cars.remove, { params: { id: car.id } });
  expect((await chief.call(cars.one, { params: { id: car.id } })).status).toBe(404);
});
