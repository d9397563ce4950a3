import type { Transaction } from '@electric-sql/pglite';
import { lockFolder } from '@turntable/declare/server/db/folderLock.ts';
import { openPGlite } from '@turntable/declare/server/db/pglite.ts';
import { pgliteTransaction } from '@turntable/declare/server/db/pgliteTransaction.ts';
import type { Database, Rows, Tx } from './database.ts';
import { keptPlans } from './keptPlans.ts';
import { registerDriver } from './rawQuery.ts';
import { enterScope, type Scope } from './scope.ts';

/** Wraps a transaction of PGlite as one of Drizzle's, which also runs SQL of others. */
const transactionOf = (transaction: Transaction): Tx => {
  const tx = pgliteTransaction(transaction);
  registerDriver(tx, {
    query: (text, values) => transaction.query<Record<string, unknown>>(text, values),
    script: async (text) => {
      await transaction.exec(text);
    },
  });
  return tx;
};

/**
 * Opens the embedded database: one connection, transactions one after the other. Locks its folder until it is closed: PGlite would open a
 * folder twice, and each process would overwrite the other's data.
 */
export const openEmbedded = async (folder: string): Promise<Database> => {
  const lock = lockFolder(folder);
  const pglite = await openPGlite(folder).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  await pglite.exec("set timezone to 'UTC'");
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
  const readIn = (scope: Scope): string => `set transaction read only; ${enterScope(scope)}`;
  const as: Database['as'] = (scope, work) =>
    pglite.transaction(async (transaction) => {
      await transaction.exec(enterScope(scope));
      return work(transactionOf(transaction));
    });
  return {
    kind: 'pglite',
    as,
    readTogether: as, // its transactions run one after the other
    asSystem: (work) => pglite.transaction((transaction) => work(transactionOf(transaction))),
    readAs: (scope, text, values) => runKept(readIn(scope), text, values),
    systemQuery: query,
    systemRead: (text, values) => runKept('', text, values),
    systemScript: async (text) => {
      await pglite.exec(text);
    },
    exclusively: (work) => work(),
    listen: (channel, callback) => pglite.listen(channel, callback),
    close: async () => {
      await pglite.close();
      lock.release();
    },
  };
};
