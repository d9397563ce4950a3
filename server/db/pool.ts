import pg from 'pg';

/** A request waits so long for a connection, and is then told to come back. */
const CONNECT_WITHIN_MS = 20_000;

/**
 * Opens a pool of connections, each put into its state by `session`: statements, since a pooler in between refuses settings that come
 * with the connection itself.
 */
export const openPool = (
  config: pg.PoolConfig,
  session: string,
  onError: (error: Error) => void,
): pg.Pool => {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    onConnect: async (client) => {
      await client.query(session);
    },
  });
  pool.on('error', onError);
  // Of connections in use too: an error that nobody listens to ends the process. The user of the connection learns of it from the statement.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};
