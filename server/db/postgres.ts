import { requireDrizzle } from '@turntable/declare/server/db/requireDrizzle.ts';
import {
  DatabaseUnavailable,
  isConnectionFailure,
  wrapConnectionErrors,
} from '@turntable/declare/server/db/unavailable.ts';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database, Tx } from './database.ts';
import { openPool } from './pool.ts';
import { refuseSharedConnections } from './pooler.ts';
import { registerDriver } from './rawQuery.ts';
import { openReaders } from './readers.ts';
import { changeScope, enterScope, type Scope } from './scope.ts';
import { runUnderLock } from './startLock.ts';

const { drizzle }: typeof import('drizzle-orm/node-postgres') = requireDrizzle(
  'drizzle-orm/node-postgres',
);

const INT8 = 20;
const types: pg.CustomTypesConfig = {
  // Counts and sizes stay far below 2^53.
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const SESSION = "set statement_timeout = '60s'";

/** Opens PostgreSQL through pools of connections: for transactions, for reading in a scope, and for reading as the owner. */
export const openPostgres = async (
  url: string,
  logger?: Pick<Logger, 'error' | 'warn'>,
): Promise<Database> => {
  await refuseSharedConnections(url);
  const config: pg.PoolConfig = {
    connectionString: url,
    types,
    pipeline: true,
    application_name: 'turntable',
  };
  const onError = (error: Error): void =>
    logger?.warn({ err: error }, 'an idle database connection broke');
  const pool = openPool({ ...config, max: 20 }, SESSION, onError);
  const scoped = openReaders(config, SESSION, onError);
  const owner = openReaders(config, SESSION, onError);
  const transactions = new WeakMap<pg.PoolClient, Tx>();

  const transactionOf = (client: pg.PoolClient): Tx => {
    const known = transactions.get(client);
    if (known) return known;
    const tx: Tx = drizzle(client);
    registerDriver(tx, {
      query: (text, values) => client.query<Record<string, unknown>>(text, values),
      script: async (text) => {
        await client.query(text);
      },
    });
    transactions.set(client, tx);
    return tx;
  };

  const inTransaction = async <T>(
    begin: string,
    work: (client: pg.PoolClient) => Promise<T>,
  ): Promise<T> => {
    const client = await wrapConnectionErrors(() => pool.connect());
    let broken: Error | undefined;
    let ending = false;
    try {
      await client.query(begin);
      const result = await work(client);
      ending = true;
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      // With a live connection, such an error comes from elsewhere: a store or an FTP server that the work called.
      throw broken && isConnectionFailure(error) ? new DatabaseUnavailable(error, ending) : error;
    } finally {
      client.release(broken);
    }
  };

  return {
    kind: 'postgres',
    as: (scope: Scope, work) =>
      inTransaction(`begin; ${enterScope(scope)}`, (client) => work(transactionOf(client))),
    readTogether: (scope, work) =>
      inTransaction(
        `begin isolation level repeatable read, read only; ${enterScope(scope)}`,
        (client) => work(transactionOf(client)),
      ),
    asSystem: (work) => inTransaction('begin', (client) => work(transactionOf(client))),
    readAs: (scope, text, values) =>
      wrapConnectionErrors(() => scoped.read(changeScope(scope), { text, values })),
    systemRead: (text, values) => wrapConnectionErrors(() => owner.read('', { text, values })),
    systemQuery: (text, values) =>
      wrapConnectionErrors(() => pool.query<Record<string, unknown>>(text, values)),
    systemScript: async (text) => {
      await wrapConnectionErrors(() => pool.query(text));
    },
    exclusively: (work) => runUnderLock(url, work),
    close: async () => {
      await Promise.all([pool.end(), scoped.close(), owner.close()]);
    },
  };
};
