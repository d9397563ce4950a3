import {
  holdsSeveral,
  isSearched,
  ownFields,
  type RestDeclaration,
} from '../../contract/rest/declaration.ts';
import { readFilterName } from '../../contract/rest/filters.ts';
import type { Place, Sorting } from '../cursor.ts';
import {
  and,
  arrayOverlaps,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '../db/drizzle.ts';
import type { AnyPgColumn } from '../db/drizzlePg.ts';
import { columnOf, type RestTable, sortKeyOf } from '../db/tables.ts';
import type { CurrentPrincipal } from '../principal.ts';
import { reads, refuseHidden } from './rights.ts';

type Filter = Readonly<Record<string, unknown>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Returns a timestamp; for an upper bound that is a day, the start of the next day. */
const upperBound = (column: AnyPgColumn, wanted: unknown): SQL =>
  column.dataType === 'date' && DAY.test(String(wanted))
    ? lt(column, new Date(Date.parse(String(wanted)) + DAY_MS))
    : lte(column, valueFor(column, wanted));

const valueFor = (column: AnyPgColumn, wanted: unknown): unknown =>
  column.dataType === 'date' ? new Date(String(wanted)) : wanted;

/** Returns the pattern that matches texts containing this one, whose characters all stand for themselves. */
const anywhere = (text: string): string =>
  `%${text.trim().replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

const search = (
  declared: RestDeclaration,
  table: RestTable,
  principal: CurrentPrincipal,
  text: string,
): SQL | undefined => {
  const pattern = anywhere(text);
  const names = ownFields(declared.fields).flatMap(([name, field]) =>
    isSearched(field) && reads(declared, principal, name) ? [name] : [],
  );
  return names.length > 0
    ? or(...names.map((name) => ilike(columnOf(table, name), pattern)))
    : sql`false`;
};

const isBlank = (text: unknown): boolean => String(text).trim() === '';

/**
 * Returns which records are meant by a filter that the contract has checked. Throws 422 at `filter.<name>` for a field that the caller does not read.
 */
export const conditionsOf = (
  declared: RestDeclaration,
  table: RestTable,
  principal: CurrentPrincipal,
  { q = '', ...filter }: Filter = {},
): SQL | undefined => {
  const { fields } = declared;
  const wishes = Object.entries(filter).map(([name, wanted]) => ({
    ...readFilterName(fields, name),
    wanted,
  }));
  const names = wishes.map(({ field }) => field);
  refuseHidden(declared, principal, names, 'filter.');
  const conditions = wishes.map(({ field: name, operator, wanted }): SQL | undefined => {
    const column = columnOf(table, name);
    switch (operator) {
      case 'q':
        return isBlank(wanted) ? undefined : ilike(column, anywhere(String(wanted)));
      case 'neq':
        return sql`${column} is distinct from ${sql.param(valueFor(column, wanted), column)}`;
      case 'gte':
        return gte(column, valueFor(column, wanted));
      case 'lte':
        return upperBound(column, wanted);
    }
    const values = [wanted].flat();
    const given = values.filter((value) => value !== null);
    const field = fields[name];
    const some = () =>
      field && holdsSeveral(field)
        ? arrayOverlaps(column, given)
        : inArray(
            column,
            given.map((value) => valueFor(column, value)),
          );
    return or(
      given.length > 0 ? some() : undefined,
      values.includes(null) ? isNull(column) : undefined,
      values.length === 0 ? sql`false` : undefined,
    );
  });
  return and(...conditions, isBlank(q) ? undefined : search(declared, table, principal, String(q)));
};

/** The order of a list: texts case-insensitively, records without a value last, equal ones by creation. */
export interface RestOrder {
  readonly by: SQL;
  /** The text of the value that records are sorted by. */
  readonly key: SQL<string | null>;
  /** Returns the condition that records come after this place. */
  after(place: Place): SQL | undefined;
}

/** Throws 422 at `sort.<name>` for a field that the caller does not read. */
export const orderOf = (
  declared: RestDeclaration,
  table: RestTable,
  principal: CurrentPrincipal,
  { sort: name, order }: Sorting,
): RestOrder => {
  refuseHidden(declared, principal, [name], 'sort.');
  const column = columnOf(table, name);
  const value = sql`${sortKeyOf(column, declared.fields[name])}`;
  const [direction, beyond] =
    order === 'ASC' ? ([sql`asc`, gt] as const) : ([sql`desc`, lt] as const);
  // an index has empty values last in one direction only; without any, it is read in both
  const last = column.notNull ? sql`` : sql` nulls last`;
  return {
    by: sql`${value} ${direction}${last}, ${table.id} ${direction}`,
    key: sql`${value}::text`,
    after: ({ key, id }) => {
      const later = beyond(table.id, id);
      if (key === null) return and(isNull(column), later);
      const known = sql`${key}::text::${sql.raw(column.getSQLType())}`;
      return or(beyond(value, known), and(eq(value, known), later), isNull(column));
    },
  };
};
