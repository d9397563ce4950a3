import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Opens the embedded database in a folder; `memory://` keeps it in memory. */
export const openPGlite = (folder: string): Promise<PGlite> =>
  PGlite.create(folder, { extensions: { pg_trgm } });
