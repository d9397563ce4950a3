import type { ColumnType, Table } from './database.ts';

/** By the numbers that PostgreSQL's catalogue gives its types (pg_type.dat). */
const TYPES: Readonly<Record<number, ColumnType>> = {
  16: 'boolean',
  20: 'number', // bigint
  21: 'number', // smallint
  23: 'number', // integer
  700: 'number', // real
  701: 'number', // double precision
  114: 'json',
  3802: 'json', // jsonb
  1184: 'moment', // timestamp with time zone
};

/** Numbers of the types whose values drivers would read: a table has them as they were written. */
export const READ_TYPES: readonly number[] = Object.keys(TYPES).map(Number);

/** A driver's answer, its rows being lists of what PostgreSQL wrote. */
export const tableOf = (
  fields: readonly { name: string; dataTypeID: number }[],
  rows: unknown[],
): Table => ({
  columns: fields.map(({ name, dataTypeID }) => ({ name, type: TYPES[dataTypeID] ?? 'text' })),
  rows: rows as Table['rows'],
});
