import { COUNTED } from '@turntable/declare/contract/page.ts';
import { readCursor, refuseKeyOf, writeCursor } from '@turntable/declare/server/cursor.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Context } from '../../context.ts';
import { companiesIn, type Scope } from '../../db/scope.ts';
import { pageStatement } from './inner/statements.ts';
import type { Companies, ListQuery, ListSheet } from './sheet.ts';

/** Most rows that page numbers can skip. Cursors have no limit. */
const SKIPPED = 10_000;

/** The reader and the requested page. */
export interface ListRequest<Sort extends string, Filters> {
  /** The scope for row-level security, which applies to every statement. */
  readonly scope: Scope;
  /** The companies whose rows are read; ignored for a sheet without a company column. */
  readonly companies: Companies;
  readonly query: ListQuery<Sort, Filters>;
}

export type ListContext = Pick<Context, 'db' | 'signing'>;

/**
 * Returns a page of a list, read from the database each time: JSON in the contract's shape (packages/declare/contract/page.ts), sent unchanged
 * (`RawJsonReply`). Throws 422 at `after` for an invalid cursor, and at `page` for one that skips more than 10,000 rows. The caller
 * checks that the user may see `companies`; the scope enforces it in the database.
 */
export const readPage = async <Sort extends string, Filters>(
  { db, signing }: ListContext,
  sheet: ListSheet<Sort, Filters>,
  { scope, companies, query }: ListRequest<Sort, Filters>,
): Promise<Buffer> => {
  const { page, per_page: size, sort, order, after } = query;
  const arrangement = { ...sheet.sorts[sort], sort, order: order ?? sheet.sorts[sort].order };
  const place = after === undefined ? undefined : readCursor(arrangement, after);
  const offset = place ? 0 : (page - 1) * size;
  if (offset > SKIPPED) throw invalidField('page', 'page_too_far');

  const selection = {
    sheet,
    companies,
    query,
    isEveryCompany: String(companies) === String(companiesIn(scope)),
  };
  const { text, values } = pageStatement(selection, arrangement, { place, offset, size });
  const answers = await db.readAs(scope, text, values).catch(refuseKeyOf(place));
  const total = Number(answers.rows[0]?.total);
  const rows = answers.rows.filter(({ place_id }) => place_id !== null);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const isMinimum = total > COUNTED;
  const known = isMinimum ? Math.max(COUNTED, place ? 0 : offset + rows.length) : total;
  const answer = {
    data: shown.map(({ place_id, place_key, total: _, ...row }) => row),
    current_page: page,
    last_page: Math.max(1, Math.min(Math.ceil(known / size), Math.floor(SKIPPED / size) + 1)),
    per_page: size,
    total: Math.min(total, COUNTED),
    total_is_minimum: isMinimum,
    next_cursor: last
      ? writeCursor(arrangement, { key: String(last.place_key), id: Number(last.place_id) })
      : null,
  };
  const { pictures = [] } = sheet;
  const sign = (name: string, value: unknown) =>
    value && pictures.includes(name) ? signing.urlOf(String(value)) : value;
  return Buffer.from(JSON.stringify(answer, pictures.length > 0 ? sign : undefined));
};
