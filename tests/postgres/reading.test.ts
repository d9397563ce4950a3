import { availableParallelism } from 'node:os';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startThrowAwayCluster } from '../../scripts/lib/postgres.ts';
import { type Database, openDatabase, type Tx } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createDatabase } from './database.ts';

let cluster: Cluster;
let db: Database;
beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  db = await openDatabase({ url: await createDatabase(cluster.url, 'moment'), folder: '' });
  await migrate(db);
});
afterAll(async () => {
  await db?.close();
  await cluster.stop();
});

const offersIn = async (tx: Tx): Promise<unknown> =>
  (await tx.execute(sql`select count(*)::integer as offers from special_offers`)).rows[0]?.offers;

test('statements that read together see one snapshot, whatever is committed between them, and cannot write', async () => {
  const seen = await db.readTogether('operator', async (tx) => {
    const before = await offersIn(tx);
    await db.systemQuery(`insert into special_offers (title) values ('Winter wheels')`);
    return [before, await offersIn(tx)];
  });
  expect(seen).toEqual([0, 0]);
  expect(await db.as('operator', offersIn)).toBe(1);
  const write = db.readTogether('operator', (tx) => tx.execute(sql`delete from special_offers`));
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
});

test('forty lists at once are read over one connection more than there are cores, at least three', async () => {
  const slow = 'select pg_backend_pid() as connection, pg_sleep(0.02)';
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => db.readAs('operator', slow, [])),
  );
  const connections = new Set(answers.map(({ rows }) => rows[0]?.connection));
  expect(connections.size).toBe(Math.max(2, availableParallelism()) + 1);
});
