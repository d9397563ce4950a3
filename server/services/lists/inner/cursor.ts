import { z } from 'zod';
import { invalidField } from '../../shared/refusal.ts';
import type { Order, SortColumn } from '../sheet.ts';

/** A position in a list: after the row with this key and id. */
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

/** Returns a cursor as text for clients; only valid for the same sort and order. */
export const writeCursor = ({ sort, order }: Arrangement, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, order, key, id])).toString('base64url');

/** Throws 422 at `after` when the cursor is not one of ours, or of another sort. Its key may still be none of the column's type. */
export const readCursor = ({ sort, order }: Arrangement, cursor: string): Place => {
  try {
    const [, , key, id] = z
      .tuple([z.literal(sort), z.literal(order), z.string().regex(/^[^\0]*$/), z.int32()])
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { key, id };
  } catch {
    throw unreadableCursor();
  }
};

export const unreadableCursor = () => invalidField('after', 'invalid_cursor');
