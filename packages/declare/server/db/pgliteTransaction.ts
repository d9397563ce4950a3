import type { PGlite, Transaction } from '@electric-sql/pglite';
import { requireDrizzle } from './requireDrizzle.ts';
import type { Tx } from './transaction.ts';

const { drizzle }: typeof import('drizzle-orm/pglite') = requireDrizzle('drizzle-orm/pglite');

/**
 * Wraps a transaction of PGlite as one of Drizzle's. Drizzle only uses the part of a client that a transaction also has, and the results of both
 * drivers have `.rows`.
 */
export const pgliteTransaction = (transaction: Transaction): Tx =>
  drizzle(transaction as unknown as PGlite) as unknown as Tx;
