import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** Undefined: the embedded database is used. */
  url: string | undefined;
  drop(): Promise<void>;
}

/** An empty database on the PostgreSQL that TEST_DATABASE_URL names; without it, none is needed. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { url: undefined, drop: async () => {} };
  const name = `turntable_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database ${name} with (force)`) };
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
