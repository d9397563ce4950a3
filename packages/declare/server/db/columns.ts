import type { Flag } from '../../contract/flag.ts';
import { sql } from './drizzle.ts';
import { check, integer, smallint, timestamp } from './drizzlePg.ts';

export const primaryKey = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** Returns a column for a check box, stored as the API has it: 1 or 0. */
export const flag = (name = '') => smallint(name).$type<Flag>();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();

/** The action on a row whose foreign row is deleted. */
export const CASCADE = { onDelete: 'cascade' } as const;
export const SET_NULL = { onDelete: 'set null' } as const;

/** Returns checks of single columns by their names, as PostgreSQL would name them. */
export const checks = (table: string, conditions: Readonly<Record<string, string>>) =>
  Object.entries(conditions).map(([column, condition]) =>
    check(`${table}_${column}_check`, sql.raw(condition)),
  );
/** Returns checks that columns hold one of some texts. */
export const choices = (table: string, texts: Readonly<Record<string, readonly string[]>>) =>
  checks(
    table,
    Object.fromEntries(
      Object.entries(texts).map(([column, options]) => [
        column,
        `${column} in (${options.map((text) => `'${text}'`).join(', ')})`,
      ]),
    ),
  );
/** Returns checks that flags are 1 or 0. */
export const flags = (table: string, ...columns: readonly string[]) =>
  checks(table, Object.fromEntries(columns.map((column) => [column, `${column} in (0, 1)`])));
