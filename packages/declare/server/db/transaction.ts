import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A running transaction: Drizzle's builder, `execute(sql…)` with `.rows`, but no transaction of its own inside. */
export type Tx = Omit<NodePgDatabase, 'transaction' | '$client'>;

export interface Rows {
  rows: Record<string, unknown>[];
}
