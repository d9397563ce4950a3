import { readdir, readFile } from 'node:fs/promises';
import { UnusableDatabase } from '@turntable/declare/server/db/unavailable.ts';
import type { Database } from './client.ts';
import { rawQuery, rawScript } from './rawQuery.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number that no other program takes in the same database. */
const LOCK = 7_382_041;

/** Returns the names of the migrations in a folder, by default the product's, in the order in which they run. */
export const migrationNames = async (folder: string | URL = FOLDER): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/**
 * Migrates the database: runs every file of `migrations/` that has not run yet, in the order of their names, in one transaction under a lock,
 * so that several servers may start at the same time. Returns the names that ran. Throws UnusableDatabase, and changes nothing, if the
 * database has migrations that this version does not know.
 */
export const migrate = async (db: Database): Promise<string[]> => {
  const files = await migrationNames();
  return db.asSystem(async (tx) => {
    // Migrating a large table takes long.
    await rawQuery(tx, 'set local statement_timeout = 0');
    await rawQuery(tx, `select pg_advisory_xact_lock(${LOCK})`);
    await rawQuery(
      tx,
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await rawQuery(tx, 'select name from migrations order by name');
    const applied = rows.map(({ name }) => String(name));
    refuseUnknown(files, applied);
    const missing = files.filter((name) => !applied.includes(name));
    for (const name of missing) {
      await rawQuery(tx, `insert into migrations (name) values ($1)`, [name]);
      await rawScript(tx, await readFile(new URL(name, FOLDER), 'utf8'));
    }
    return missing;
  });
};

const refuseUnknown = (files: readonly string[], applied: readonly string[]): void => {
  const unknown = applied.filter((name) => !files.includes(name)).at(-1);
  if (unknown === undefined) return;
  throw new UnusableDatabase(
    applied.includes('0000_baseline.sql')
      ? `The database is newer than this server (${unknown}). Start the version that changed it, or a newer one.`
      : 'The database was made before the first release and cannot be brought up to date. Make it again with "npm run reset": everything in it is lost.',
  );
};
