import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startThrowAwayCluster } from '../../scripts/lib/postgres.ts';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createDatabase } from './database.ts';

let cluster: Cluster;
let db: Database;
beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  db = await openDatabase({ url: await createDatabase(cluster.url, 'readers'), folder: '' });
  await migrate(db);
});
afterAll(async () => {
  await db?.close();
  await cluster.stop();
});

test('forty lists at once are read over one connection for each core, at least two', async () => {
  const slow = 'select pg_backend_pid() as connection, pg_sleep(0.02)';
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => db.readAs('operator', slow, [])),
  );
  const connections = new Set(answers.map(({ rows }) => rows[0]?.connection));
  expect(connections.size).toBe(Math.max(2, availableParallelism()));
});
