import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Role } from '../../application.ts';
import { lockFolder } from '../db/folderLock.ts';
import { openPGlite } from '../db/pglite.ts';
import { pgliteTransaction } from '../db/pgliteTransaction.ts';
import type { Tx } from '../db/transaction.ts';
import { UnusableDatabase } from '../db/unavailable.ts';
import type { CurrentPrincipal } from '../principal.ts';

/** The embedded database of an application. */
export interface StandaloneDatabase {
  /** Runs work in a transaction that reaches the rows of a user's company; for the operator, all rows. */
  as<T>(principal: CurrentPrincipal, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs work in a transaction of the owner, who reaches everything. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const BASELINE = new URL('./baseline.sql', import.meta.url);

/** Returns the companies whose rows a user reaches: their own, or as the operator every one. */
export const companiesOf = (
  { role, companyId }: CurrentPrincipal,
  operator: Role | undefined,
): 'every' | readonly number[] => {
  if (operator !== undefined && role === operator) return 'every';
  return companyId === null ? [] : [companyId];
};

/** Returns statements that set a transaction's reach. Settings first: the unprivileged role may not change them. */
const enter = (companies: 'every' | readonly number[]): string =>
  `select set_config('app.operator', '${companies === 'every' ? 'on' : ''}', true),
    set_config('app.company_ids', '${companies === 'every' ? '' : companies.join(',')}', true);
  set local role app_user`;

/** Returns the names of an application's migrations in the order in which they run. */
export const migrationsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** Runs the migrations that have not run yet, all in one transaction. Throws UnusableDatabase for a database that is newer than the application. */
const migrate = async (pglite: PGlite, folder: string): Promise<void> => {
  const files = await migrationsIn(folder);
  await pglite.transaction(async (transaction) => {
    await transaction.exec('create table if not exists migrations (name text primary key)');
    const { rows } = await transaction.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = [...applied].find((name) => name !== 'baseline' && !files.includes(name));
    if (unknown)
      throw new UnusableDatabase(`The database is newer than this application (${unknown}).`);
    const run = async (name: string, path: string | URL) => {
      if (applied.has(name)) return;
      await transaction.exec(await readFile(path, 'utf8'));
      await transaction.query('insert into migrations values ($1)', [name]);
    };
    await run('baseline', BASELINE);
    for (const name of files) await run(name, join(folder, name));
  });
};

/**
 * Opens the embedded database in a folder and brings it up to date by the SQL files of `migrations`. Transactions run one after the other. Throws
 * UnusableDatabase if another process has it open, or it is newer than the application.
 */
export const openStandaloneDatabase = async (
  folder: string,
  { migrations, operator }: { migrations: string; operator: Role | undefined },
): Promise<StandaloneDatabase> => {
  const lock = lockFolder(folder);
  let pglite: PGlite | undefined;
  const close = async () => {
    await pglite?.close();
    lock.release();
  };
  try {
    const database = await openPGlite(folder);
    pglite = database;
    await database.exec("set timezone to 'UTC'");
    await migrate(database, migrations);
    return {
      as: (principal, work) =>
        database.transaction(async (transaction) => {
          await transaction.exec(enter(companiesOf(principal, operator)));
          return work(pgliteTransaction(transaction));
        }),
      asSystem: (work) =>
        database.transaction((transaction) => work(pgliteTransaction(transaction))),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
