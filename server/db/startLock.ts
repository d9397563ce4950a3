import {
  DatabaseUnavailable,
  wrapConnectionErrors,
} from '@turntable/declare/server/db/unavailable.ts';
import pg from 'pg';

/** Any number that no other program takes in the same database. */
const LOCK = 7_382_040;

/**
 * Runs work while no other process runs such work on this database. The lock has its own connection: if that breaks, another process
 * may begin, so the work counts as failed.
 */
export const runUnderLock = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'turntable start',
    keepAlive: true,
  });
  client.on('error', () => {}); // the statement below fails with it too
  try {
    await wrapConnectionErrors(async () => {
      await client.connect();
      // Filling an empty database with sample data takes other processes minutes.
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [LOCK]);
    });
    const result = await work();
    const { rows } = await wrapConnectionErrors(() =>
      client.query<{ held: boolean }>('select pg_advisory_unlock($1) as held', [LOCK]),
    );
    if (!rows[0]?.held) throw new DatabaseUnavailable(new Error('the lock of the start was lost'));
    return result;
  } finally {
    await client.end().catch(() => {});
  }
};
