import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { flag } from '../flag.ts';

/** What moved a balance: a vehicle paid with a token or a credit, or the operator adding some. */
export const TransactionType = z.enum(['vehicle_token', 'vehicle_credit', 'tokens_added', 'credits_added']);

/** An entry of the append-only ledger (specification, chapter 3). `amount` is negative when it was spent. */
export const Transaction = z.strictObject({
  id,
  company_id: id,
  car_id: id.nullable(),
  vehicle: z.string().nullable(),
  type: TransactionType,
  amount: z.int(),
  created_at: timestamp,
});
export type Transaction = z.infer<typeof Transaction>;

/** A token that staff pay vehicles with (specification, chapter 3). */
export const Token = z.strictObject({
  id,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  used: z.int().nonnegative(),
  active: flag,
  status: z.enum(['active', 'blocked']),
});
export type Token = z.infer<typeof Token>;
