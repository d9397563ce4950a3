import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { ftp } from '../../contract/ftpExport/calls.ts';
import { ftpImport } from '../../contract/ftpImport/calls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { Client } from '../api/setup/client.ts';
import { until } from '../api/setup/dealer.ts';
import { type FtpStore, openFtpStore } from '../api/setup/ftpStore.ts';
import { picture } from '../api/setup/pictures.ts';
import { ServerProcess } from '../serverProcess.ts';
import { makeSampleFolder } from './sampleFolder.ts';

const ROUNDS = Number(process.env.FTP_KILL_ROUNDS ?? 1);
/** How long the server lives after it was asked to import, spread evenly over listing, fetching and storing. */
const LIFE_MS = { shortest: 200, longest: 4000 };
const SPREAD = 0.618034;
const FOLDERS = 4;
const PICTURES = 6;
const SETTINGS = {
  DATA_DIR: '',
  SEED: 'true',
  FTP_ALLOW_PRIVATE: 'true',
  FTP_IMPORT_MINUTES: '0',
  FTP_IMPORT_SETTLE: '0',
};

let folder: string;
let store: FtpStore;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = makeSampleFolder();
  store = await openFtpStore('dealer', 'geheim');
});
afterEach(async () => {
  await server?.kill();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function live(): Promise<{ running: ServerProcess; chief: Client }> {
  const running = await ServerProcess.start({ ...SETTINGS, DATA_DIR: folder });
  server = running;
  const { access_token } = await new Client(running.baseUrl).must(session.login, {
    body: { email: 'chief@nord.test', password: 'turntable-demo' },
  });
  return { running, chief: new Client(running.baseUrl, access_token) };
}

/** Writes the vehicles and pictures of one round, and a list with some of them and another one. */
async function fill(round: number): Promise<void> {
  for (let number = 1; number <= FOLDERS; number++) {
    for (let index = 1; index <= PICTURES; index++) {
      store.files.set(
        `/cars/R${round}-${number}/${index}.jpg`,
        Buffer.from(await picture(800, 600)),
      );
    }
  }
  const names = [1, FOLDERS + 1].flatMap((number) =>
    Array.from({ length: round }, (_, index) => `R${index + 1}-${number}`),
  );
  store.files.set(
    '/cars/list.csv',
    Buffer.from(['Nummer;Marke;Modell', ...names.map((name) => `${name};VW;Golf`)].join('\n')),
  );
  store.changed.set('/cars/list.csv', `2025010100${String(round).padStart(4, '0')}`);
}

/** Imports until nothing is left to import. */
async function importAll(chief: Client): Promise<void> {
  const isSettled = async () => {
    await chief.must(ftpImport.start);
    const { data } = await until(
      () => chief.must(ftpImport.one),
      (answer) => answer.data.runs.every(({ finished_at }) => finished_at !== null),
    );
    const [latest] = data.runs;
    return (
      latest?.state === 'done' &&
      latest.pictures_waiting === 0 &&
      latest.pictures_taken === 0 &&
      latest.cars_new === 0
    );
  };
  await until(isSettled, (settled) => settled);
}

/** Expects all pictures of a vehicle's directory, each once, and each with its file. */
async function expectPicturesOnce(chief: Client, id: number, name: string): Promise<void> {
  const { data: car } = await chief.must(cars.one, { params: { id } });
  const taken = [...car.photos, ...car.extra_photos];
  const there = [...store.files]
    .filter(([path]) => path.startsWith(`/cars/${name}/`))
    .map(([, content]) => sha256(content));
  expect(taken.map((photo) => photo.sha256).sort(), name).toEqual(there.sort());
  for (const photo of taken) {
    const file = await fetch(new URL(photo.url, chief.baseUrl));
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(photo.sha256);
  }
}

test(`killed ${ROUNDS} times during an import, the server has everything once afterwards`, {
  timeout: ROUNDS * 60_000 + 240_000,
}, async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    await fill(round);
    const { running, chief } = await live();
    const place = {
      ftp_host: '127.0.0.1',
      ftp_port: store.port,
      ftp_dir: '/cars',
      ftp_user: 'dealer',
      ftp_pass: 'geheim',
    };
    await chief.must(ftp.save, { body: { ...place, get_cars_from_ftp: 1 } });
    await chief.must(ftpImport.start);
    await pause(LIFE_MS.shortest + ((round * SPREAD) % 1) * (LIFE_MS.longest - LIFE_MS.shortest));
    await running.kill();
  }

  const { running, chief } = await live();
  await importAll(chief);
  let vehicles = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const { data } = await chief.must(cars.list, {
      query: { q: `R${round}-`, from_ftp: 1, per_page: 100 },
    });
    const wanted = Array.from({ length: FOLDERS + 1 }, (_, index) => `R${round}-${index + 1}`);
    expect(data.map(({ car }) => car).sort()).toEqual(wanted);
    vehicles += data.length;
    for (const { id, car } of data) await expectPicturesOnce(chief, id, car);
  }
  expect(await running.stop()).toBe(0);
  console.log(
    `${ROUNDS} kills: ${vehicles} vehicles and ${store.files.size - 1} pictures, each once.`,
  );
});
