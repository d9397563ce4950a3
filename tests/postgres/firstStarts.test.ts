import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Cluster, startThrowAwayCluster } from '../../scripts/lib/postgres.ts';
import { ServerProcess } from '../serverProcess.ts';
import { createDatabase, execute } from './database.ts';

const ROUNDS = Number(process.env.FIRST_START_ROUNDS ?? 2);
const READY_WITHIN_SECONDS = 300;

let cluster: Cluster;
let folder: string;
beforeAll(async () => {
  cluster = await startThrowAwayCluster();
}, 300_000);
afterAll(() => cluster.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turntable-first-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

/** Starts processes at the same moment on an empty database, where not even the role exists, and calls back with it when all are ready. */
async function startTogether(
  scripts: readonly string[],
  env: Record<string, string>,
  look: (ask: Ask) => Promise<void>,
): Promise<void> {
  const url = await createDatabase(cluster.url, 'empty');
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: url,
    SECRET_KEY: randomBytes(24).toString('hex'),
    ...env,
  };
  const processes = await Promise.all(
    scripts.map((script) => ServerProcess.launch(settings, undefined, script)),
  );
  const client = new pg.Client({ connectionString: url });
  try {
    await Promise.all(processes.map((process) => process.ready(READY_WITHIN_SECONDS)));
    await client.connect();
    await look(async (statement) => (await client.query(statement)).rows);
    for (const process of processes) expect(process.output).not.toMatch(/"level":(50|60)/);
    expect(await Promise.all(processes.map((process) => process.stop()))).toEqual(
      scripts.map(() => 0),
    );
  } finally {
    for (const process of processes) await process.kill();
    await client.end();
    await execute(cluster.url, 'drop database empty with (force)');
    await execute(cluster.url, 'drop role if exists turntable_app');
  }
}

test(`four processes start at once on an empty database, ${ROUNDS} times`, {
  timeout: ROUNDS * 300_000,
}, async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await startTogether(
      ['server/main.ts', 'server/worker.ts', 'server/main.ts', 'server/worker.ts'],
      { SEED: 'false' },
      async (ask) => {
        expect(await ask('select count(*)::integer from presets')).toEqual([{ count: 1 }]);
        expect(
          await ask(`select count(*)::integer from pg_roles where rolname = 'turntable_app'`),
        ).toEqual([{ count: 1 }]);
        expect(await ask('select count(*)::integer from jobs.queue')).not.toEqual([{ count: 0 }]);
      },
    );
  }
});

test('two servers that start at once on an empty database add the sample data once', {
  timeout: 600_000,
}, async () => {
  await startTogether(['server/main.ts', 'server/main.ts'], { SEED: 'true' }, async (ask) => {
    expect(
      await ask(`select count(*)::integer from audit_log where action = 'sample data added'`),
    ).toEqual([{ count: 1 }]);
    expect(
      await ask(
        'select car from cars where car is not null group by company_id, car having count(*) > 1',
      ),
    ).toEqual([]);
    expect(await ask('select title from companies group by title having count(*) > 1')).toEqual([]);
    expect(
      await ask('select name from rooms group by company_id, name having count(*) > 1'),
    ).toEqual([]);
  });
});
