import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { PlanNames } from './planNames.ts';
import { openPool } from './pool.ts';

/** Connections that run one reading statement at a time, under plans that they keep. */
export interface Readers {
  /** `enter`: statements that put a connection into the statement's scope; it stays there until another one is wanted. */
  read<T>(enter: string, query: pg.QueryConfig): Promise<T>;
  close(): Promise<void>;
}

/** What is known of a connection. */
interface State {
  readonly names: PlanNames;
  /** Statements that it has entered its scope by. */
  entered: string;
}

/** Of so many statements a connection keeps the plans, a few hundred kilobytes each at most. */
const KEPT_PLANS = 200;
/** Few, so that each soon has the plans that are asked for. A statement takes one for a millisecond or so. */
const READERS = Math.max(4, 2 * availableParallelism());
/** Kept open while there is little to do: with a connection its plans go. */
const IDLE_MS = 600_000;
/** One plan for all values: statements whose plans are kept are written so that it is a good one. Moments are written in UTC. */
const SESSION =
  "set default_transaction_read_only = on; set plan_cache_mode = force_generic_plan; set jit = off; set timezone = 'UTC'";

/** Opens reading connections beside those of `config`, put into their state by `session` and what reading needs. */
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
    read: async <T>(enter: string, query: pg.QueryConfig): Promise<T> => {
      const client = await pool.connect();
      const state = stateOf(client);
      const { name, oldest } = state.names.nameOf(query.text);
      // Sent together and answered together: one way to the server and back. An answer counts only if all have succeeded.
      const dropped = oldest ? client.query(`deallocate ${oldest}`) : undefined;
      const entered = state.entered === enter ? undefined : client.query(enter);
      const answer = client.query({ ...query, name }) as unknown as Promise<T>;
      await Promise.allSettled([entered, answer, dropped]);
      try {
        await entered;
        await dropped;
        state.entered = enter;
      } catch (error) {
        client.release(error as Error); // nobody knows in which scope it is
        throw error;
      }
      try {
        return await answer;
      } catch (error) {
        state.names.forget(query.text, name);
        await client.query(`deallocate ${name}`).catch(() => {}); // there may be no plan yet
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
};
