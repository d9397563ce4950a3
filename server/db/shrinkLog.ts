import type { Database } from './database.ts';

/** How much the log may hold beyond the last checkpoint. */
const LOG_BYTES = 32 * 1024 * 1024;

/**
 * Lets the embedded database write its log off once it has grown. A PostgreSQL does so by itself; the embedded one, which has no process
 * for it, would only do so when it is closed, and its log would fill the disk.
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
