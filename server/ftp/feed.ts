import { parse } from 'csv-parse/sync';
import type { FeedFault, FeedField, FeedMapping } from '../../contract/ftpImport/ftpImport.ts';
import { CarFields } from '../../contract/vehicles/vehicle.ts';
import { columnsOf } from './feedColumns.ts';
import { decodeFeed, delimiterOf } from './feedText.ts';
import { cellValue } from './feedValues.ts';
import { shownName } from './listing.ts';

/** A vehicle's row in a list; empty cells are left out. */
export interface FeedRow {
  /** The row's number in the file, from 1. */
  readonly line: number;
  /** The VIN, else the dealer's number. */
  readonly key: string;
  readonly said: Readonly<Partial<CarFields>>;
}

export interface Feed {
  readonly heads: readonly string[];
  readonly columns: ReadonlyMap<FeedField, number>;
  readonly rows: readonly FeedRow[];
  readonly faults: readonly FeedFault[];
}

/** Thrown for a file that is not a list of vehicles. */
export class FeedUnreadable extends Error {
  override readonly name = 'FeedUnreadable';
  readonly reason: 'import_feed_unreadable' | 'import_feed_without_key' | 'import_feed_too_large';

  /** Its column headers, if it has any. */
  readonly heads: readonly string[];

  constructor(
    reason: FeedUnreadable['reason'],
    { heads = [], cause }: { heads?: readonly string[]; cause?: unknown } = {},
  ) {
    super(reason, { cause });
    this.reason = reason;
    this.heads = heads;
  }
}

export const MOST_FEED_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 50_000;
const RECORD_LENGTH = 100_000;
const SHOWN_CELL = 60;

interface ReadRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a list of vehicles: recognises delimiter, encoding and columns; `mapping` takes precedence. A row with a fault is refused as a
 * whole; of two rows about the same vehicle the first counts. Throws FeedUnreadable.
 */
export const readFeed = (bytes: Uint8Array, mapping: FeedMapping): Feed => {
  const [head, ...records] = recordsOf(decodeFeed(bytes));
  const heads = (head?.record ?? []).map((one) => one.trim().slice(0, 100));
  const columns = columnsOf(heads, mapping);
  if (!columns.has('vin') && !columns.has('car'))
    throw new FeedUnreadable('import_feed_without_key', { heads });
  const rows = new Map<string, FeedRow>();
  const faults: FeedFault[] = [];
  for (const { record, info } of records) {
    if (record.every((cell) => cell.trim() === '')) continue;
    const read = readRow(record, info.lines, columns, heads.length);
    if ('reason' in read) faults.push(read);
    else if (rows.has(read.key))
      faults.push({ line: read.line, field: null, value: shown(read.key), reason: 'feed_twice' });
    else rows.set(read.key, read);
  }
  return { heads, columns, rows: [...rows.values()], faults };
};

const recordsOf = (text: string): ReadRecord[] => {
  let records: ReadRecord[];
  try {
    records = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: RECORD_LENGTH,
      to: MOST_ROWS + 2,
    }) as unknown as ReadRecord[]; // the library's types do not cover the option `info`
  } catch (error) {
    throw new FeedUnreadable('import_feed_unreadable', { cause: error });
  }
  if (records.length > MOST_ROWS + 1) throw new FeedUnreadable('import_feed_too_large');
  return records;
};

const readRow = (
  record: readonly string[],
  line: number,
  columns: Feed['columns'],
  width: number,
): FeedRow | FeedFault => {
  const surplus = record.slice(width).find((cell) => cell.trim() !== '');
  if (surplus !== undefined)
    return { line, field: null, value: shown(surplus), reason: 'feed_too_many_cells' };
  const values: Partial<Record<FeedField, string | number>> = {};
  for (const [field, column] of columns) {
    const cell = (record[column] ?? '').trim();
    if (cell === '') continue;
    const read = cellValue(field, cell);
    if ('reason' in read) return { line, field, value: shown(cell), reason: read.reason };
    values[field] = read.value;
  }
  const said = CarFields.partial().parse(values);
  const key = said.vin ?? said.car;
  return key === undefined
    ? { line, field: null, value: '', reason: 'feed_no_key' }
    : { line, key, said };
};

const shown = (cell: string): string => shownName(cell).slice(0, SHOWN_CELL);
