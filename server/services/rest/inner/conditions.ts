import {
  and,
  arrayOverlaps,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  holdsSeveral,
  isSearched,
  ownFields,
  type RestDeclaration,
} from '../../../../contract/rest/declaration.ts';
import { columnOf, type RestTable } from '../../../db/restTables.ts';
import type { Principal } from '../../scope/principal.ts';
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

const search = (
  declared: RestDeclaration,
  table: RestTable,
  principal: Principal,
  text: string,
): SQL | undefined => {
  const pattern = `%${text.trim().replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
  const names = ownFields(declared.fields).flatMap(([name, field]) =>
    isSearched(field) && reads(declared, principal, name) ? [name] : [],
  );
  return names.length > 0
    ? or(...names.map((name) => ilike(columnOf(table, name), pattern)))
    : sql`false`;
};

const BOUND = /^(.*)_(gte|lte)$/;

/** Which records are meant by a filter that the contract has checked. Throws 422 at `filter.<name>` for a field that the caller does not read. */
export const conditionsOf = (
  declared: RestDeclaration,
  table: RestTable,
  principal: Principal,
  { q, ...filter }: Filter = {},
): SQL | undefined => {
  const names = Object.keys(filter).map((name) => BOUND.exec(name)?.[1] ?? name);
  refuseHidden(declared, principal, names, 'filter.');
  const conditions = Object.entries(filter).map(([name, wanted]): SQL | undefined => {
    const [, bounded, operator] = BOUND.exec(name) ?? [];
    if (bounded !== undefined) {
      const column = columnOf(table, bounded);
      return operator === 'gte'
        ? gte(column, valueFor(column, wanted))
        : upperBound(column, wanted);
    }
    const column = columnOf(table, name);
    const values = [wanted].flat();
    const given = values.filter((value) => value !== null);
    const field = declared.fields[name];
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
  return and(
    ...conditions,
    typeof q === 'string' && q.trim() !== '' ? search(declared, table, principal, q) : undefined,
  );
};

/** Sorts texts case-insensitively, records without a value last, equal ones by creation. */
export const orderOf = (
  declared: RestDeclaration,
  table: RestTable,
  principal: Principal,
  [name, order]: readonly [string, 'ASC' | 'DESC'],
): SQL => {
  refuseHidden(declared, principal, [name], 'sort.');
  const column = columnOf(table, name);
  const field = declared.fields[name];
  const key = field && isSearched(field) ? sql`lower(${column})` : sql`${column}`;
  return order === 'ASC'
    ? sql`${key} asc nulls last, ${table.id} asc`
    : sql`${key} desc nulls last, ${table.id} desc`;
};
