// npm run bench:list: vehicle list requests per second, 10 connections, against Fastify with one bare indexed SELECT of 25 rows in the same run.
// BENCH_SECONDS per measurement (5), BENCH_SIZES (1000,100000), BENCH_ENGINES (pglite,postgres).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { startThrowAwayCluster } from '../../../scripts/lib/postgres.ts';
import { openDatabase } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createTestDatabase } from '../../api/house/testDatabase.ts';
import { emailOf, PASSWORD, settle } from '../../api/house/town.ts';
import { addVehicles } from '../../api/listFixtures.ts';
import { scenarios } from './scenarios.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const SIZES = (process.env.BENCH_SIZES ?? '1000,100000').split(',').map(Number);
const ENGINES = (process.env.BENCH_ENGINES ?? 'pglite,postgres').split(',');
const ONLY = process.env.BENCH_ONLY;
const CONNECTIONS = 10;
const GOAL = 0.4;

interface Running {
  url: string;
  stop(): Promise<void>;
}

const startProcess = async (kind: 'product' | 'bare', dataDir: string, databaseUrl: string | undefined): Promise<Running> => {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), kind, dataDir], {
    env: { ...process.env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the server has no output');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

/** Requests per second: asked for the first time, and asked again while nothing has changed. */
interface Rates {
  first: number;
  again: number;
}

interface Asked {
  path: string;
  headers?: Record<string, string>;
}

/** Requests per second, every answer a success. */
const measure = async (url: string, requests: Asked[], seconds = SECONDS): Promise<number> => {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests at ${requests[0]?.path}`);
  return result.requests.average;
};

/** The same while every question is asked for the first time: nothing of the answers is known yet. */
const measureOnce = async (url: string, requests: Asked[]): Promise<number> => {
  const waiting = [...requests];
  const start = performance.now();
  const ask = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const response = await fetch(url + next.path, { headers: next.headers ?? {} });
      await response.text();
      if (!response.ok) throw new Error(`${next.path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return (requests.length * 1000) / (performance.now() - start);
};

const signIn = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('employee'), password: PASSWORD }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};

const benchOne = async (engine: string, vehicles: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-'));
  const database = engine === 'postgres' ? await createTestDatabase() : { url: undefined, drop: async () => {} };
  try {
    const db = await openDatabase({ url: database.url, folder: join(folder, 'database') });
    await migrate(db);
    const town = await settle(db);
    await addVehicles(db, town.companies.nord, vehicles, 1);
    await db.systemScript('vacuum analyze');
    await db.close();

    const rates = new Map<string, Rates>();
    const bareRate = async () => {
      const bare = await startProcess('bare', folder, database.url);
      await measure(bare.url, [{ path: '/' }], 2);
      const rate = await measure(bare.url, [{ path: '/' }]);
      await bare.stop();
      return rate;
    };
    const before = await bareRate();
    const product = await startProcess('product', folder, database.url);
    try {
      const headers = { authorization: `Bearer ${await signIn(product.url)}` };
      for (const { name, queries } of scenarios(vehicles)) {
        if (ONLY && !name.includes(ONLY)) continue;
        const requests = queries.map((query) => ({ path: `/api/cars?${query}`, headers }));
        const first = await measureOnce(product.url, requests);
        await measure(product.url, requests, 1);
        rates.set(name, { first, again: await measure(product.url, requests) });
      }
    } finally {
      await product.stop();
    }
    const bare = (before + (await bareRate())) / 2;
    report(engine, vehicles, bare, rates);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
};

const report = (engine: string, vehicles: number, bare: number, rates: Map<string, Rates>): void => {
  console.log(`\n${engine}, ${vehicles} vehicles: bare SELECT ${bare.toFixed(0)} a second`);
  for (const [name, { first, again }] of rates) {
    const ratio = again / bare;
    const verdict = ratio >= GOAL ? '' : `  below the goal of ${GOAL}`;
    const column = (rate: number) => `${rate.toFixed(0).padStart(6)} a second (${(rate / bare).toFixed(2)})`;
    console.log(`  ${name.padEnd(16)} again${column(again)}   first time${column(first)}${verdict}`);
  }
};

const cluster = ENGINES.includes('postgres') && !process.env.TEST_DATABASE_URL ? await startThrowAwayCluster() : undefined;
if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
try {
  for (const engine of ENGINES) for (const vehicles of SIZES) await benchOne(engine, vehicles);
} finally {
  await cluster?.stop();
}
