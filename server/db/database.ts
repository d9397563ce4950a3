import type { Rows, Tx } from '@turntable/declare/server/db/transaction.ts';
import type { Scope } from './scope.ts';

export type { Rows, Tx };

/**
 * The database, embedded or PostgreSQL, one dialect. Work runs in transactions that end with `work`: committed when it
 * resolves, rolled back when it throws.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** A request's transaction: an unprivileged role that sees the scope's companies only. */
  as<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same, read-only: all statements see one snapshot, whatever others commit meanwhile. */
  readTogether<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction of the owner, bound by no scope: sessions, jobs, migrations, seed. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one reading statement in a request's scope, in one round trip. Values by `$1`. Its plan is cached for all values: write values
   * that PostgreSQL should plan for into the text.
   */
  readAs(scope: Scope, text: string, values: unknown[]): Promise<Rows>;
  /** Runs one statement of the owner outside any transaction (for the queue's driver). */
  systemQuery(text: string, values?: unknown[]): Promise<Rows>;
  /** Runs one reading statement of the owner and caches its plan. */
  systemRead(text: string, values: unknown[]): Promise<Rows>;
  /** Runs statements of the owner, separated by semicolons, without values. */
  systemScript(text: string): Promise<void>;
  /**
   * Calls back for every `notify` on the channel, before the sending statement returns. Only the embedded database guarantees that
   * order. Returns a function that stops listening.
   */
  listen?(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Runs work that happens once per database, such as migrating it: only one process at a time runs such work, others wait.
   * Throws DatabaseUnavailable if the lock was lost before the work ended.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
