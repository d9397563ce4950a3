import type { Context } from '../context.ts';
import type { Scope } from '../db/client.ts';
import { carListVersion, VersionedCache } from './carListCache.ts';
import { type Order, type Place, readCursor, type Sort, writeCursor } from './carListCursor.ts';
import { type CarFilters, defaultOrder } from './carListQuery.ts';
import { withThumbnails } from './carListRows.ts';
import {
  type Arrangement,
  anchorStatement,
  matchStatement,
  pageStatement,
  type Selection,
  type SqlStatement,
} from './carListStatements.ts';

/** Totals are exact up to here; beyond, a list says "more than". Also how far from a known place a page is counted. */
export const COUNTED = 1000;

export interface ListQuery extends CarFilters {
  page: number;
  per_page: number;
  sort: Sort;
  order?: Order | undefined;
  after?: string | undefined;
}

export interface ListRequest {
  scope: Scope;
  companies: readonly number[] | 'every';
  query: ListQuery;
}

interface Anchors {
  /** Of the rows 1,000, 2,000, … */
  places: Place[];
  total: number;
}

interface PageRow {
  rows: string;
  more: boolean;
  key: string | null;
  id: number | null;
  total: number | null;
}

const DAY_MS = 86_400_000;

/** Reads pages of vehicle lists, in time that depends neither on the list's length nor on the page's depth while nothing changes. */
export class CarListReader {
  readonly #context: Pick<Context, 'db' | 'signing'>;
  readonly #pages = new VersionedCache<string>(1000);
  readonly #totals = new VersionedCache<number>(1000);
  readonly #matches = new VersionedCache<number[]>(200);
  readonly #anchors = new VersionedCache<Anchors>(100);

  constructor(context: Pick<Context, 'db' | 'signing'>) {
    this.#context = context;
  }

  /** JSON text in the contract's shape (contract/page.ts). Throws 422 for a cursor that is none. */
  async page(request: ListRequest): Promise<string> {
    // Addresses of thumbnails change by the day (storage/signing.ts).
    const day = Math.floor(Date.now() / DAY_MS);
    const version = `${day} ${await carListVersion(this.#context.db, request.companies)}`;
    const key = JSON.stringify([request.scope, request.companies, request.query]);
    return this.#pages.get(key, version, () => this.#read(request, version));
  }

  async #read(request: ListRequest, version: string): Promise<string> {
    const { page, per_page: size, sort, order: wanted, after, ...filters } = request.query;
    const arrangement = { sort, order: wanted ?? defaultOrder(sort) };
    const cursor = after === undefined ? undefined : readCursor(sort, arrangement.order, after);
    const selection = { companies: request.companies, filters, matches: await this.#matching(request.scope, filters, version) };
    const selectionKey = JSON.stringify([request.scope, request.companies, filters]);

    const { place, offset, atLeast } = cursor
      ? { place: cursor, offset: 0, atLeast: 0 }
      : await this.#start(request.scope, selection, arrangement, (page - 1) * size, selectionKey, version);
    let found: PageRow | undefined;
    const read = async (countUpTo: number | undefined): Promise<PageRow> => {
      const [row] = await this.#query(request.scope, pageStatement(selection, arrangement, { place, offset, size }, countUpTo));
      return row as unknown as PageRow; // the statement's own columns
    };
    // The total is counted with the first page that is read of a selection.
    const total = await this.#totals.get(selectionKey, version, async () => {
      found = await read(COUNTED + 1);
      return found.total ?? 0;
    });
    found ??= await read(undefined);
    return this.#write(request.query, arrangement, found, {
      total,
      atLeast: cursor ? 0 : Math.max(atLeast, (page - 1) * size),
      byCursor: cursor !== undefined,
    });
  }

  /** The vehicles that a searched text is in; undefined when they are too many to name one by one. */
  async #matching(scope: Scope, { q }: CarFilters, version: string): Promise<number[] | undefined> {
    if (!q) return undefined;
    const ids = await this.#matches.get(JSON.stringify([scope, q.toLowerCase()]), version, async () => {
      const [row] = await this.#query(scope, matchStatement(q, COUNTED + 1));
      return row?.ids as number[];
    });
    return ids.length > COUNTED ? undefined : ids;
  }

  /** Where a page begins: near the start by counting rows, farther by the nearest known place before it. */
  async #start(scope: Scope, selection: Selection, arrangement: Arrangement, offset: number, selectionKey: string, version: string) {
    if (offset <= COUNTED) return { place: undefined, offset, atLeast: 0 };
    const key = `${selectionKey} ${arrangement.sort} ${arrangement.order}`;
    const { places, total } = await this.#anchors.get(key, version, async () => {
      const [row] = await this.#query(scope, anchorStatement(selection, arrangement, COUNTED));
      const { keys, ids, total } = row as { keys: string[]; ids: number[]; total: number };
      return { places: keys.map((key, index) => ({ key, id: ids[index] ?? 0 })), total };
    });
    const passed = Math.min(Math.floor(offset / COUNTED), places.length);
    return { place: places[passed - 1], offset: Math.min(offset - passed * COUNTED, COUNTED), atLeast: total };
  }

  async #query(scope: Scope, { text, values }: SqlStatement): Promise<Record<string, unknown>[]> {
    return (await this.#context.db.readAs(scope, { text, keepPlan: true }, values)).rows;
  }

  #write(
    { page, per_page: size }: ListQuery,
    { sort, order }: Arrangement,
    { rows, more, key, id }: PageRow,
    { total, atLeast, byCursor }: { total: number; atLeast: number; byCursor: boolean },
  ): string {
    const isMinimum = total > COUNTED;
    const known = isMinimum ? Math.max(COUNTED, atLeast) : total;
    const reached = isMinimum && more && !byCursor ? page + 1 : 1;
    const answer = {
      current_page: page,
      last_page: Math.max(1, Math.ceil(known / size), reached),
      per_page: size,
      total: Math.min(total, COUNTED),
      total_is_minimum: isMinimum,
      next_cursor: more && key !== null && id !== null ? writeCursor(sort, order, { key, id }) : null,
    };
    return `{"data":[${withThumbnails(rows, this.#context.signing.urlOf)}],${JSON.stringify(answer).slice(1)}`;
  }
}
