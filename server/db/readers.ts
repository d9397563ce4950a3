import { availableParallelism } from 'node:os';
import type pg from 'pg';
import type { Rows } from './database.ts';
import { PlanNames } from './planNames.ts';
import { openPool } from './pool.ts';

/** Connections that run one reading statement at a time and keep its plan. */
export interface Readers {
  /** `enter`: statements that put a connection into the statement's scope, in which it stays until the next change. */
  read(enter: string, query: pg.QueryConfig): Promise<Rows>;
  close(): Promise<void>;
}

/** The state of a connection. */
interface State {
  readonly names: PlanNames;
  /** The statements that set its present scope. */
  entered: string;
}

/** Most plans that a connection caches, each a few hundred kilobytes at most. */
const KEPT_PLANS = 200;
/**
 * Few, so that each soon has all usual plans, and searches for common words, which take ten times as long as other statements, leave
 * processor time to the server. A statement uses a connection for about a millisecond; with one more than there are cores, none waits for
 * the server between two statements.
 */
const READERS = Math.max(2, availableParallelism()) + 1;
/** Connections kept open when idle: closing one loses its plans. */
const IDLE_MS = 600_000;
/**
 * One generic plan for all values, for which these statements are written. Indexes are in memory or on an SSD, where any page costs the same.
 * Times are written in UTC.
 */
const SESSION =
  "set default_transaction_read_only = on; set plan_cache_mode = force_generic_plan; set random_page_cost = 1.1; set jit = off; set timezone = 'UTC'";

/** Opens reading connections with `config`; each runs `session` and the settings for reading. */
export const openReaders = (
  config: pg.PoolConfig,
  session: string,
  onError: (error: Error) => void,
): Readers => {
  const pool = openPool(
    { ...config, max: READERS, idleTimeoutMillis: IDLE_MS },
    `${session}; ${SESSION}`,
    onError,
  );
  const states = new WeakMap<pg.PoolClient, State>();

  const stateOf = (client: pg.PoolClient): State => {
    const state = states.get(client) ?? { names: new PlanNames(KEPT_PLANS), entered: '' };
    states.set(client, state);
    return state;
  };

  return {
    read: async (enter, query) => {
      const client = await pool.connect();
      const state = stateOf(client);
      const { name, oldest } = state.names.nameOf(query.text);
      // Sent in one round trip. A result counts only if all statements have succeeded.
      const dropped = oldest ? client.query(`deallocate ${oldest}`) : undefined;
      const entered = state.entered === enter ? undefined : client.query(enter);
      const answer = client.query<Record<string, unknown>>({ ...query, name });
      await Promise.allSettled([entered, answer, dropped]);
      try {
        await entered;
        await dropped;
        state.entered = enter;
      } catch (error) {
        client.release(error as Error); // its scope is unknown
        throw error;
      }
      try {
        return await answer;
      } catch (error) {
        state.names.forget(query.text, name);
        await client.query(`deallocate ${name}`).catch(() => {}); // the plan may not exist yet
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
};
