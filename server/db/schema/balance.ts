import type { Flag } from '@turntable/declare/contract/flag.ts';
import {
  checks,
  choices,
  createdAt,
  flag,
  flags,
  moment,
  primaryKey,
  SET_NULL,
} from '@turntable/declare/server/db/columns.ts';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey as primaryKeyOf,
  text,
  uniqueIndex,
} from '@turntable/declare/server/db/drizzlePg.ts';
import type { TokenStatus } from '../../../contract/balance/token.ts';
import { TransactionType } from '../../../contract/balance/transaction.ts';
import { companies, ofCompany, users } from './companies.ts';

/** Append-only: a trigger forbids updates and deletes. One charge per vehicle and round. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: primaryKey(),
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    /** No foreign key: the entry outlives the vehicle. */
    car_id: integer(),
    charge_round: integer(),
    /** The vehicle's name when it was charged. */
    vehicle: text(),
    type: text().$type<TransactionType>().notNull(),
    amount: integer().notNull(),
    user_id: integer(),
    /** The user whose own credits moved; null: the company's. */
    member_id: integer(),
    created_at: createdAt(),
  },
  (t) => [
    ...choices('ledger_entries', { type: TransactionType.options }),
    ...checks('ledger_entries', { amount: 'amount <> 0' }),
    check(
      'ledger_entries_charge_check',
      sql`(type not in ('vehicle_token', 'vehicle_credit', 'vehicle_staff_credit')) or ((car_id is not null) and (charge_round is not null) and (amount < 0))`,
    ),
    check(
      'ledger_entries_member_check',
      sql`(type in ('vehicle_staff_credit', 'credits_to_staff', 'staff_credits_added')) = (member_id is not null)`,
    ),
    index('ledger_entries_company_id_created_at_id_idx').on(t.company_id, t.created_at, t.id),
    index('ledger_entries_of_company_by_amount').on(t.company_id, t.amount, t.id),
    index('ledger_entries_of_company_with_type').on(t.company_id, t.type, t.created_at, t.id),
    uniqueIndex('ledger_one_charge')
      .on(t.car_id, t.charge_round)
      .where(sql`type in ('vehicle_token', 'vehicle_credit', 'vehicle_staff_credit')`),
    uniqueIndex('ledger_one_refund')
      .on(t.car_id, t.charge_round)
      .where(
        sql`(type in ('tokens_added', 'credits_added', 'staff_credits_added')) and (car_id is not null)`,
      ),
  ],
);

/** The ledger by company, day (UTC) and type; maintained by a trigger. */
export const ledgerSums = pgTable(
  'ledger_sums',
  {
    company_id: integer()
      .notNull()
      .references(() => companies.id),
    day: date().notNull(),
    type: text().$type<TransactionType>().notNull(),
    added: bigint({ mode: 'number' }).notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKeyOf({ name: 'ledger_sums_pkey', columns: [t.company_id, t.day, t.type] }),
    ...checks('ledger_sums', { added: 'added >= 0', spent: 'spent >= 0' }),
  ],
);

/** A token pays for the processing of one vehicle (docs/decisions/companies.md). */
export const tokens = pgTable(
  'tokens',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    /** The user who created it. */
    user_id: integer().references(() => users.id, SET_NULL),
    name: text().notNull(),
    used: integer().$type<Flag>().notNull().default(0),
    active: flag().notNull().default(1),
    status: text()
      .$type<TokenStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when used > 0 then 'used' when active = 0 then 'blocked' else 'active' end`,
      ),
    /** The name, else the number. */
    label: text().notNull().generatedAlwaysAs(sql`coalesce(nullif(name, ''), '#' || id::text)`),
    last_used_at: moment(),
    /** The vehicle it paid for. */
    car_id: integer(),
    /** Created from one of the company's credits. */
    from_credit: flag().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    ...flags('tokens', 'active', 'from_credit', 'used'),
    index('tokens_company_id_created_at_id_idx').on(t.company_id, t.created_at, t.id),
    index('tokens_of_car').on(t.car_id).where(sql`car_id is not null`),
    index('tokens_of_company_with_status').on(t.company_id, t.status, t.created_at, t.id),
  ],
);

export const auditLog = pgTable(
  'audit_log',
  {
    id: primaryKey(),
    company_id: integer().references(() => companies.id, SET_NULL),
    user_id: integer().references(() => users.id, SET_NULL),
    action: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [index('audit_log_company_id_created_at_idx').on(t.company_id, t.created_at)],
);
