import type { Order, Place, Sort } from './carListCursor.ts';
import { afterCondition, type CarFilters, filterConditions, orderBy, searchPattern, sortColumn, Values } from './carListQuery.ts';
import { ROW_COLUMNS } from './carListRows.ts';

/** Which vehicles a list shows. */
export interface Selection {
  readonly companies: readonly number[] | 'every';
  readonly filters: CarFilters;
  /** The vehicles that the searched text is in; undefined when nothing is searched, or in too many to name. */
  readonly matches: readonly number[] | undefined;
}

export interface Arrangement {
  readonly sort: Sort;
  readonly order: Order;
}

export interface SqlStatement {
  readonly text: string;
  readonly values: unknown[];
}

/** From here on the rows to skip are counted in the index alone, and only the page's own rows are read whole. */
const FAR = 100;

/** The page behind `place`, `offset` rows further: `rows` (JSON, comma-separated), whether more follow, and the last row's place. */
export const pageStatement = (
  selection: Selection,
  { sort, order }: Arrangement,
  { place, offset, size }: { place: Place | undefined; offset: number; size: number },
  countUpTo: number | undefined,
): SqlStatement => {
  const values = new Values();
  const conditions = conditionsOf(selection, values);
  const behind = place ? [...conditions, afterCondition(sort, order, place, values)] : conditions;
  const tail = `order by ${orderBy(sort, order)}`;
  // A value, not a number in the text: pages of one list then share a plan.
  const skipped = values.add(offset, 'integer');
  const reach = `(${skipped} + ${size + 1})`;
  const limits = `${tail} limit ${size + 1} offset ${skipped}`;
  const columns = sort === 'id' ? 'id' : `id, ${sortColumn(sort)}`;
  const page =
    offset < FAR
      ? `select * from (${carsOf(selection, 'cars.*', behind, tail, reach, values)}) as cars ${limits}`
      : `select cars.* from (select id from (${carsOf(selection, columns, behind, tail, reach, values)}) as cars ${limits}) as wanted
         join cars on cars.id = wanted.id`;
  const total = countUpTo === undefined ? 'null' : `(${countOf(selection, conditions, countUpTo, values)})`;
  const text = `
    with page as materialized (${page}), shown as (
      select page.id as shown_id, page.${sortColumn(sort)}::text as key,
        row_number() over (order by ${sort === 'id' ? '' : `page.${sortColumn(sort)} ${order}, `}page.id ${order}) as n,
        row_to_json((select cells from (select ${ROW_COLUMNS}) as cells))::text as json
      from page join companies on companies.id = page.company_id
    )
    select coalesce(string_agg(json, ',' order by n) filter (where n <= ${size}), '') as rows, count(*) > ${size} as more,
      min(key) filter (where n = ${size}) as key, min(shown_id) filter (where n = ${size}) as id, ${total} as total
    from shown`;
  return { text, values: values.list };
};

/** The places of every `step`-th row, and how many rows there are. */
export const anchorStatement = (selection: Selection, { sort, order }: Arrangement, step: number): SqlStatement => {
  const values = new Values();
  const key = sortColumn(sort);
  const columns = sort === 'id' ? 'id' : `id, ${key}`;
  const source = carsOf(selection, columns, conditionsOf(selection, values), '', undefined, values);
  const text = `
    select coalesce(array_agg(key::text order by n) filter (where n % ${step} = 0), '{}') as keys,
      coalesce(array_agg(id order by n) filter (where n % ${step} = 0), '{}') as ids, count(*)::integer as total
    from (select id, ${key} as key, row_number() over (order by ${orderBy(sort, order)}) as n from (${source}) as cars) as numbered`;
  return { text, values: values.list };
};

/** Up to `most` vehicles in the transaction's scope that the text is in. */
export const matchStatement = (q: string, most: number): SqlStatement => ({
  text: 'select matching_cars($1, $2) as ids',
  values: [searchPattern(q), most],
});

const conditionsOf = ({ filters, matches }: Selection, values: Values): string[] => {
  const conditions = filterConditions(filters, values);
  if (matches) conditions.push(`id = any (${values.add(matches, 'integer[]')})`);
  else if (filters.q) conditions.push(`search_text like ${values.add(searchPattern(filters.q), 'text')}`);
  return conditions;
};

const countOf = (selection: Selection, conditions: string[], most: number, values: Values): string =>
  `select count(*)::integer from (select 1 from (${carsOf(selection, '1', conditions, '', most, values)}) as cars limit ${most}) as counted`;

/** The vehicles of every company, of one, or the first of each of several: each then comes from an index in the list's order. */
const carsOf = (
  { companies }: Selection,
  columns: string,
  conditions: string[],
  tail: string,
  reach: number | string | undefined,
  values: Values,
): string => {
  const limit = reach === undefined ? '' : `limit ${reach}`;
  if (companies === 'every') return `select ${columns} from cars ${where(conditions)} ${tail} ${limit}`;
  const [only] = companies;
  if (companies.length === 1 && only !== undefined) {
    return `select ${columns} from cars ${where([`company_id = ${values.add(only, 'integer')}`, ...conditions])} ${tail} ${limit}`;
  }
  const ofEach = `select ${columns} from cars ${where(['company_id = wanted.id', ...conditions])} ${tail} ${limit}`;
  return `select found.* from unnest(${values.add(companies, 'integer[]')}) as wanted (id) cross join lateral (${ofEach}) as found`;
};

const where = (conditions: string[]): string => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');
