import type { QueryOf } from '../../contract/call.ts';
import type { adminCars } from '../../contract/calls/adminCars.ts';
import type { cars } from '../../contract/calls/cars.ts';
import type { companyCars } from '../../contract/calls/companyCars.ts';
import type { Context } from '../context.ts';
import type { Scope } from '../db/client.ts';
import { type Order, type Place, readCursor, type Sort, writeCursor } from './carListCursor.ts';
import {
  afterCondition,
  type CarFilters,
  defaultOrder,
  filterConditions,
  orderBy,
  searchPattern,
  sortColumn,
  Values,
} from './carListQuery.ts';
import { ROW_COLUMNS, withThumbnails } from './carListRows.ts';
import { companyOf, type Principal, scopeOf } from './principal.ts';
import { notFound } from './refusal.ts';

/** Totals are exact up to here; beyond, a list says "more than". */
export const COUNTED = 1000;

interface ListQuery extends CarFilters {
  page: number;
  per_page: number;
  sort: Sort;
  order?: Order | undefined;
  after?: string | undefined;
}

type ListContext = Pick<Context, 'db' | 'signing'>;

/** Vehicles of the own company. The answer is JSON text in the contract's shape. */
export const listOwnCars = (context: ListContext, principal: Principal, query: QueryOf<typeof cars.list>): Promise<string> =>
  readPage(context, scopeOf(principal), [companyOf(principal)], query);

/** Vehicles of the own company and its sub-companies, or of one of them; 404 for a company that is not among them. */
export const listCompanyCars = (context: ListContext, principal: Principal, query: QueryOf<typeof companyCars.list>): Promise<string> => {
  const { company_id: wanted, ...rest } = query;
  if (wanted !== undefined && !principal.companyIds.includes(wanted)) throw notFound();
  return readPage(context, scopeOf(principal), wanted === undefined ? principal.companyIds : [wanted], rest);
};

/** Every company's vehicles, or one's, for the operator. */
export const listAllCars = (context: ListContext, principal: Principal, query: QueryOf<typeof adminCars.list>): Promise<string> => {
  const { companyId, ...rest } = query;
  return readPage(context, scopeOf(principal), companyId === undefined ? 'every' : [companyId], rest);
};

const readPage = async (
  { db, signing }: ListContext,
  scope: Scope,
  companies: readonly number[] | 'every',
  query: ListQuery,
): Promise<string> => {
  const { sort, per_page: size } = query;
  const order = query.order ?? defaultOrder(sort);
  const place = query.after === undefined ? undefined : readCursor(sort, order, query.after);
  const values = new Values();
  const text = pageStatement({ companies, query, sort, order, place, values });
  const { rows } = await db.readAs(scope, { text }, values.list);
  const found = rows[0] as { rows: string; more: boolean; key: string | null; id: number | null; total: number };

  const isMinimum = found.total > COUNTED;
  const total = Math.min(found.total, COUNTED);
  const cursor = found.more && found.key !== null && found.id !== null ? writeCursor(sort, order, { key: found.key, id: found.id }) : null;
  const known = found.more ? query.page + 1 : query.page;
  const lastPage = isMinimum ? Math.max(Math.ceil(total / size), place ? 1 : known) : Math.max(1, Math.ceil(total / size));
  return `{"data":[${withThumbnails(found.rows, signing.urlOf)}],"current_page":${query.page},"last_page":${lastPage},"per_page":${size},"total":${total},"total_is_minimum":${isMinimum},"next_cursor":${JSON.stringify(cursor)}}`;
};

interface PageRequest {
  companies: readonly number[] | 'every';
  query: ListQuery;
  sort: Sort;
  order: Order;
  place: Place | undefined;
  values: Values;
}

/** One statement for the page, what follows it, and the total. */
const pageStatement = ({ companies, query, sort, order, place, values }: PageRequest): string => {
  const conditions = filterConditions(query, values);
  if (query.q) conditions.push(`search_text like ${values.add(searchPattern(query.q), 'text')}`);
  const size = query.per_page;
  const offset = place ? 0 : (query.page - 1) * size;
  const behind = place ? [afterCondition(sort, order, place, values)] : [];
  const cars = (columns: string, where: string[], tail: string, reach: number): string =>
    carsOf(companies, columns, where, tail, reach, values);

  const paged = cars('cars.*', [...conditions, ...behind], `order by ${orderBy(sort, order)}`, offset + size + 1);
  const counted = cars('1', conditions, '', COUNTED + 1);
  return `
    with page as materialized (
      select * from (${paged}) as cars order by ${orderBy(sort, order)} limit ${size + 1} offset ${offset}
    ), shown as materialized (
      select page.id as shown_id, page.${sortColumn(sort)}::text as key, row_number() over (order by ${pageOrder(sort, order)}) as n,
        row_to_json((select cells from (select ${ROW_COLUMNS}) as cells))::text as json
      from page join companies on companies.id = page.company_id
    )
    select
      coalesce((select string_agg(json, ',' order by n) from shown where n <= ${size}), '') as rows,
      (select count(*) from shown) > ${size} as more,
      (select key from shown where n = ${size}) as key,
      (select shown_id from shown where n = ${size}) as id,
      (select count(*)::integer from (select 1 from (${counted}) as cars limit ${COUNTED + 1}) as counted) as total`;
};

const pageOrder = (sort: Sort, order: Order): string =>
  sort === 'id' ? `page.id ${order}` : `page.${sortColumn(sort)} ${order}, page.id ${order}`;

/** The vehicles of every company, of one, or the first of each of several: each then comes from an index in the list's order. */
const carsOf = (
  companies: readonly number[] | 'every',
  columns: string,
  conditions: string[],
  tail: string,
  reach: number,
  values: Values,
): string => {
  if (companies === 'every') return `select ${columns} from cars ${where(conditions)} ${tail} limit ${reach}`;
  const [only] = companies;
  if (companies.length === 1 && only !== undefined) {
    return `select ${columns} from cars ${where([`company_id = ${values.add(only, 'integer')}`, ...conditions])} ${tail} limit ${reach}`;
  }
  const wanted = values.add(companies, 'integer[]');
  const ofEach = `select ${columns} from cars ${where(['company_id = wanted.id', ...conditions])} ${tail} limit ${reach}`;
  return `select found.* from unnest(${wanted}) as wanted (id) cross join lateral (${ofEach}) as found`;
};

const where = (conditions: string[]): string => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');
