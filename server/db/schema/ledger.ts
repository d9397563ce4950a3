import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TransactionType } from '../../../contract/balance/ledger.ts';
import type { TokenStatus } from '../../../contract/balance/token.ts';
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
  type: text().$type<TransactionType>().notNull(),
  amount: integer().notNull(),
  user_id: integer(),
  /** Whose own credits moved, where they are a person's and not the company's. */
  member_id: integer(),
  created_at: createdAt(),
});

/** A pass for one vehicle (docs/decisions/companies.md). */
export const tokens = pgTable('tokens', {
  id: primaryKey(),
  company_id: integer().notNull(),
  /** Who made it. */
  user_id: integer(),
  name: text().notNull(),
  used: flag().notNull().default(0),
  active: flag().notNull().default(1),
  status: text()
    .$type<TokenStatus>()
    .notNull()
    .generatedAlwaysAs(sql`see migrations/0008_companies_staff_tokens.sql`),
  /** The name, else the number. */
  label: text().notNull().generatedAlwaysAs(sql`see migrations/0008_companies_staff_tokens.sql`),
  last_used_at: moment(),
  /** The vehicle that it paid. */
  car_id: integer(),
  /** Made of one of the company's credits. */
  from_credit: flag().notNull().default(0),
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
