import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, primaryKey } from './columns.ts';

/** Records of resources whose calls are not declared (contract/rest/calls.ts). */
export const restRecords = pgTable('rest_records', {
  id: primaryKey(),
  company_id: integer().notNull(),
  resource: text().notNull(),
  /** Field → JSON; a picture is `{ $file: key }`. */
  data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Keys of the pictures that `data` names. */
  files: text().array().notNull().default([]),
  version: integer().notNull().default(1),
  created_at: createdAt(),
  updated_at: createdAt(),
});
