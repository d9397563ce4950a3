import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { TransactionType } from '../../../contract/entities/ledger.ts';
import { createdAt, flag, moment, primaryKey } from './columns.ts';

/** Append-only: a trigger forbids updates and deletes. One charge per vehicle and round. */
export const ledgerEntries = pgTable('ledger_entries', {
  id: primaryKey(),
  company_id: integer().notNull(),
  /** No foreign key: the entry outlives the vehicle. */
  car_id: integer(),
  charge_round: integer(),
  /** What the vehicle was called when it was charged. */
  vehicle: text(),
  type: text().$type<z.infer<typeof TransactionType>>().notNull(),
  amount: integer().notNull(),
  user_id: integer(),
  created_at: createdAt(),
});

/** A token that staff pay vehicles with (specification, chapter 3). */
export const tokens = pgTable('tokens', {
  id: primaryKey(),
  company_id: integer().notNull(),
  user_id: integer(),
  name: text().notNull(),
  used: integer().notNull().default(0),
  active: flag().notNull().default(1),
  last_used_at: moment(),
  created_at: createdAt(),
});

export const auditLog = pgTable('audit_log', {
  id: primaryKey(),
  company_id: integer(),
  user_id: integer(),
  action: text().notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  created_at: createdAt(),
});
