import type { Context } from '../../context.ts';
import type { Scope, Table } from '../../db/client.ts';
import { invalidField } from '../shared/refusal.ts';
import { type Arrangement, readCursor, writeCursor } from './inner/cursor.ts';
import { withPictures } from './inner/pictures.ts';
import {
  countStatement,
  type Matches,
  matchStatement,
  PLACE_COLUMNS,
  pageStatement,
  type Selection,
  type SqlStatement,
} from './inner/statements.ts';
import { writeRows } from './inner/writeRows.ts';
import type { Companies, ListQuery, ListSheet, PageQuery } from './sheet.ts';
import { Values } from './values.ts';

/** Totals are exact up to here; beyond, a list says "more than". */
const COUNTED = 1000;
/** So many rows can be skipped by page numbers. Cursors have no limit. */
const SKIPPED = 10_000;

/** Who asks for which page. */
export interface ListRequest<Sort extends string, Filters> {
  /** What row-level security lets through, whatever else is forgotten. */
  readonly scope: Scope;
  /** Whose rows; of no meaning for a sheet without a company column. */
  readonly companies: Companies;
  readonly query: ListQuery<Sort, Filters>;
}

export type ListContext = Pick<Context, 'db' | 'signing'>;

/**
 * A page of a list, read from the database each time: JSON in the contract's shape (contract/page.ts), for a route to answer as it is
 * (`RawJsonReply`). Throws 422 at `after` for a cursor that is none, and at `page` for one that skips more than 10,000 rows. Whether the
 * asker may see `companies` is the caller's to say; the scope makes sure in the database.
 */
export const readPage = async <Sort extends string, Filters>(
  { db, signing }: ListContext,
  sheet: ListSheet<Sort, Filters>,
  { scope, companies, query }: ListRequest<Sort, Filters>,
): Promise<Buffer> => {
  const { page, per_page: size, sort, order, after, q } = query;
  const column = sheet.sorts[sort];
  const arrangement = { ...column, sort, order: order ?? column.order };
  const place = after === undefined ? undefined : readCursor(arrangement, after);
  const offset = place ? 0 : (page - 1) * size;
  if (offset > SKIPPED) throw invalidField('page', 'page_too_far');

  const ask = async ({ text, values }: SqlStatement) =>
    (await db.readAs(scope, text, values)).rows[0];
  const matching = async (): Promise<Matches> => {
    if (!q || !sheet.search?.indexed) return 'unknown';
    const ids = (await ask(matchStatement(sheet.table, q, COUNTED + 1)))?.ids as number[];
    return ids.length > COUNTED ? 'many' : ids;
  };
  const selection = { sheet, companies, query, matches: await matching() };
  const { text, values } = pageStatement(selection, arrangement, { place, offset, size });
  const [found, total] = await Promise.all([
    db.readTableAs(scope, text, values),
    totalOfSearch(scope, selection) ??
      ask(countStatement(selection, COUNTED + 1)).then((row) => Number(row?.total)),
  ]);
  const rows = withPictures(
    writeRows({ columns: found.columns.slice(0, -PLACE_COLUMNS), rows: found.rows.slice(0, size) }),
    sheet.pictures,
    signing.urlOf,
  );
  return Buffer.from(
    `{"data":[${rows}],${JSON.stringify(placeOf(query, arrangement, found, total)).slice(1)}`,
  );
};

/** What a page says beside its rows. `found` has one row more than the page where there is one. */
const placeOf = <Sort extends string>(
  { page, per_page: size, after }: PageQuery<Sort>,
  arrangement: Arrangement,
  { rows }: Table,
  total: number,
) => {
  const more = rows.length > size;
  const shown = rows.slice(0, size);
  const [id, key] = shown.at(-1)?.slice(-PLACE_COLUMNS) ?? [];
  const isMinimum = total > COUNTED;
  const reached = after === undefined ? (page - 1) * size + shown.length : 0;
  const known = isMinimum ? Math.max(COUNTED, reached) : total;
  const hasNextPage = isMinimum && more && after === undefined && page * size <= SKIPPED;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(known / size), hasNextPage ? page + 1 : 1),
    per_page: size,
    total: Math.min(total, COUNTED),
    total_is_minimum: isMinimum,
    next_cursor:
      more && typeof key === 'string' ? writeCursor(arrangement, { key, id: Number(id) }) : null,
  };
};

/** What the search alone tells of the total: enough when nothing else narrows the rows that the asker may see. */
const totalOfSearch = <Sort extends string, Filters>(
  scope: Scope,
  { sheet, companies, query, matches }: Selection<Sort, Filters>,
): number | undefined => {
  const whole =
    scope === 'operator'
      ? companies === 'every'
      : companies !== 'every' && companies.length === scope.companyIds.length;
  if (matches === 'unknown' || !whole || sheet.conditions(query, new Values()).length > 0)
    return undefined;
  return matches === 'many' ? COUNTED + 1 : matches.length;
};
