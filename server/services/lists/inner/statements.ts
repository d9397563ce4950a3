import { COUNTED } from '@turntable/declare/contract/page.ts';
import type { Place, Sorting } from '@turntable/declare/server/cursor.ts';
import type { Companies, ListQuery, ListSheet, SortColumn } from '../sheet.ts';
import { searchPattern, Values } from '../values.ts';

/** Rows in the order of a column. */
export type Arrangement = SortColumn & Sorting;

/** Which rows a list shows. */
export interface Selection<Sort extends string, Filters> {
  readonly sheet: ListSheet<Sort, Filters>;
  readonly companies: Companies;
  readonly query: ListQuery<Sort, Filters>;
  /** Whether these are all the companies of the scope: only then is the number of ids found by the index the list's total. */
  readonly isEveryCompany: boolean;
}

export type SqlStatement = { readonly text: string; readonly values: unknown[] };

/**
 * How far a page may be from the place it is counted from, in steps. The step is written out, the offset is a value: pages of one list
 * share plans, and the planner still knows that few rows are wanted.
 */
const STEPS = [0, 100, 1000, 10_000];
/** From here on, or to pass over rows without a word, places are read from the index alone, and only the page's own rows whole. */
const FAR = 100;

/**
 * Returns a statement for the page behind `place`, `offset` rows further, and one row more, if there is one: the sheet's columns, the row's place
 * in `place_id` and `place_key`, and in `total` the number of rows of the list, up to one more than the largest exact total. A page without rows is
 * one row with a total and no place.
 */
export const pageStatement = <Sort extends string, Filters>(
  selection: Selection<Sort, Filters>,
  arrangement: Arrangement,
  { place, offset, size }: { place: Place | undefined; offset: number; size: number },
): SqlStatement => {
  const { sheet, query } = selection;
  const { column } = arrangement;
  const values = new Values();
  const conditions = sheet.conditions(query, values);
  const isWhole = selection.isEveryCompany && conditions.length === 0;
  const search = searchOf(sheet, query.q, values);
  const rows = rowsOf(selection, search?.alternatives ?? [[]], conditions, values);
  const total =
    isWhole && search?.total
      ? search.total
      : `(select count(*)::integer from (select 1 from (${rows('1', [], '', COUNTED + 1)}) as found limit ${COUNTED + 1}) as counted)`;
  const behind = place ? [afterCondition(arrangement, place, values)] : [];
  const tail = `order by ${orderBy(arrangement)}`;
  const reach = (STEPS.find((step) => offset <= step) ?? offset) + size + 1;
  const limits = `${tail} limit ${size + 1}${offset > 0 ? ` offset ${values.add(offset, 'integer')}` : ''}`;
  const page =
    offset <= FAR && !search?.total
      ? `select * from (${rows(`${sheet.table}.*`, behind, tail, reach)}) as found ${limits}`
      : `select ${sheet.table}.* from (
           select id from (${rows(placeColumns(column), behind, tail, reach)}) as found ${limits}
         ) as wanted join ${sheet.table} on ${sheet.table}.id = wanted.id`;
  const text = `
    ${search?.matching ?? ''}
    select ${sheet.columns(query, values)}, page.id as place_id, page.${column}::text as place_key, whole.total
    from (select ${total} as total) as whole left join (${page}) as page on true ${sheet.joins ?? ''}
    order by ${orderBy(arrangement, 'page.')}`;
  return { text, values: values.list };
};

/** How a list's rows with a text are found. */
interface Search {
  /** Sets of conditions. A row is searched under each of them; the first condition of all but one is false for the whole statement. */
  readonly alternatives: string[][];
  /** What a search by index begins with: the ids of the rows in the scope that have the text, up to one more than the largest exact total. */
  readonly matching?: string;
  /** SQL of the number of these ids. */
  readonly total?: string;
}

/**
 * Returns how `q` is searched. By index, few rows are read by their ids; of many, more than the largest exact total, a scan in the list's
 * order finds a page quickly.
 */
const searchOf = <Sort extends string, Filters>(
  { table, search }: ListSheet<Sort, Filters>,
  q: string | undefined,
  values: Values,
): Search | undefined => {
  if (!search || !q) return undefined;
  const pattern = values.add(searchPattern(q), 'text');
  const isLike = `${search.text} like ${pattern}`;
  if (!search.indexed) return { alternatives: [[isLike]] };
  const total = '(select cardinality(ids) from matching)';
  return {
    matching: `with matching as materialized (select matching_rows('${table}', ${pattern}, ${COUNTED + 1}) as ids)`,
    total,
    alternatives: [
      [`${total} > ${COUNTED}`, isLike],
      [`${total} <= ${COUNTED}`, 'id = any ((select ids from matching)::integer[])'],
    ],
  };
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
const rowsOf =
  <Sort extends string, Filters>(
    { sheet: { table, company }, companies }: Selection<Sort, Filters>,
    alternatives: string[][],
    conditions: string[],
    values: Values,
  ) =>
  (columns: string, behind: string[], tail: string, reach: number): string => {
    const of =
      companies === 'every' || company === undefined
        ? [[]]
        : companies.length === 0
          ? [['false']]
          : companies.map((id) => [`${company} = ${values.add(id, 'integer')}`]);
    return of
      .flatMap((whose) =>
        alternatives.map(
          (found) =>
            `(select ${columns} from ${table} ${where([...whose, ...found, ...conditions, ...behind])} ${tail} limit ${reach})`,
        ),
      )
      .join(' union all ');
  };

const where = (conditions: string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
