import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export type { Database, Tx } from './database.ts';
export type { Scope } from './scope.ts';

export interface DatabaseSettings {
  /** A PostgreSQL URL; without one the embedded database in `folder` is used. */
  url?: string | undefined;
  folder: string;
  logger?: Pick<Logger, 'error' | 'warn'> | undefined;
}

/** Opens the database; `migrate` (migrate.ts) brings it up to date. */
export const openDatabase = (settings: DatabaseSettings): Promise<Database> =>
  settings.url ? openPostgres(settings.url, settings.logger) : openEmbedded(settings.folder);
