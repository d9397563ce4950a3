import { requireDrizzle } from './requireDrizzle.ts';

export type {
  AnyPgColumn,
  PgColumnBuilderBase,
  PgRole,
  PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

const tables: typeof import('drizzle-orm/pg-core') = requireDrizzle('drizzle-orm/pg-core');

export const {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  getTableConfig,
  index,
  integer,
  jsonb,
  numeric,
  PgTable,
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
  uuid,
} = tables;
