// npm run bench:list: pages of lists a second over 10 connections, compared with Fastify and one bare indexed SELECT of 25 rows at the same
// offset, in turn; the 95th percentile of both response times at a steady rate; and the product's memory.
// BENCH_SECONDS per measurement (5), BENCH_ENGINES (postgres,pglite), BENCH_VEHICLES (100000 on PostgreSQL, 10000 embedded; a tenth
// as many companies, ten times as many transactions, as many inspections, whose calls are generated), BENCH_ONLY a pattern of the names of questions, BENCH_DATABASE_URL a PostgreSQL
// database that is filled if it is empty, and kept.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayCluster } from '../../../scripts/lib/postgres.ts';
import { openDatabase } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { addRestTables } from '../../api/setup/restTables.ts';
import { insertTestData, type TestUserName } from '../../api/setup/testData.ts';
import { createTestDatabase } from '../../api/setup/testDatabase.ts';
import { addVehicles } from '../../api/vehicles/listFixtures.ts';
import { inspections } from '../../screens/inspections/inspections.resource.ts';
import { memoryOf, takePeak } from '../memory.ts';
import { type Running, signIn, startProcess } from '../product.ts';
import { addCompanies, addInspections, addTransactions } from './fixtures.ts';
import { measureLatency, measureRates } from './measure.ts';
import { type Scenario, type Sizes, scenarios } from './scenarios.ts';

/**
 * `share` of the bare server's rate, or `low` for common words and for generated calls, which make four round trips to the database instead of
 * one; 95 of 100 pages within `ms` at `rate` pages a second.
 */
const GOALS = {
  postgres: { vehicles: 100_000, share: 0.25, low: 0.15, rate: 100, ms: 30 },
  pglite: { vehicles: 10_000, share: 0, low: 0, rate: 20, ms: 100 },
};
type Engine = keyof typeof GOALS;
/** The test company with the vehicles and transactions. */
const COMPANY = 1;

const { BENCH_SECONDS, BENCH_ENGINES, BENCH_VEHICLES, BENCH_ONLY, BENCH_DATABASE_URL } =
  process.env;
const SECONDS = Number(BENCH_SECONDS ?? 5);
const ENGINES = (BENCH_ENGINES ?? 'postgres,pglite').split(',') as Engine[];
const ONLY = new RegExp(BENCH_ONLY ?? '');

const fill = async (url: string | undefined, folder: string, sizes: Sizes): Promise<void> => {
  const db = await openDatabase({ url, folder });
  await migrate(db);
  const { rows } = await db.systemQuery('select id from companies limit 1');
  if (rows.length === 0) {
    await insertTestData(db);
    await addVehicles(db, COMPANY, sizes.vehicles, 1);
    await addCompanies(db, sizes.companies);
    await addTransactions(db, COMPANY, sizes.transactions);
    await addRestTables(db, [inspections]);
    await addInspections(db, COMPANY, sizes.vehicles);
    await db.systemScript('vacuum analyze');
  }
  await db.close();
};

const measureAll = async (engine: Engine, asked: Scenario[], product: Running, bare: Running) => {
  const { rate: steady, ms, share, low } = GOALS[engine];
  const tokens = new Map<TestUserName, string>();
  for (const { name, as, paths, bare: barePaths } of asked) {
    const token = tokens.get(as) ?? (await signIn(product.url, as));
    tokens.set(as, token);
    const headers = { authorization: `Bearer ${token}` };
    const ours = { url: product.url, requests: paths.map((path) => ({ path, headers })) };
    const theirs = { url: bare.url, requests: barePaths.map((path) => ({ path })) };
    const [rate, bareRate] = await measureRates(ours, theirs, SECONDS);
    const latency = await measureLatency(ours, steady, SECONDS);
    const bareLatency = await measureLatency(theirs, steady, SECONDS);
    const verdict = [
      ...(rate / bareRate < (/common|generated/.test(name) ? low : share)
        ? ['below the goal']
        : []),
      ...(latency > ms ? [`above ${ms} ms`] : []),
    ].join(', ');
    console.log(
      `  ${name.padEnd(34)} ${rate.toFixed(0).padStart(5)} a second (${(rate / bareRate).toFixed(2)} of ${bareRate.toFixed(0)}) ${latency.toFixed(0).padStart(4)} ms (bare ${bareLatency.toFixed(0)})  ${verdict}`,
    );
  }
};

const benchOne = async (engine: Engine): Promise<void> => {
  const vehicles = Number(BENCH_VEHICLES ?? GOALS[engine].vehicles);
  const sizes = { vehicles, companies: vehicles / 10, transactions: vehicles * 10 };
  const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-'));
  const kept = engine === 'postgres' && BENCH_DATABASE_URL;
  const database =
    engine === 'postgres' && !kept ? await createTestDatabase() : { url: kept || undefined };
  try {
    const { url } = database;
    await fill(url, join(folder, 'database'), sizes);
    // Only one process can use the embedded database: the bare server has a copy.
    if (!url)
      await cp(join(folder, 'database'), join(folder, 'bare/database'), { recursive: true });
    const product = await startProcess('declared', folder, url);
    const started = memoryOf(product.pid).now;
    const starting = takePeak(product.pid);
    const bare = await startProcess('bare', join(folder, 'bare'), url);
    try {
      console.log(
        `\n${engine}, ${vehicles} vehicles; 95 of 100 answers at ${GOALS[engine].rate} a second take at most:`,
      );
      const asked = scenarios(sizes, COMPANY).filter(({ name }) => ONLY.test(name));
      await measureAll(engine, asked, product, bare);
      const { now, peak } = memoryOf(product.pid);
      console.log(
        `  memory: ${starting.toFixed(0)} MB at most while it starts, ${started.toFixed(0)} MB then; ${peak.toFixed(0)} MB at most at work, ${now.toFixed(0)} MB after it`,
      );
    } finally {
      await Promise.all([product.stop(), bare.stop()]);
    }
  } finally {
    if ('drop' in database) await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
};

const needsCluster = ENGINES.includes('postgres') && !BENCH_DATABASE_URL;
const cluster =
  needsCluster && !process.env.TEST_DATABASE_URL ? await startThrowAwayCluster() : undefined;
if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
try {
  for (const engine of ENGINES) await benchOne(engine);
} finally {
  await cluster?.stop();
}
