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

/** Returns the connection string of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Creates an empty database, owned by its user. @returns its connection string */
export async function createDatabase(url: string, name: string): Promise<string> {
  await execute(url, `create database ${name}`);
  return databaseAt(url, name);
}
