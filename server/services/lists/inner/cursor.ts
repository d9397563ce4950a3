import { invalidField } from '../../shared/refusal.ts';
import type { Order, SortColumn } from '../sheet.ts';

/** A place in a list: behind the row with this key and id. */
export interface Place {
  /** The sort column's value as PostgreSQL writes it. */
  readonly key: string;
  readonly id: number;
}

/** Rows in the order of a column. `sort` is the name it has in the contract. */
export interface Arrangement extends SortColumn {
  readonly sort: string;
  readonly order: Order;
}

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;
const INTEGER_MAX = 2_147_483_647;

/** Whether the database can read the key back. */
const READABLE: Record<SortColumn['type'], (key: string) => boolean> = {
  // What looks like a moment may still name a day or an hour that there is not.
  timestamptz: (key) =>
    key === '-infinity' ||
    (MOMENT.test(key) && !Number.isNaN(Date.parse(`${key.slice(0, 19).replace(' ', 'T')}Z`))),
  text: (key) => key.length <= 500 && !key.includes('\0'),
  integer: (key) => /^-?\d{1,10}$/.test(key) && Math.abs(Number(key)) <= INTEGER_MAX,
};

/** The text of a cursor for clients; only good for the same sort and order. */
export const writeCursor = ({ sort, order }: Arrangement, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, order, key, id])).toString('base64url');

/** Throws 422 at `after` when the cursor is not one of ours, or of another sort. */
export const readCursor = ({ sort, order, type }: Arrangement, cursor: string): Place => {
  const [cursorSort, cursorOrder, key, id] = parse(cursor);
  const fits =
    cursorSort === sort && cursorOrder === order && typeof key === 'string' && READABLE[type](key);
  if (!fits || !Number.isSafeInteger(id) || Number(id) > INTEGER_MAX || Number(id) < 0)
    throw invalidField('after', 'invalid_cursor');
  return { key, id: Number(id) };
};

const parse = (cursor: string): unknown[] => {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
};
