import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../../contract/call.ts';
import type { rest } from '../../../../contract/rest/calls.ts';
import { REST_COLUMNS } from '../../../../contract/rest/rest.ts';
import { restRecords } from '../../../db/schema/index.ts';
import { invalidField } from '../../shared/refusal.ts';

type Filter = NonNullable<QueryOf<typeof rest.list>['filter']>;
type Wanted = Filter[string];
type Column = (typeof REST_COLUMNS)[number];

/** Values asked for at once, but for ids. */
const VALUES = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isColumn = (name: string): name is Column =>
  (REST_COLUMNS as readonly string[]).includes(name);
const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::text::jsonb`;

const momentText = (column: typeof restRecords.created_at | typeof restRecords.updated_at): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A field's value as JSON, of the record's own fields or of what the server keeps. */
const fieldValue = (name: string): SQL => {
  if (!isColumn(name)) return sql`${restRecords.data} -> ${name}::text`;
  const column = restRecords[name];
  if (name === 'created_at' || name === 'updated_at')
    return sql`to_jsonb(${momentText(restRecords[name])})`;
  return sql`to_jsonb(${column})`;
};

/** Values of one type only are compared; a day as a bound means the whole day. */
const bound = (name: string, operator: SQL, wanted: string | number): SQL => {
  const value = sql`(${fieldValue(name)})`;
  if (typeof wanted === 'string' && DAY.test(wanted))
    return sql`left(${value} #>> '{}', 10) ${operator} ${wanted}`;
  const limit = json(wanted);
  return sql`(jsonb_typeof(${value}) = jsonb_typeof(${limit}) and ${value} ${operator} ${limit})`;
};

/** A record has the value, or a list with the value in it. */
const hasOneOf = (
  resource: string,
  name: string,
  values: readonly unknown[],
): SQL => sql`${restRecords.id} in (
  select found from jsonb_array_elements(${json(values)}) as wanted (value), lateral (
    select rest_records_with(${resource}, jsonb_build_object(${name}::text, value))
    union all
    select rest_records_with(${resource}, jsonb_build_object(${name}::text, jsonb_build_array(value)))
  ) as hits (found))`;

const search = (text: string): SQL => {
  const pattern = `%${text.trim().replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
  return sql`exists (select 1 from jsonb_each_text(${restRecords.data}) as field where field.value ilike ${pattern})`;
};

const condition = (resource: string, name: string, wanted: Wanted): SQL | undefined => {
  if (name === 'q') return search(String(wanted));
  const [, field = '', operator] = /^(.*)_(gte|lte)$/.exec(name) ?? [];
  if (operator)
    return bound(field, operator === 'gte' ? sql`>=` : sql`<=`, wanted as string | number); // the contract has looked
  const values = Array.isArray(wanted) ? wanted : [wanted];
  if (name === 'id' || name === 'company_id') {
    if (!values.every((value) => Number.isSafeInteger(value)))
      throw invalidField(`filter.${name}`, 'invalid_value');
    return inArray(restRecords[name], values as number[]); // checked above
  }
  if (values.length > VALUES)
    throw invalidField(`filter.${name}`, { code: 'too_many_items', params: { maximum: VALUES } });
  if (isColumn(name))
    return or(...values.map((value) => sql`${fieldValue(name)} = ${json(value)}`));
  const missing = values.includes(null) ? isNull(fieldValue(name)) : undefined;
  return or(hasOneOf(resource, name, values), missing);
};

/** Which records of the resource are meant. Throws 422 at `filter.<name>`. */
export const conditionsOf = (resource: string, filter: Filter = {}): SQL | undefined =>
  and(
    eq(restRecords.resource, resource),
    ...Object.entries(filter).map(([name, wanted]) => condition(resource, name, wanted)),
  );

/** Numbers by size, texts by letters whatever their case; records without a value come last, equal ones in the order they were made. */
export const orderOf = ([name, order]: readonly [string, 'ASC' | 'DESC']): SQL => {
  const value = fieldValue(name);
  const key = sql`case jsonb_typeof(${value}) when 'null' then null when 'string' then to_jsonb(lower((${value}) #>> '{}')) else ${value} end`;
  return order === 'ASC'
    ? sql`${key} asc nulls last, ${restRecords.id} asc`
    : sql`${key} desc nulls last, ${restRecords.id} desc`;
};
