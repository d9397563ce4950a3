import { checks, createdAt, primaryKey } from '@turntable/declare/server/db/columns.ts';
import { index, integer, jsonb, pgTable, text } from '@turntable/declare/server/db/drizzlePg.ts';
import { ofCompany } from './companies.ts';

/** Records of resources whose calls are not declared (packages/declare/contract/rest/calls.ts). */
export const restRecords = pgTable(
  'rest_records',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    resource: text().notNull(),
    /** Field → JSON; a picture is `{ $file: key }`. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Keys of the pictures that `data` names. */
    files: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    ...checks('rest_records', { data: "jsonb_typeof(data) = 'object'" }),
    index('rest_records_by_file').using('gin', t.files),
    index('rest_records_by_resource').on(t.resource, t.id),
    index('rest_records_by_value').using('gin', t.data.op('jsonb_path_ops')),
    index('rest_records_of_company').on(t.company_id, t.resource, t.id),
  ],
);
