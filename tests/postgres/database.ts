import pg from 'pg';

/** Runs one statement on a PostgreSQL. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The connection string of another database there. */
export function databaseAt(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** An empty database of its user's own. @returns its connection string */
export async function createDatabase(url: string, name: string): Promise<string> {
  await execute(url, `create database ${name}`);
  return databaseAt(url, name);
}
