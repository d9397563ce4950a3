import { id, timestamp } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';

/** A company's means of payment: its tokens, its credits, and the credits transferred to its users. */
export const Balance = z.enum(['tokens', 'credits', 'staff_credits']);
export type Balance = z.infer<typeof Balance>;

/**
 * The types of ledger entries, each with the balance that it changes. A vehicle is paid for with a token or a credit of the company, or with a
 * user's own credits; refunds are `…_added`. `credits_for_tokens` and `credits_to_staff` are taken from the company's credits, with a second
 * entry for the balance that receives them.
 */
export const BALANCE_OF = {
  vehicle_token: 'tokens',
  vehicle_credit: 'credits',
  vehicle_staff_credit: 'staff_credits',
  tokens_added: 'tokens',
  tokens_removed: 'tokens',
  credits_added: 'credits',
  credits_for_tokens: 'credits',
  credits_to_staff: 'credits',
  staff_credits_added: 'staff_credits',
} as const satisfies Record<string, Balance>;

export const TransactionType = z.enum(Object.keys(BALANCE_OF) as (keyof typeof BALANCE_OF)[]);
export type TransactionType = z.infer<typeof TransactionType>;

/** Types of entries by which a vehicle is paid for. */
export const CHARGES = [
  'vehicle_token',
  'vehicle_credit',
  'vehicle_staff_credit',
] as const satisfies readonly TransactionType[];

/** An entry of the append-only ledger (specification, chapter 3). `amount` is negative when it was spent. */
export const Transaction = z.strictObject({
  id,
  company_id: id,
  company_title: z.string(),
  car_id: id.nullable(),
  vehicle: z.string().nullable(),
  type: TransactionType,
  amount: z.int(),
  user_name: z.string().nullable().describe('the user who caused it; null: the product'),
  created_at: timestamp,
});
export type Transaction = z.infer<typeof Transaction>;

/** Sums of income and spending, both positive. */
export const TransactionSums = z.strictObject({
  credits_added: z.int().nonnegative(),
  credits_spent: z.int().nonnegative(),
  tokens_added: z.int().nonnegative(),
  tokens_spent: z.int().nonnegative(),
  staff_credits_added: z.int().nonnegative(),
  staff_credits_spent: z.int().nonnegative(),
});
export type TransactionSums = z.infer<typeof TransactionSums>;
