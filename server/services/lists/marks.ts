import type { Arrangement, Place } from './cursor.ts';
import type { DailyCounts } from './sheet.ts';
import { conditionsOf, orderBy, placeColumns, rowsOf, type Selection, type SqlStatement } from './statements.ts';
import { Values } from './values.ts';

/** A known place in a list, and how many rows come before what is behind it. */
interface Mark {
  readonly rank: number;
  readonly place: Place;
}

/** What is known of a list for finding pages far from its start. */
export interface Marks {
  /** By rank. */
  readonly marks: readonly Mark[];
  /** How many rows the list has. */
  readonly total: number;
}

/** The statement's row: a mark's parts at the same index of each. */
interface MarksRow {
  readonly keys: string[];
  readonly ids: number[];
  readonly ranks: number[];
  readonly total: number;
}

/** Asks for marks at every `step`-th row, or, where the database counts rows by day in this order, at every day. */
export const marksStatement = <Sort extends string, Filters>(
  selection: Selection<Sort, Filters>,
  arrangement: Arrangement,
  step: number,
): SqlStatement => {
  const { dailyCounts } = selection.sheet;
  return dailyCounts?.sort === arrangement.sort && !selection.query.q
    ? everyDay(selection, dailyCounts, arrangement)
    : everyStep(selection, arrangement, step);
};

export const readMarks = (row: Record<string, unknown> | undefined): Marks => {
  const { keys, ids, ranks, total } = row as unknown as MarksRow; // the columns of the statements below
  return { marks: ranks.map((rank, index) => ({ rank, place: { key: keys[index] ?? '', id: ids[index] ?? 0 } })), total };
};

/** From where the row at `offset` is counted: the nearest mark before it, undefined for the start, and how far it is from there. */
export const startFrom = ({ marks, total }: Marks, offset: number): { place: Place | undefined; offset: number } => {
  const wanted = Math.min(offset, total);
  const mark = marks.findLast(({ rank }) => rank <= wanted);
  return { place: mark?.place, offset: wanted - (mark?.rank ?? 0) };
};

const everyStep = <Sort extends string, Filters>(
  selection: Selection<Sort, Filters>,
  arrangement: Arrangement,
  step: number,
): SqlStatement => {
  const values = new Values();
  const source = rowsOf(selection, placeColumns(arrangement.column), conditionsOf(selection, values), '', undefined, values);
  const kept = `filter (where n % ${step} = 0)`;
  const text = `
    select coalesce(array_agg(key::text order by n) ${kept}, '{}') as keys, coalesce(array_agg(id order by n) ${kept}, '{}') as ids,
      coalesce(array_agg(n::integer order by n) ${kept}, '{}') as ranks, count(*)::integer as total
    from (
      select id, ${arrangement.column} as key, row_number() over (order by ${orderBy(arrangement)}) as n from (${source}) as found
    ) as numbered`;
  return { text, values: values.list };
};

/** A day's mark is its first moment, before or behind whatever happened in that moment: no row has the id 0. */
const everyDay = <Sort extends string, Filters>(
  { sheet, companies, query }: Selection<Sort, Filters>,
  { table, conditions }: DailyCounts<Sort, Filters>,
  { order }: Arrangement,
): SqlStatement => {
  const values = new Values();
  const wanted = conditions(query, values);
  if (sheet.company && companies !== 'every') wanted.push(`${sheet.company} = any (${values.add(companies, 'integer[]')})`);
  const before = order === 'ASC' ? 'rows between unbounded preceding and 1 preceding' : 'rows unbounded preceding';
  const text = `
    select coalesce(array_agg((day::timestamp at time zone 'UTC')::text order by rank), '{}') as keys,
      coalesce(array_agg(0 order by rank), '{}') as ids, coalesce(array_agg(rank order by rank), '{}') as ranks,
      coalesce(sum(entries), 0)::integer as total
    from (
      select day, sum(entries) as entries, coalesce(sum(sum(entries)) over (order by day ${order} ${before}), 0)::integer as rank
      from ${table} ${wanted.length > 0 ? `where ${wanted.join(' and ')}` : ''} group by day
    ) as days`;
  return { text, values: values.list };
};
