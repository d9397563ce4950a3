import type { Database } from './database.ts';

/** How much the log may hold beyond the last checkpoint. */
const LOG_BYTES = 32 * 1024 * 1024;

/**
 * Runs a checkpoint of the embedded database once its log has grown. PostgreSQL does so in a background process; the embedded one has
 * none, so its log would fill the disk until it is closed.
 */
export const shrinkLog = async (
  db: Pick<Database, 'kind' | 'systemQuery'>,
  logBytes = LOG_BYTES,
): Promise<void> => {
  if (db.kind !== 'pglite') return;
  const { rows } = await db.systemQuery(
    'select pg_current_wal_lsn() - redo_lsn > $1 as grown from pg_control_checkpoint()',
    [logBytes],
  );
  if (rows[0]?.grown === true) await db.systemQuery('checkpoint');
};
