// npm run bench:list: list requests per second, 10 connections, against Fastify with one bare indexed SELECT of 25 rows in the same run.
// Asked again while nothing changes, each asked once right after a change, and each asked once of a server that has just started.
// BENCH_SECONDS per measurement (5), BENCH_CHANGES (10), BENCH_SIZES in vehicles (1000,100000; a tenth of it companies, ten times as many
// transactions), BENCH_ENGINES (pglite,postgres), BENCH_ONLY a part of the name of what is measured.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayCluster } from '../../../scripts/lib/postgres.ts';
import { openDatabase } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { foldListChanges } from '../../../server/services/lists/versions.ts';
import { createTestDatabase } from '../../api/house/testDatabase.ts';
import { emailOf, PASSWORD, type PersonName, settle } from '../../api/house/town.ts';
import { addVehicles } from '../../api/listFixtures.ts';
import { addCompanies, addTransactions } from './fixtures.ts';
import { measureAgain, measureChanged, measureOnce } from './measure.ts';
import { scenarios } from './scenarios.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const SIZES = (process.env.BENCH_SIZES ?? '1000,100000').split(',').map(Number);
const ENGINES = (process.env.BENCH_ENGINES ?? 'pglite,postgres').split(',');
const ONLY = process.env.BENCH_ONLY ?? '';
/** So often is each question asked right after a change. */
const CHANGES = Number(process.env.BENCH_CHANGES ?? 10);
/** So many requests does the bare server get at a time, about as many as there are questions of a kind. */
const SHORT_RUN = 150;
const GOAL = 0.4;

interface Running {
  url: string;
  /** Makes every page that the server keeps an old one, as any change of a row does. */
  change(): Promise<void>;
  stop(): Promise<void>;
}

const startProcess = async (kind: 'product' | 'bare', dataDir: string, databaseUrl: string | undefined): Promise<Running> => {
  const child = fork(join(import.meta.dirname, 'server.ts'), [kind, dataDir], {
    env: { ...process.env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
  const failure = once(child, 'exit').then(() => Promise.reject(new Error(`The ${kind} server ended.`)));
  const answer = async (): Promise<string> => {
    const [text] = (await Promise.race([once(child, 'message'), failure])) as [string];
    return text;
  };
  const url = await answer();
  failure.catch(() => {}); // from now on it is ended on purpose
  return {
    url,
    change: async () => {
      child.send('change');
      await answer();
    },
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
};

/** Requests per second: of a server that has just started, asked again while nothing has changed, and each asked once after a change. */
interface Rates {
  questions: number;
  first: number;
  again: number;
  changed: number;
}

const signIn = async (url: string, person: PersonName): Promise<string> => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(person), password: PASSWORD }),
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
    const sizes = { vehicles, companies: vehicles / 10, transactions: vehicles * 10 };
    await addVehicles(db, town.companies.nord, sizes.vehicles, 1);
    await addCompanies(db, sizes.companies);
    await addTransactions(db, town.companies.nord, sizes.transactions);
    await foldListChanges(db); // as a server does twice a minute
    await db.systemScript('vacuum analyze');
    await db.close();

    const rates = new Map<string, Rates>();
    /** The bare server's rates, in one go and, as after changes, in short runs. */
    const measureBare = async (): Promise<{ again: number; changed: number }> => {
      const bare = await startProcess('bare', folder, database.url);
      await measureAgain(bare.url, [{ path: '/' }], 2);
      const again = await measureAgain(bare.url, [{ path: '/' }], SECONDS);
      const changed = await measureChanged({ ...bare, change: async () => {} }, Array(SHORT_RUN).fill({ path: '/' }), CHANGES);
      await bare.stop();
      return { again, changed };
    };
    const before = await measureBare();
    const product = await startProcess('product', folder, database.url);
    try {
      const tokens = new Map<PersonName, string>();
      for (const { name, as, paths } of scenarios(sizes, town.companies.nord).filter(({ name }) => name.includes(ONLY))) {
        const token = tokens.get(as) ?? (await signIn(product.url, as));
        tokens.set(as, token);
        const requests = paths.map((path) => ({ path, headers: { authorization: `Bearer ${token}` } }));
        const first = await measureOnce(product.url, requests);
        await measureAgain(product.url, requests, 1);
        const again = await measureAgain(product.url, requests, SECONDS);
        const changed = await measureChanged(product, requests, CHANGES);
        rates.set(name, { questions: requests.length, first, again, changed });
      }
    } finally {
      await product.stop();
    }
    const after = await measureBare();
    const bare = { again: (before.again + after.again) / 2, changed: (before.changed + after.changed) / 2 };
    report(engine, vehicles, bare, rates);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
};

const report = (engine: string, vehicles: number, bare: { again: number; changed: number }, rates: Map<string, Rates>): void => {
  console.log(`\n${engine}, ${vehicles} vehicles: bare SELECT ${bare.again.toFixed(0)} a second, ${bare.changed.toFixed(0)} in short runs`);
  const column = (rate: number, of: number) => `${rate.toFixed(0).padStart(6)} a second (${(rate / of).toFixed(2)})`;
  for (const [name, { questions, first, again, changed }] of rates) {
    // A single question has no rate: it is one answer at a time.
    const once = (rate: number) => (questions > 1 ? column(rate, bare.changed) : `in ${(1000 / rate).toFixed(1)} ms`.padEnd(20));
    const missed = again / bare.again < GOAL || (questions > 1 && changed / bare.changed < GOAL);
    const verdict = missed ? `  below the goal of ${GOAL}` : '';
    console.log(`  ${name.padEnd(36)} again${column(again, bare.again)}  changed${once(changed)}  just started${once(first)}${verdict}`);
  }
};

const cluster = ENGINES.includes('postgres') && !process.env.TEST_DATABASE_URL ? await startThrowAwayCluster() : undefined;
if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
try {
  for (const engine of ENGINES) for (const vehicles of SIZES) await benchOne(engine, vehicles);
} finally {
  await cluster?.stop();
}
