import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Rows, Tx } from './database.ts';
import { keptPlans } from './keptPlans.ts';
import { openPGlite } from './pglite.ts';
import { registerDriver } from './rawQuery.ts';
import { enterScope } from './scope.ts';

/** Drizzle's PGlite session needs of its client what a transaction has; both drivers' results have `.rows`. */
const transactionOf = (transaction: Transaction): Tx => {
  const tx = drizzle(transaction as unknown as PGlite) as unknown as Tx;
  registerDriver(tx, {
    query: (text, values) => transaction.query<Record<string, unknown>>(text, values),
    script: async (text) => {
      await transaction.exec(text);
    },
  });
  return tx;
};

/** The embedded database: one connection, transactions one after the other. */
export const openEmbedded = async (folder: string): Promise<Database> => {
  if (!folder.startsWith('memory://')) await mkdir(dirname(folder), { recursive: true });
  const pglite = await openPGlite(folder);
  const query = async (text: string, values?: unknown[]): Promise<Rows> => {
    if (values?.length) return pglite.query<Record<string, unknown>>(text, values);
    try {
      // Without values it may be several statements, with a transaction of their own.
      return { rows: (await pglite.exec(text)).flatMap((result) => result.rows) };
    } catch (error) {
      await pglite.exec('rollback');
      throw error;
    }
  };
  const runKept = keptPlans(pglite);
  return {
    kind: 'pglite',
    as: (scope, work) =>
      pglite.transaction(async (transaction) => {
        await transaction.exec(enterScope(scope));
        return work(transactionOf(transaction));
      }),
    asSystem: (work) => pglite.transaction((transaction) => work(transactionOf(transaction))),
    readAs: (scope, { text, keepPlan }, values) =>
      keepPlan
        ? runKept(`set transaction read only; ${enterScope(scope)}`, text, values)
        : pglite.transaction(async (transaction) => {
            await transaction.exec(`set transaction read only; ${enterScope(scope)}`);
            return transaction.query<Record<string, unknown>>(text, values);
          }),
    systemQuery: query,
    systemRead: ({ text, keepPlan }, values) => (keepPlan ? runKept('', text, values) : query(text, values)),
    systemScript: async (text) => {
      await pglite.exec(text);
    },
    listen: (channel, callback) => pglite.listen(channel, callback),
    close: () => pglite.close(),
  };
};
