import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account } from '../../contract/accounts/accountCalls.ts';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { Client } from '../api/setup/client.ts';
import { ServerProcess } from '../serverProcess.ts';
import { type Promises, ServerGone, sha256, workUntilKilled } from './dealer.ts';
import { chargesPerVehicle } from './ledgerOnDisk.ts';
import { makeSampleFolder } from './sampleFolder.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** How long the server lives, with work to do, before it is killed: spread evenly over uploading, queueing and processing. */
const LIFE_MS = { shortest: 100, longest: 4000 };
const SPREAD = 0.618034;
/** A photo takes seconds; on a busy machine, a killed server's first one has taken more than a minute. */
const QUEUE_MOVES_WITHIN_MS = 180_000;

let folder: string;
let server: ServerProcess | undefined;
let promises: Promises;

beforeEach(() => {
  folder = makeSampleFolder();
  promises = { uploads: [], charged: [], queued: new Set() };
});
afterEach(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

const start = () => ServerProcess.start({ DATA_DIR: folder, SEED: 'true' });

async function signIn({ baseUrl }: ServerProcess): Promise<Client> {
  const { access_token } = await new Client(baseUrl).must(session.login, {
    body: { email: 'chief@nord.test', password: 'turntable-demo' },
  });
  return new Client(baseUrl, access_token);
}

/** Expects every acknowledged upload, byte for byte. */
async function expectUploadsKept(chief: Client): Promise<void> {
  for (const id of new Set(promises.uploads.map((upload) => upload.car))) {
    const { data: car } = await chief.must(cars.one, { params: { id } });
    for (const upload of promises.uploads.filter((of) => of.car === id)) {
      const photo = car.photos.find((of) => of.id === upload.photo);
      expect(photo?.sha256, `photo ${upload.photo} of vehicle ${id}`).toBe(upload.sha256);
      const file = await fetch(new URL(photo?.url ?? '', chief.baseUrl));
      expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(upload.sha256);
    }
  }
}

async function photosUnderWay(chief: Client): Promise<number> {
  const perCar = [...new Set(promises.uploads.map(({ car }) => car))].map(async (id) => {
    const { data: car } = await chief.must(cars.one, { params: { id } });
    return car.photos.filter(({ in_process }) => in_process === 1).length;
  });
  return (await Promise.all(perCar)).reduce((sum, count) => sum + count, 0);
}

/** Resolves when the server's time is over; in the last round not before there is something to keep, however slow the machine is. */
async function lived(round: number): Promise<void> {
  await pause(LIFE_MS.shortest + ((round * SPREAD) % 1) * (LIFE_MS.longest - LIFE_MS.shortest));
  while (round === ROUNDS && !isEnough()) await pause(50);
}

const isEnough = () => promises.uploads.length > ROUNDS && promises.queued.size > 0;

/** Waits until nothing is in processing; fails unless the number keeps falling. */
async function untilQueueIsEmpty(chief: Client): Promise<void> {
  let left = await photosUnderWay(chief);
  let movedAt = Date.now();
  while (left > 0) {
    if (Date.now() - movedAt > QUEUE_MOVES_WITHIN_MS)
      throw new Error(`${left} photos hang in processing`);
    await pause(500);
    const now = await photosUnderWay(chief);
    if (now < left) movedAt = Date.now();
    left = now;
  }
}

test(`killed ${ROUNDS} times during upload and processing, the server keeps everything that it acknowledged`, {
  timeout: ROUNDS * 60_000 + 300_000,
}, async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    server = await start();
    const chief = await signIn(server);
    await expectUploadsKept(chief);
    const [preset] = (await chief.must(account.presets)).data;
    if (!preset) throw new Error('The sample data has no preset');

    const work = workUntilKilled(chief, preset, round, promises).catch((error: unknown) => {
      if (!(error instanceof ServerGone)) throw error;
    });
    const failedEarly = work.then(() => new Promise<never>(() => {})); // rejects if the work does; never resolves
    await Promise.race([lived(round), failedEarly]);
    await server.kill();
    await work;
  }
  expect(isEnough(), 'uploads acknowledged, and photos queued').toBe(true);

  server = await start();
  const chief = await signIn(server);
  await expectUploadsKept(chief);
  await untilQueueIsEmpty(chief);
  for (const id of new Set(promises.uploads.map(({ car }) => car))) {
    const { data: car } = await chief.must(cars.one, { params: { id } });
    for (const photo of car.photos.filter((of) => promises.queued.has(of.id))) {
      const outcome = {
        status: photo.status,
        finished: photo.processed_url !== null,
        defect: photo.defect_reason,
      };
      expect(outcome, `photo ${photo.id} of vehicle ${id}`).toEqual({
        status: 4,
        finished: true,
        defect: null,
      });
    }
  }

  expect(await server.stop()).toBe(0);
  const charges = await chargesPerVehicle(folder);
  for (const [vehicle, count] of charges) expect(count, `charges of vehicle ${vehicle}`).toBe(1);
  for (const vehicle of promises.charged)
    expect(charges.has(vehicle), `vehicle ${vehicle} was said to be charged`).toBe(true);
  expect(promises.charged.length, 'no vehicle is said to be charged twice').toBe(
    new Set(promises.charged).size,
  );
  console.log(
    `${ROUNDS} kills: ${promises.uploads.length} uploads kept, ${promises.queued.size} photos processed, ${charges.size} vehicles charged once.`,
  );
});
