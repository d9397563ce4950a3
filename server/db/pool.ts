import pg from 'pg';

/** How long a request waits for a connection before it gets 503. */
const CONNECT_WITHIN_MS = 20_000;

/**
 * Opens a pool of connections and runs the `session` statements on each: a pooler in between refuses settings in the connection's
 * start-up message.
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
  // Without a listener, an error of any connection ends the process. Statements on that connection fail anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};
