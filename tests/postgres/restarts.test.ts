import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { companyCars } from '../../contract/vehicles/companyCalls.ts';
import { type Cluster, startThrowAwayCluster } from '../../scripts/lib/postgres.ts';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { type Answer, Client } from '../api/setup/client.ts';
import { until } from '../api/setup/dealer.ts';
import { emailOf, insertTestData, PASSWORD, type TestData } from '../api/setup/testData.ts';
import { sha256 } from '../kill/dealer.ts';
import { photograph } from '../kill/photograph.ts';
import { ServerProcess } from '../serverProcess.ts';
import { createDatabase } from './database.ts';

const ROUNDS = Number(process.env.RESTART_ROUNDS ?? 3);
/** Number of acknowledged writes of each server between two restarts. */
const SAVES_A_ROUND = 10;
const READY_WITHIN_SECONDS = 300;
const PAUSE_MS = 100;

let cluster: Cluster;
let url: string;
let folder: string;
let db: Database;
let testData: TestData;
let servers: ServerProcess[] = [];
let workers: ServerProcess[] = [];
let chiefs: Client[] = [];
const everyone = () => [...servers, ...workers];

/** What the servers acknowledged (`saved`), and what was requested (`asked`). */
const asked = new Set<string>();
const saved: string[] = [];
const queued: { car: number; photo: number; sha256: string }[] = [];

beforeAll(async () => {
  cluster = await startThrowAwayCluster({ keeping: true });
  url = await createDatabase(cluster.url, 'restarts');
  folder = await mkdtemp(join(tmpdir(), 'turntable-restarts-'));
}, 300_000);
afterAll(async () => {
  for (const process of everyone()) await process.kill();
  await db?.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Expects success, or 503 with the time to come back while the database is away. @returns whether the call succeeded */
function orUnavailable({ status, headers, text }: Answer): boolean {
  if (status < 300) return true;
  expect(status, text).toBe(503);
  expect(Number(headers.get('retry-after')), text).toBeGreaterThan(0);
  return false;
}

/** Repeats a call, which must be safe to repeat, until it succeeds. */
async function insist<A extends Answer>(call: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await call();
    if (orUnavailable(answer)) return answer;
    await pause(PAUSE_MS);
  }
}

/** Creates vehicles, each requested once, and lists them. */
async function keepSaving(chief: Client, dealer: string, isOver: () => boolean): Promise<void> {
  for (let index = 0; !isOver(); index += 1) {
    const vehicle_name = `${dealer} ${index}`;
    asked.add(vehicle_name);
    if (orUnavailable(await chief.call(cars.create, { body: { vehicle_name } })))
      saved.push(vehicle_name);
    orUnavailable(await chief.call(cars.list, { query: { per_page: 5 } }));
    await pause(PAUSE_MS);
  }
}

/** Sends a photo to processing while the database may be away. */
async function photographOne(chief: Client, round: number): Promise<void> {
  const { ok: created } = await insist(() =>
    chief.call(cars.create, { body: { vehicle_name: `Fotowagen ${round}` } }),
  );
  const car = created.data.id;
  const bytes = await photograph('front', round);
  const callInput = {
    params: { car },
    fields: { preset_item: testData.views[0] ?? 0 },
    files: { photo: { name: 'a.jpg', bytes } },
  };
  const { ok: sent } = await insist(() => chief.call(cars.upload, callInput));
  await insist(() =>
    chief.call(companyCars.process, { params: { car }, body: { photo: sent.data.id } }),
  );
  queued.push({ car, photo: sent.data.id, sha256: sha256(bytes) });
}

test('two servers and two workers wait for a PostgreSQL that has not started yet', async () => {
  await cluster.halt('fast');
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: url,
    SEED: 'false',
    IMAGING_THREADS: '1',
    SECRET_KEY: randomBytes(24).toString('hex'),
  };
  const launch = (script: string) =>
    Promise.all([1, 2].map(() => ServerProcess.launch(env, undefined, script)));
  servers = await launch('server/main.ts');
  workers = await launch('server/worker.ts');
  const waits = (one: ServerProcess) =>
    one.ended || one.output.includes('the database does not answer; trying again');
  await until(
    async () => everyone().every(waits),
    (all) => all,
  );
  expect(everyone().map(({ ended }) => ended)).toEqual([false, false, false, false]);

  await cluster.resume();
  for (const one of everyone()) await one.ready(READY_WITHIN_SECONDS);
  db = await openDatabase({ url, folder });
  testData = await insertTestData(db);
  chiefs = await Promise.all(
    servers.map(async ({ baseUrl }) => {
      const { access_token } = await new Client(baseUrl).must(session.login, {
        body: { email: emailOf('chief'), password: PASSWORD },
      });
      return new Client(baseUrl, access_token);
    }),
  );
});

test(`${ROUNDS} restarts of PostgreSQL end none of them and lose nothing that they acknowledged`, {
  timeout: ROUNDS * 120_000 + 600_000,
}, async () => {
  expect(chiefs, 'signed in at running servers').toHaveLength(2);
  let isOver = false;
  const load = chiefs.map((chief, server) => keepSaving(chief, `Server ${server}`, () => isOver));
  const failedEarly = Promise.all(load).then(() => new Promise<never>(() => {})); // rejects if a call does
  const photos: Promise<void>[] = [];
  const restarts = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = saved.length;
      const [first, second] = chiefs as [Client, Client];
      photos.push(photographOne(round % 2 === 0 ? first : second, round));
      await until(
        async () => saved.length - before,
        (count) => count >= SAVES_A_ROUND * servers.length,
      );
      await cluster.halt(round % 2 === 0 ? 'fast' : 'immediate');
      for (const chief of chiefs)
        expect((await chief.call(cars.list)).status, 'while PostgreSQL is away').toBe(503);
      await cluster.resume();
      for (const chief of chiefs) await insist(() => chief.call(cars.list));
      expect(
        everyone().map(({ ended }) => ended),
        `after restart ${round + 1}:\n${everyone().map(({ output }) => output.slice(-2000))}`,
      ).toEqual([false, false, false, false]);
    }
    await Promise.all(photos);
  };
  try {
    await Promise.race([restarts(), failedEarly]);
  } finally {
    isOver = true;
    await Promise.all(load);
  }

  const names = (await db.systemQuery('select vehicle_name, count(*) from cars group by 1')).rows;
  const times = new Map(
    names.map(({ vehicle_name, count }) => [String(vehicle_name), Number(count)]),
  );
  expect(
    saved.filter((name) => times.get(name) !== 1),
    'acknowledged, but not there once',
  ).toEqual([]);
  expect(
    [...asked].filter((name) => (times.get(name) ?? 0) > 1),
    'requested once, but stored more than once',
  ).toEqual([]);

  const rows = async () =>
    (
      await db.systemQuery(
        'select id, status, defect_state, attempts, sha256 from photos order by id',
      )
    ).rows;
  await until(rows, (all) => all.every(({ status }) => Number(status) >= 4), 1000);
  const finished = queued.map(({ photo, sha256 }) => ({
    id: photo,
    status: 4,
    defect_state: 'ok',
    attempts: 0,
    sha256,
  }));
  expect(await rows()).toEqual(finished.sort((a, b) => a.id - b.id));
  const charges = (
    await db.systemQuery(
      'select car_id, -sum(amount)::integer as charged from ledger_entries where car_id is not null group by 1',
    )
  ).rows;
  expect(charges.map(({ charged }) => charged)).toEqual(queued.map(() => 1));
  for (const one of everyone()) expect(await one.stop()).toBe(0);
  console.log(
    `${ROUNDS} restarts: ${saved.length} of ${asked.size} vehicles saved, ${queued.length} photos processed.`,
  );
});
