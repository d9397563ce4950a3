import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database, Statement, Tx } from './database.ts';
import { registerDriver } from './rawQuery.ts';
import { enterScope, type Scope } from './scope.ts';

const INT8 = 20;
const types: pg.CustomTypesConfig = {
  // Counts and sizes stay far below 2^53.
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Waits for every answer before the connection goes back, then fails if one failed. */
const settleAll = async <T extends readonly Promise<unknown>[]>(answers: readonly [...T]): Promise<{ [I in keyof T]: Awaited<T[I]> }> => {
  await Promise.allSettled(answers);
  return Promise.all(answers);
};

/** A connection keeps plans for this many statements. */
const KEPT_PLANS = 100;
/** So often a statement has to come until its plan is kept. */
const FREQUENT = 3;
/** Of so many statements it is known how often they came. */
const COUNTED = 2000;

/** Gives statements that come again and again the names under which connections keep their plans. */
const planNames = () => {
  const names = new Map<string, string>();
  const times = new Map<string, number>();
  return ({ text, keepPlan }: Statement): { text: string; name?: string } => {
    if (!keepPlan) return { text };
    const known = names.get(text);
    if (known !== undefined) return { text, name: known };
    const count = (times.get(text) ?? 0) + 1;
    if (times.size >= COUNTED) times.clear();
    times.set(text, count);
    if (count < FREQUENT || names.size >= KEPT_PLANS) return { text };
    const name = `statement-${names.size}`;
    names.set(text, name);
    times.delete(text);
    return { text, name };
  };
};

/** One plan for all values: statements whose plans are kept are written so that it is a good one. */
const ONE_PLAN = 'set local plan_cache_mode = force_generic_plan; set local jit = off';

/** PostgreSQL through a pool of connections. */
export const openPostgres = async (url: string, logger?: Pick<Logger, 'error' | 'warn'>): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    types,
    pipeline: true,
    application_name: 'turntable',
    statement_timeout: 60_000,
  });
  pool.on('error', (error) => logger?.warn({ err: error }, 'an idle database connection broke'));
  const named = planNames();
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

  const inTransaction = async <T>(begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    kind: 'postgres',
    as: (scope: Scope, work) => inTransaction(`begin; ${enterScope(scope)}`, (client) => work(transactionOf(client))),
    asSystem: (work) => inTransaction('begin', (client) => work(transactionOf(client))),
    readAs: async (scope, statement, values) => {
      const client = await pool.connect();
      try {
        // Sent together and answered together: one way to the server and back.
        const [, result] = await settleAll([
          client.query(`begin read only; ${statement.keepPlan ? `${ONE_PLAN}; ` : ''}${enterScope(scope)}`),
          client.query<Record<string, unknown>>({ ...named(statement), values }),
          client.query('commit'),
        ]);
        return result;
      } finally {
        client.release();
      }
    },
    systemQuery: (text, values) => pool.query<Record<string, unknown>>(text, values),
    systemRead: (statement, values) => pool.query<Record<string, unknown>>({ ...named(statement), values }),
    systemScript: async (text) => {
      await pool.query(text);
    },
    close: () => pool.end(),
  };
};
