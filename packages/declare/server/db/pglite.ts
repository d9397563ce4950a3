import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * PostgreSQL's default of 128 MB is filled at every start: 0.35 s, and 100 MB of memory that stay in use. The system keeps the database's
 * files in memory as well.
 */
const SETTINGS = ['-c', 'shared_buffers=32MB'];

/** Opens the embedded database in a folder. */
export const openPGlite = (folder: string): Promise<PGlite> =>
  PGlite.create(folder, {
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...SETTINGS],
  });
