import type { KindName } from '../../contract/rest/declaration.ts';
import {
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  type PgColumnBuilderBase,
  smallint,
  text,
  timestamp,
} from './drizzlePg.ts';

const COLUMNS: { readonly [Kind in KindName]: () => PgColumnBuilderBase } = {
  text,
  lines: text,
  richText: text,
  email: text,
  phone: text,
  url: text,
  integer,
  decimal: doublePrecision,
  money: () => numeric({ precision: 14, scale: 2, mode: 'number' }),
  flag: () => smallint().notNull().default(0),
  choice: text,
  choices: () => text().array(),
  status: text,
  date: () => date({ mode: 'string' }),
  time: text,
  dateTime: () => timestamp({ withTimezone: true, mode: 'date' }),
  colour: text,
  image: text,
  images: () => text().array(),
  file: text,
  reference: integer,
  references: () => integer().array(),
  json: jsonb,
};

/** Returns the column of a declared field of this kind, without its rules. */
export const columnOfKind = (kind: KindName) => COLUMNS[kind]() as ReturnType<typeof text>; // all builders have these methods
