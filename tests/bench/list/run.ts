// npm run bench:list: list requests per second, 10 connections, against Fastify with one bare indexed SELECT of 25 rows in the same run,
// how long answers take at a steady rate, and the product's memory.
// BENCH_SECONDS per measurement (5), BENCH_SIZES in vehicles (1000,100000; a tenth of it companies, ten times as many
// transactions), BENCH_ENGINES (pglite,postgres), BENCH_ONLY a part of the name of what is measured.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayCluster } from '../../../scripts/lib/postgres.ts';
import { openDatabase } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { insertTestData, type PersonName } from '../../api/setup/testData.ts';
import { createTestDatabase } from '../../api/setup/testDatabase.ts';
import { addVehicles } from '../../api/vehicles/listFixtures.ts';
import { type Memory, memoryOf } from '../memory.ts';
import { signIn, startProcess } from '../product.ts';
import { addCompanies, addTransactions } from './fixtures.ts';
import { measureLatency, measureRate } from './measure.ts';
import { scenarios } from './scenarios.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const SIZES = (process.env.BENCH_SIZES ?? '1000,100000').split(',').map(Number);
type Engine = 'pglite' | 'postgres';
const ENGINES = (process.env.BENCH_ENGINES ?? 'pglite,postgres').split(',') as Engine[];
const ONLY = process.env.BENCH_ONLY ?? '';
/** Of the bare server's rate. A search for common words may be slower. */
const GOAL = { every: 0.25, search: 0.15 };
/** Pages a second, and the milliseconds that nearly all of them may take. */
const STEADY = { postgres: { rate: 100, ms: 30 }, pglite: { rate: 20, ms: 100 } };

interface Speed {
  /** Requests per second. */
  rate: number;
  /** Milliseconds that nearly all answers take at most at a steady rate. */
  latency: number;
}

const benchOne = async (engine: Engine, vehicles: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-'));
  const database =
    engine === 'postgres' ? await createTestDatabase() : { url: undefined, drop: async () => {} };
  try {
    const db = await openDatabase({ url: database.url, folder: join(folder, 'database') });
    await migrate(db);
    const testData = await insertTestData(db);
    const sizes = { vehicles, companies: vehicles / 10, transactions: vehicles * 10 };
    await addVehicles(db, testData.companies.nord, sizes.vehicles, 1);
    await addCompanies(db, sizes.companies);
    await addTransactions(db, testData.companies.nord, sizes.transactions);
    await db.systemScript('vacuum analyze');
    await db.close();

    const speeds = new Map<string, Speed>();
    const memory: Memory[] = [];
    const measureBare = async (): Promise<number> => {
      const bare = await startProcess('bare', folder, database.url);
      await measureRate(bare.url, [{ path: '/' }], 2);
      const rate = await measureRate(bare.url, [{ path: '/' }], SECONDS);
      await bare.stop();
      return rate;
    };
    const before = await measureBare();
    const product = await startProcess('product', folder, database.url);
    memory.push(memoryOf(product.pid));
    try {
      const tokens = new Map<PersonName, string>();
      for (const { name, as, paths } of scenarios(sizes, testData.companies.nord).filter(
        ({ name }) => name.includes(ONLY),
      )) {
        const token = tokens.get(as) ?? (await signIn(product.url, as));
        tokens.set(as, token);
        const requests = paths.map((path) => ({
          path,
          headers: { authorization: `Bearer ${token}` },
        }));
        await measureRate(product.url, requests, 1);
        const rate = await measureRate(product.url, requests, SECONDS);
        const latency = await measureLatency(product.url, requests, STEADY[engine].rate, SECONDS);
        speeds.set(name, { rate, latency });
      }
      memory.push(memoryOf(product.pid));
    } finally {
      await product.stop();
    }
    const after = await measureBare();
    report(engine, vehicles, (before + after) / 2, speeds);
    printMemory(memory);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
};

const report = (
  engine: Engine,
  vehicles: number,
  bare: number,
  speeds: Map<string, Speed>,
): void => {
  const { rate: steady, ms } = STEADY[engine];
  console.log(
    `\n${engine}, ${vehicles} vehicles: bare SELECT ${bare.toFixed(0)} a second; latency at ${steady} a second`,
  );
  for (const [name, { rate, latency }] of speeds) {
    const isSlow = rate / bare < (name.includes('search') ? GOAL.search : GOAL.every);
    const verdict = [
      ...(isSlow ? ['below the goal'] : []),
      ...(latency > ms ? [`above ${ms} ms`] : []),
    ].join(', ');
    console.log(
      `  ${name.padEnd(36)} ${rate.toFixed(0).padStart(6)} a second (${(rate / bare).toFixed(2)})  ${latency.toFixed(0).padStart(5)} ms  ${verdict}`,
    );
  }
};

const printMemory = ([started, worked]: Memory[]): void =>
  console.log(
    `  memory: ${started?.now.toFixed(0)} MB after the start, ${worked?.now.toFixed(0)} MB after the lists, ${worked?.peak.toFixed(0)} MB at most`,
  );

const cluster =
  ENGINES.includes('postgres') && !process.env.TEST_DATABASE_URL
    ? await startThrowAwayCluster()
    : undefined;
if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
try {
  for (const engine of ENGINES) for (const vehicles of SIZES) await benchOne(engine, vehicles);
} finally {
  await cluster?.stop();
}
