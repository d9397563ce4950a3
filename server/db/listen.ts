import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MS = 1000;

/**
 * Listens on a connection of its own and connects again when it breaks; `onReconnect` then says that notices may
 * have been missed.
 */
export const listenOn = async (
  url: string,
  channel: string,
  callback: (payload: string) => void,
  onReconnect?: () => void,
  logger?: Pick<Logger, 'warn'>,
): Promise<() => Promise<void>> => {
  let stopped = false;
  let client: pg.Client;

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, application_name: 'turntable listener', keepAlive: true });
    client.on('notification', (notice) => callback(notice.payload ?? ''));
    client.on('error', (error) => logger?.warn({ err: error }, 'the listening database connection broke'));
    client.once('end', () => void reconnect());
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  };

  const reconnect = async (): Promise<void> => {
    while (!stopped) {
      await pause(RECONNECT_MS);
      if (stopped) return;
      try {
        await connect();
        onReconnect?.();
        return;
      } catch (error) {
        logger?.warn({ err: error }, 'cannot listen to the database yet');
        client.removeAllListeners('end');
      }
    }
  };

  await connect();
  return async () => {
    stopped = true;
    await client.end();
  };
};
