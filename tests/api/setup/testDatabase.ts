import { randomUUID } from 'node:crypto';
import pg from 'pg';

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

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
