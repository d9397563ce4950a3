import type { Place, Sorting } from '../../shared/cursor.ts';
import type { Companies, ListQuery, ListSheet, SortColumn } from '../sheet.ts';
import { searchPattern, Values } from '../values.ts';

/** Ids of the rows found by the search index; null: more than the largest exact total. */
export type Matches = readonly number[] | null | undefined;

/** Rows in the order of a column. */
export type Arrangement = SortColumn & Sorting;

/** Which rows a list shows. */
export interface Selection<Sort extends string, Filters> {
  readonly sheet: ListSheet<Sort, Filters>;
  readonly companies: Companies;
  readonly query: ListQuery<Sort, Filters>;
  readonly matches: Matches;
}

/** Totals are exact up to here; beyond, a list says "more than". */
export const COUNTED = 1000;

export type SqlStatement = { readonly text: string; readonly values: unknown[] };

/**
 * How far a page may be from the place it is counted from, in steps. The step is written out, the offset is a value: pages of one list
 * share plans, and the planner still knows that few rows are wanted.
 */
const STEPS = [0, 100, 1000, 10_000];
/** From here on, or to pass over rows without a common word, places are read from the index alone, and only the page's own rows whole. */
const FAR = 100;

/**
 * Returns a statement for the page behind `place`, `offset` rows further, and one row more, if there is one: the sheet's columns, and the row's place
 * in `place_id` and `place_key`.
 */
export const pageStatement = <Sort extends string, Filters>(
  selection: Selection<Sort, Filters>,
  arrangement: Arrangement,
  { place, offset, size }: { place: Place | undefined; offset: number; size: number },
): SqlStatement => {
  const { sheet, query, matches } = selection;
  const { column } = arrangement;
  const values = new Values();
  const conditions = conditionsOf(selection, values);
  if (place) conditions.push(afterCondition(arrangement, place, values));
  const tail = `order by ${orderBy(arrangement)}`;
  const reach = (STEPS.find((step) => offset <= step) ?? offset) + size + 1;
  const limits = `${tail} limit ${size + 1}${offset > 0 ? ` offset ${values.add(offset, 'integer')}` : ''}`;
  const page =
    offset <= FAR && matches !== null
      ? `select * from (${rowsOf(selection, `${sheet.table}.*`, conditions, tail, reach, values)}) as found ${limits}`
      : `select ${sheet.table}.* from (
           select id from (${rowsOf(selection, placeColumns(column), conditions, tail, reach, values)}) as found ${limits}
         ) as wanted join ${sheet.table} on ${sheet.table}.id = wanted.id`;
  const text = `
    select ${sheet.columns(query, values)}, page.id as place_id, page.${column}::text as place_key from (${page}) as page ${sheet.joins ?? ''}
    order by ${orderBy(arrangement, 'page.')}`;
  return { text, values: values.list };
};

/** Returns a statement that counts the rows, up to one more than the largest exact total. */
export const countStatement = <Sort extends string, Filters>(
  selection: Selection<Sort, Filters>,
): SqlStatement => {
  const values = new Values();
  const most = COUNTED + 1;
  const rows = rowsOf(selection, '1', conditionsOf(selection, values), '', most, values);
  return {
    text: `select count(*)::integer as total from (select 1 from (${rows}) as found limit ${most}) as counted`,
    values: values.list,
  };
};

/** Returns a statement for the ids of the rows that the text is in, of those that the scope allows; null for more than the largest exact total. */
export const matchStatement = (table: string, q: string): SqlStatement => ({
  text: `select case when cardinality(ids) < $2 then ids end as ids from matching_rows('${table}', $1, $2) as ids`,
  values: [searchPattern(q), COUNTED + 1],
});

/** Returns conditions on the rows, except on their company. */
const conditionsOf = <Sort extends string, Filters>(
  { sheet, query, matches }: Selection<Sort, Filters>,
  values: Values,
): string[] => {
  const conditions = sheet.conditions(query, values);
  // Without `matches`, many rows have the text, so scanning them in order finds a page quickly.
  if (matches) conditions.push(`id = any (${values.add(matches, 'integer[]')})`);
  else if (query.q && sheet.search)
    conditions.push(`${sheet.search.text} like ${values.add(searchPattern(query.q), 'text')}`);
  return conditions;
};

const afterCondition = (
  { column, type, order }: Arrangement,
  { key, id }: Place,
  values: Values,
): string => {
  const side = order === 'ASC' ? '>' : '<';
  if (column === 'id') return `id ${side} ${values.add(id, 'integer')}`;
  return `(${column}, id) ${side} (${values.add(key, 'text')}::${type}, ${values.add(id, 'integer')})`;
};

/** Returns the columns of an `order by`. `of`: the rows' name with a dot, where the columns need one. */
const orderBy = ({ column, order }: Arrangement, of = ''): string =>
  column === 'id' ? `${of}id ${order}` : `${of}${column} ${order}, ${of}id ${order}`;

const placeColumns = (column: string): string => (column === 'id' ? 'id' : `id, ${column}`);

/**
 * Returns SQL of the rows of every company, or of the first rows of each of some companies: each part reads an index in the list's order, and the
 * parts are merged.
 */
const rowsOf = <Sort extends string, Filters>(
  { sheet: { table, company }, companies }: Selection<Sort, Filters>,
  columns: string,
  conditions: string[],
  tail: string,
  reach: number,
  values: Values,
): string => {
  const first = (of: string[]) =>
    `(select ${columns} from ${table} ${where([...of, ...conditions])} ${tail} limit ${reach})`;
  if (companies === 'every' || company === undefined) return first([]);
  if (companies.length === 0) return first(['false']);
  return companies
    .map((id) => first([`${company} = ${values.add(id, 'integer')}`]))
    .join(' union all ');
};

const where = (conditions: string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
