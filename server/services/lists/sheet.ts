import type { Order } from '@turntable/declare/server/cursor.ts';
import type { Values } from './values.ts';

/** A sort key of a list. The id breaks ties, so that every row has one position. */
export interface SortColumn {
  /**
   * A column of the sheet's table that is never null (else it has a generated one: `last_visit_key`, `title_key`), with an index on (company,
   * column, id) that pages are read from. `id` sorts by the id alone.
   */
  readonly column: string;
  readonly type: 'timestamptz' | 'text' | 'integer' | 'date' | 'double precision';
  /** The default order: names ascending, timestamps newest first. */
  readonly order: Order;
}

/** Whose rows a list shows. */
export type Companies = readonly number[] | 'every';

/** The query parameters of every list, besides its own filters (packages/declare/contract/page.ts). */
export interface PageQuery<Sort extends string> {
  readonly page: number;
  readonly per_page: number;
  readonly sort: Sort;
  readonly order?: Order | undefined;
  readonly after?: string | undefined;
  readonly q?: string | undefined;
}

/** A list's query as a route passes it. */
export type ListQuery<Sort extends string, Filters> = PageQuery<Sort> & Filters;

/**
 * The declaration of a resource's list for `readPage`. Its SQL is constant and never comes from a user:
 * input becomes a value (`values.add`), or a word that the contract enumerates (`word`).
 */
export interface ListSheet<Sort extends string, Filters> {
  /** Where the rows are. The table has an integer `id`. */
  readonly table: string;
  /** The column with a row's company; without it the rows are the same for all companies. */
  readonly company?: string;
  /**
   * A row in the contract's shape, as a select's columns over `page`, which is the table's row, and over what `joins` adds.
   * `values` takes what depends on the asker, such as the user whose reads are shown.
   */
  columns(query: ListQuery<Sort, Filters>, values: Values): string;
  /**
   * Joins to `page` that find at most one row each: `left join lateral (select … where id = page.user_id limit 1) as … on true`. With a
   * plain join the planner may read a whole table for 25 rows, and other joins lose rows, or the total of an empty page.
   */
  readonly joins?: string;
  readonly sorts: Readonly<Record<Sort, SortColumn>>;
  /** The query's filters as conditions on the table's columns; none on company, search and place, which the reader adds. */
  conditions(query: ListQuery<Sort, Filters>, values: Values): string[];
  /** How `q` is searched. Without it, the list has no search. */
  readonly search?: {
    /** SQL of the lower-case text of a row that is searched, anywhere in it. */
    readonly text: string;
    /** The text is the column `search_text`, which has a trigram index: for more than a thousand rows in one list. */
    readonly indexed: boolean;
  };
  /** Fields of a row, and of objects in it, that hold a stored picture's key and are answered as its signed address. */
  readonly pictures?: readonly string[];
}
