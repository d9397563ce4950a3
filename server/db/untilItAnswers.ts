import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseUnavailable, UnusableDatabase } from '@turntable/declare/server/db/unavailable.ts';
import type { Logger } from 'pino';

const LONGEST_WAIT_MS = 60_000;
const PAUSE_MS = 500;

/**
 * Retries `open` for a minute while the database cannot be reached. `open` must leave nothing open when it throws.
 * @throws UnusableDatabase when the minute is over
 */
export const untilDatabaseAnswers = async <T>(
  log: Pick<Logger, 'warn'>,
  open: () => Promise<T>,
  { patienceMs = LONGEST_WAIT_MS, pauseMs = PAUSE_MS } = {},
): Promise<T> => {
  let deadline = Date.now() + patienceMs;
  for (;;) {
    const begun = Date.now();
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      // It answered for long: this is a new outage.
      if (Date.now() - begun > patienceMs) deadline = Date.now() + patienceMs;
      if (Date.now() > deadline) {
        const reason =
          error.cause instanceof Error
            ? error.cause.message || String(error.cause)
            : String(error.cause);
        throw new UnusableDatabase(
          `The database of DATABASE_URL has not answered for ${patienceMs / 1000} seconds: ${reason}`,
        );
      }
      log.warn({ err: error }, 'the database does not answer; trying again');
      await pause(pauseMs);
    }
  }
};
