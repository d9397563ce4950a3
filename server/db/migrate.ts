import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './client.ts';
import { rawQuery, rawScript } from './rawQuery.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number that no other program takes in the same database. */
const LOCK = 7_382_041;

/**
 * Brings the tables up to date: every file of `migrations/` that has not run yet, in the order of their names, each
 * once, in one transaction under a lock, so that several servers may start at the same time. Returns the names that ran.
 */
export const migrate = async (db: Database): Promise<string[]> => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return db.asSystem(async (tx) => {
    // A large table takes its time.
    await rawQuery(tx, 'set local statement_timeout = 0');
    await rawQuery(tx, `select pg_advisory_xact_lock(${LOCK})`);
    await rawQuery(
      tx,
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = new Set(
      (await rawQuery(tx, 'select name from migrations')).rows.map((row) => row.name),
    );
    const missing = files.filter((name) => !applied.has(name));
    for (const name of missing) {
      await rawQuery(tx, `insert into migrations (name) values ($1)`, [name]);
      await rawScript(tx, await readFile(new URL(name, FOLDER), 'utf8'));
    }
    return missing;
  });
};
