import {
  type DataField,
  type DataFields,
  type DataValue,
  type DataValues,
  filteredNames,
  isEmptyText,
  type SortedName,
  sortedNames,
} from '@turntable/declare/contract/dataFields.ts';
import type { KindName } from '@turntable/declare/contract/rest/declaration.ts';
import { restLimit } from '@turntable/declare/contract/rest/fieldLimits.ts';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import {
  type AnyPgColumn,
  date,
  doublePrecision,
  index,
  text,
  timestamp,
} from '@turntable/declare/server/db/drizzlePg.ts';
import { columnOfKind } from '@turntable/declare/server/db/kindColumns.ts';

// The columns of fields of plain data (packages/declare/contract/dataFields.ts), with their checks, indexes and sort keys.

const nullable = <Value>() => text().$type<Value>();
const filled = <Value>() =>
  nullable<Value>()
    .notNull()
    .default('' as never);
type Columns<F extends DataFields> = {
  -readonly [Name in keyof F]: null extends DataValue<F[Name]>
    ? ReturnType<typeof nullable<DataValue<F[Name]>>>
    : ReturnType<typeof filled<DataValue<F[Name]>>>;
};

const columnOf = (field: DataField) => {
  if (field.kind === 'dateTime') return timestamp({ withTimezone: true, mode: 'string' });
  const column = columnOfKind(field.kind);
  return isEmptyText(field) ? column.notNull().default('') : column;
};

const sortKey = (name: string): string => `${name}_key`;

/** What a list is sorted by in place of a column: never null, so that every row has a place. Empty values are the smallest. */
const KEYS = {
  text: { type: 'text', order: 'ASC' },
  date: { type: 'date', order: 'DESC' },
  number: { type: 'double precision', order: 'DESC' },
} as const;
const keyOf = (kind: KindName) => KEYS[kind === 'text' || kind === 'date' ? kind : 'number'];

const keyColumn = (name: string, { kind }: DataField) => {
  if (kind === 'text') return text().generatedAlwaysAs(sql.raw(`lower(${name})`));
  const { type } = keyOf(kind);
  const column = kind === 'date' ? date() : doublePrecision();
  return column.generatedAlwaysAs(sql.raw(`coalesce(${name}::${type}, '-infinity'::${type})`));
};

const entriesOf = (fields: DataFields, names: readonly string[] = Object.keys(fields)) =>
  names.map((name) => [name, fields[name] as DataField] as const);

/** Returns the columns of fields, and their sort keys. */
export const dataColumns = <const F extends DataFields>(fields: F) =>
  Object.fromEntries([
    ...entriesOf(fields).map(([name, field]) => [name, columnOf(field)]),
    ...entriesOf(fields, sortedNames(fields)).map(([name, field]) => [
      sortKey(name),
      keyColumn(name, field),
    ]),
  ]) as unknown as Columns<F>; // of a column, only the type of its values is used

const conditionOf = (name: string, field: DataField): string | undefined => {
  if (field.kind === 'flag') return `${name} in (0, 1)`;
  const { min, max, maxLength, options } = restLimit(field);
  if (options) return `${name} in (${options.map((option) => `'${option}'`).join(', ')})`;
  if (min !== undefined && max !== undefined) return `${name} between ${min} and ${max}`;
  if (min !== undefined) return `${name} >= ${min}`;
  if (max !== undefined) return `${name} <= ${max}`;
  return maxLength === undefined ? undefined : `length(${name}) <= ${maxLength}`;
};

/** Returns the conditions on the values of fields, by name. */
export const dataChecks = (fields: DataFields): Record<string, string> =>
  Object.fromEntries(
    entriesOf(fields).flatMap(([name, field]) => {
      const condition = conditionOf(name, field);
      return condition ? [[name, condition]] : [];
    }),
  );

type ListColumns = Readonly<Record<'company_id' | 'updated_at' | 'id', AnyPgColumn>>;

/** Returns the indexes for the filters and sort keys of a table's list. */
export const dataIndexes = (table: string, fields: DataFields, columns: ListColumns) => {
  const { company_id, updated_at, id } = columns;
  const named = (name: string) => (columns as Record<string, AnyPgColumn>)[name] as AnyPgColumn;
  return [
    ...filteredNames(fields).map((name) =>
      index(`${table}_of_company_with_${name}`).on(company_id, named(name), updated_at, id),
    ),
    ...sortedNames(fields).flatMap((name) => [
      index(`${table}_by_${name}`).on(named(sortKey(name)), id),
      index(`${table}_of_company_by_${name}`).on(company_id, named(sortKey(name)), id),
    ]),
  ];
};

/** Types that the drivers do not read as the contract has them. */
const READ_AS: { readonly [Kind in KindName]?: string } = {
  money: 'double precision',
  date: 'text',
};

/** Returns the fields as columns of a select from `page`. */
export const dataSelection = (fields: DataFields): string =>
  entriesOf(fields)
    .map(
      ([name, { kind }]) => `page.${name}${READ_AS[kind] ? `::${READ_AS[kind]}` : ''} as ${name}`,
    )
    .join(', ');

/** Returns the sort columns of a list. */
export const dataSorts = <const F extends DataFields>(fields: F) =>
  Object.fromEntries(
    entriesOf(fields, sortedNames(fields)).map(([name, { kind }]) => [
      name,
      { column: sortKey(name), ...keyOf(kind) },
    ]),
  ) as Record<SortedName<F>, { column: string } & (typeof KEYS)[keyof typeof KEYS]>;

/** Returns a row's values of fields, as the contract has them. */
export const dataOf = <const F extends DataFields>(fields: F, row: Readonly<DataValues<F>>) =>
  Object.fromEntries(
    entriesOf(fields).map(([name, { kind }]) => {
      const value: unknown = row[name];
      return [name, kind === 'dateTime' && value ? new Date(String(value)).toISOString() : value];
    }),
  ) as DataValues<F>;
