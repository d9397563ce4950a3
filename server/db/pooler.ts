import {
  UnusableDatabase,
  wrapConnectionErrors,
} from '@turntable/declare/server/db/unavailable.ts';
import pg from 'pg';

/** Number of transactions on both connections. Three suffice on a quiet pooler; a busy one needs more. */
const ROUNDS = 8;
const ANSWERS_WITHIN_MS = 15_000;

const SENTENCE =
  'DATABASE_URL leads to a pooler that shares its connections between transactions, where the rights of one request would pass on to ' +
  'others. Let it pool sessions (pool_mode = session in pgbouncer), or name PostgreSQL itself.';

/**
 * Checks that a connection stays on the same PostgreSQL process. Two connections begin transactions at the same time and end them in
 * alternating order: whether a pooler reuses the server connection that was returned first or last, one of the two gets the other's.
 * @throws UnusableDatabase when it changes, DatabaseUnavailable when the database does not answer
 */
export const refuseSharedConnections = async (url: string): Promise<void> => {
  const open = () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'turntable',
      query_timeout: ANSWERS_WITHIN_MS,
    });
    client.on('error', () => {}); // the next statement fails with it too
    return client;
  };
  const [first, second] = [open(), open()];
  try {
    await wrapConnectionErrors(async () => {
      await first.connect();
      await second.connect();
      const processes = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        processes.add(await beginOnProcess(first));
        await beginOnProcess(second);
        for (const client of round % 2 === 0 ? [first, second] : [second, first])
          await client.query('commit');
        if (processes.size > 1) throw new UnusableDatabase(SENTENCE);
      }
    });
  } catch (error) {
    throw poolsStatements(error) ? new UnusableDatabase(SENTENCE) : error;
  } finally {
    await Promise.allSettled([first.end(), second.end()]);
  }
};

const beginOnProcess = async (client: pg.Client): Promise<string> => {
  await client.query('begin');
  const { rows } = await client.query<{ process: number }>('select pg_backend_pid() as process');
  return String(rows[0]?.process);
};

/** Returns whether pgbouncer has ended the connection at the first `begin` because it pools statements. */
const poolsStatements = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('statement pooling mode');
