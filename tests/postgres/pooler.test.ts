import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { type Pgbouncer, startPgbouncer } from '../../scripts/lib/pgbouncer.ts';
import { type Cluster, startThrowAwayCluster } from '../../scripts/lib/postgres.ts';
import { refuseSharedConnections } from '../../server/db/pooler.ts';
import { createLog } from '../../server/log.ts';
import { startServer } from '../../server/start.ts';
import { Client } from '../api/setup/client.ts';
import { testConfig } from '../api/setup/testConfig.ts';
import { emailOf, insertTestData, PASSWORD, type TestUserName } from '../api/setup/testData.ts';
import { ServerProcess } from '../serverProcess.ts';
import { createDatabase, databaseAt } from './database.ts';

const TRIES = 10;

let cluster: Cluster;
let folder: string;
const poolers: Pgbouncer[] = [];
beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  folder = await mkdtemp(join(tmpdir(), 'turntable-pooler-'));
});
afterAll(async () => {
  for (const pooler of poolers) await pooler.stop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function pooling(settings: Record<string, string>): Promise<string> {
  const pooler = await startPgbouncer(cluster.url, settings);
  poolers.push(pooler);
  return pooler.url;
}

test('behind a pgbouncer with default settings, which pools sessions, requests are served in their own scopes', async () => {
  await createDatabase(cluster.url, 'pooled');
  const config = testConfig(folder, databaseAt(await pooling({}), 'pooled'), {
    LOG_LEVEL: 'fatal',
  });
  const server = await startServer(config, createLog(config), {
    jobs: false,
    webFolder: join(folder, 'no-web'),
  });
  try {
    await insertTestData(server.context.db);
    const signIn = async (person: TestUserName) => {
      const { access_token } = await new Client(server.url).must(session.login, {
        body: { email: emailOf(person), password: PASSWORD },
      });
      return new Client(server.url, access_token);
    };
    const [nord, sued] = [await signIn('chief'), await signIn('suedChief')];
    const names = async (chief: Client) =>
      (await chief.must(cars.list, { query: { per_page: 100 } })).data
        .map(({ vehicle_name }) => vehicle_name)
        .sort();
    const work = async (chief: Client, dealer: string) => {
      for (let index = 0; index < 25; index += 1) {
        await chief.must(cars.create, {
          body: { vehicle_name: `${dealer} ${String(index).padStart(2, '0')}` },
        });
        expect((await names(chief)).every((name) => name?.startsWith(dealer))).toBe(true);
      }
    };
    await Promise.all([
      work(nord, 'Nord'),
      work(nord, 'Nord'),
      work(sued, 'Sued'),
      work(sued, 'Sued'),
    ]);
    expect(await names(nord)).toHaveLength(50);
    expect(await names(sued)).toHaveLength(50);
  } finally {
    await server.close();
  }
});

test('a pooler that shares connections between transactions is refused at start, in one sentence', async () => {
  const url = await pooling({ pool_mode: 'transaction' });
  const env = { DATA_DIR: folder, DATABASE_URL: url, SEED: 'false' };
  for (const script of ['server/main.ts', 'server/worker.ts']) {
    const process = await ServerProcess.launch(env, undefined, script);
    await expect(process.ready()).rejects.toThrow(
      /The server ended while starting:\nDATABASE_URL leads to a pooler .*pool_mode = session/,
    );
    expect(await process.stop(), script).toBe(1);
    expect(process.output).not.toContain(' at ');
  }
});

test.each([
  ['hands out what came back last', { pool_mode: 'transaction' }],
  ['hands out what came back first', { pool_mode: 'transaction', server_round_robin: '1' }],
  ['shares connections between statements', { pool_mode: 'statement' }],
])('a pooler that %s is always detected, quiet or busy', async (_, settings) => {
  const url = await pooling(settings);
  for (let index = 0; index < TRIES; index += 1)
    await expect(refuseSharedConnections(url)).rejects.toThrow(/pool_mode = session/);
  await whileOthersWork(url, async () => {
    for (let index = 0; index < TRIES; index += 1)
      await expect(refuseSharedConnections(url)).rejects.toThrow(/pool_mode = session/);
  });
});

test('PostgreSQL itself and a pooler of sessions are accepted, quiet or busy', async () => {
  for (const url of [cluster.url, await pooling({ pool_mode: 'session' })]) {
    await refuseSharedConnections(url);
    await whileOthersWork(url, async () => {
      for (let index = 0; index < TRIES; index += 1) await refuseSharedConnections(url);
    });
  }
});

/** Runs `work` while five clients send statements all the time. */
async function whileOthersWork(url: string, work: () => Promise<void>): Promise<void> {
  const others = Array.from({ length: 5 }, () => new pg.Client({ connectionString: url }));
  let over = false;
  const busy = others.map(async (other) => {
    await other.connect();
    while (!over) await other.query('select pg_sleep(0.001)');
    await other.end();
  });
  try {
    await work();
  } finally {
    over = true;
    await Promise.all(busy);
  }
}
