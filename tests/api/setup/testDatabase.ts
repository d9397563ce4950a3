import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../../server/db/client.ts';
import { copyEmptyDatabase } from '../../sharedData.ts';

export interface TestDatabase {
  /** Undefined: the embedded database is used. */
  url: string | undefined;
  drop(): Promise<void>;
}

/** Creates a database on the PostgreSQL that TEST_DATABASE_URL names, empty or as a copy of `template`; without it, none is needed. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { url: undefined, drop: async () => {} };
  const name = `turntable_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
}

/** Opens a new database without tables, embedded or on that PostgreSQL; `close` also removes it. */
export async function openEmptyDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'turntable-empty-'));
  const embedded = join(folder, 'database');
  if (!database.url) await copyEmptyDatabase(embedded);
  const db = await openDatabase({ url: database.url, folder: embedded });
  return {
    db,
    close: async () => {
      await db.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
