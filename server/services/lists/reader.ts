import type { Context } from '../../context.ts';
import type { Scope, Table } from '../../db/client.ts';
import { VersionedCache } from './cache.ts';
import { type Arrangement, type Place, readCursor, writeCursor } from './cursor.ts';
import { type Marks, marksStatement, readMarks, startFrom } from './marks.ts';
import { withPictures } from './pictures.ts';
import type { ListQuery, ListSheet } from './sheet.ts';
import {
  countStatement,
  type Matches,
  matchStatement,
  PLACE_COLUMNS,
  pageStatement,
  type Selection,
  type SqlStatement,
} from './statements.ts';
import { Values } from './values.ts';
import { type Companies, listVersion } from './versions.ts';
import { writeRows } from './writeRows.ts';

/** Totals are exact up to here; beyond, a list says "more than". Also how far from a known place a page is counted. */
export const COUNTED = 1000;

/** Who asks for which page. */
export interface ListRequest<Sort extends string, Filters> {
  /** What row-level security lets through, whatever else is forgotten. */
  readonly scope: Scope;
  /** Whose rows; for a sheet without a company column, whose changes beside the common ones make a page old. */
  readonly companies: Companies;
  readonly query: ListQuery<Sort, Filters>;
}

export type ListContext = Pick<Context, 'db' | 'signing'>;

const DAY_MS = 86_400_000;
/** From here on pages are kept in smaller numbers: one of 1,000 vehicles takes half a megabyte. */
const LONG = 100;

/** Reads pages of one list, in time that depends neither on the list's length nor on the page's depth while nothing changes. */
export class ListReader<Sort extends string, Filters> {
  readonly #context: ListContext;
  readonly #sheet: ListSheet<Sort, Filters>;
  readonly #pages = new VersionedCache<Buffer>(500);
  readonly #longPages = new VersionedCache<Buffer>(10);
  readonly #totals = new VersionedCache<number>(1000);
  readonly #matches = new VersionedCache<number[]>(200);
  readonly #marks = new VersionedCache<Marks>(100);

  constructor(context: ListContext, sheet: ListSheet<Sort, Filters>) {
    this.#context = context;
    this.#sheet = sheet;
  }

  /** JSON in the contract's shape (contract/page.ts). Throws 422 for a cursor that is none. */
  async page(request: ListRequest<Sort, Filters>): Promise<Buffer> {
    // Addresses of pictures change by the day (storage/signing.ts).
    const day = Math.floor(Date.now() / DAY_MS);
    const version = `${day} ${await listVersion(this.#context.db, this.#sheet.name, request.companies)}`;
    const key = JSON.stringify([request.scope, request.companies, request.query]);
    const pages = request.query.per_page > LONG ? this.#longPages : this.#pages;
    return pages.get(key, version, () => this.#read(request, version));
  }

  async #read({ scope, companies, query }: ListRequest<Sort, Filters>, version: string): Promise<Buffer> {
    const { page, per_page: size, sort, order, after, ...filters } = query;
    const column = this.#sheet.sorts[sort];
    const arrangement = { ...column, sort, order: order ?? column.order };
    const cursor = after === undefined ? undefined : readCursor(arrangement, after);
    const matches = await this.#matching(scope, query.q, version);
    const selection = { sheet: this.#sheet, companies, query, matches };
    const selectionKey = JSON.stringify([scope, companies, filters]);

    const { place, offset, atLeast } = cursor
      ? { place: cursor, offset: 0, atLeast: 0 }
      : await this.#start(scope, selection, arrangement, (page - 1) * size, selectionKey, version);
    // The total is counted beside the first page that is read of a selection.
    const [found, total] = await Promise.all([
      this.#table(scope, pageStatement(selection, arrangement, { place, offset, size })),
      this.#totals.get(selectionKey, version, async () => totalOfSearch(scope, selection) ?? (await this.#count(scope, selection))),
    ]);
    return this.#write(query, arrangement, found, {
      total,
      atLeast: cursor ? 0 : Math.max(atLeast, (page - 1) * size),
      byCursor: cursor !== undefined,
    });
  }

  async #count(scope: Scope, selection: Selection<Sort, Filters>): Promise<number> {
    const [row] = await this.#query(scope, countStatement(selection, COUNTED + 1));
    return Number(row?.total);
  }

  async #matching(scope: Scope, q: string | undefined, version: string): Promise<Matches> {
    if (!q || !this.#sheet.search?.indexed) return 'unknown';
    const ids = await this.#matches.get(JSON.stringify([scope, q.toLowerCase()]), version, async () => {
      const [row] = await this.#query(scope, matchStatement(this.#sheet.table, q, COUNTED + 1));
      return row?.ids as number[];
    });
    return ids.length > COUNTED ? 'many' : ids;
  }

  /** Where a page begins: near the start by counting rows, farther by the nearest known place before it. */
  async #start(
    scope: Scope,
    selection: Selection<Sort, Filters>,
    arrangement: Arrangement,
    offset: number,
    selectionKey: string,
    version: string,
  ): Promise<{ place: Place | undefined; offset: number; atLeast: number }> {
    if (offset <= COUNTED) return { place: undefined, offset, atLeast: 0 };
    const key = `${selectionKey} ${arrangement.sort} ${arrangement.order}`;
    const marks = await this.#marks.get(key, version, async () => {
      const [row] = await this.#query(scope, marksStatement(selection, arrangement, COUNTED));
      return readMarks(row);
    });
    return { ...startFrom(marks, offset), atLeast: marks.total };
  }

  async #query(scope: Scope, { text, values }: SqlStatement): Promise<Record<string, unknown>[]> {
    return (await this.#context.db.readAs(scope, text, values)).rows;
  }

  #table(scope: Scope, { text, values }: SqlStatement): Promise<Table> {
    return this.#context.db.readTableAs(scope, text, values);
  }

  #write(
    { page, per_page: size }: ListQuery<Sort, Filters>,
    arrangement: Arrangement,
    { columns, rows: found }: Table,
    { total, atLeast, byCursor }: { total: number; atLeast: number; byCursor: boolean },
  ): Buffer {
    const more = found.length > size;
    const rows = found.slice(0, size);
    const [id, key] = rows.at(-1)?.slice(-PLACE_COLUMNS) ?? [];
    const isMinimum = total > COUNTED;
    const known = isMinimum ? Math.max(COUNTED, atLeast) : total;
    const reached = isMinimum && more && !byCursor ? page + 1 : 1;
    const answer = {
      current_page: page,
      last_page: Math.max(1, Math.ceil(known / size), reached),
      per_page: size,
      total: Math.min(total, COUNTED),
      total_is_minimum: isMinimum,
      next_cursor: more && typeof key === 'string' ? writeCursor(arrangement, { key, id: Number(id) }) : null,
    };
    const json = writeRows({ columns: columns.slice(0, -PLACE_COLUMNS), rows });
    const data = withPictures(json, this.#sheet.pictures, this.#context.signing.urlOf);
    return Buffer.from(`{"data":[${data}],${JSON.stringify(answer).slice(1)}`);
  }
}

/** What the search alone tells of the total: enough when nothing else narrows the rows that the asker may see. */
const totalOfSearch = <Sort extends string, Filters>(
  scope: Scope,
  { sheet, companies, query, matches }: Selection<Sort, Filters>,
): number | undefined => {
  const whole = scope === 'operator' ? companies === 'every' : companies !== 'every' && companies.length === scope.companyIds.length;
  if (matches === 'unknown' || !whole || sheet.conditions(query, new Values()).length > 0) return undefined;
  return matches === 'many' ? COUNTED + 1 : matches.length;
};
