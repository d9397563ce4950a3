import { textId } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';
import { TransactionType } from './transaction.ts';

/** Days, in UTC, both included. */
const days = { date_from: z.iso.date().optional(), date_to: z.iso.date().optional() };

/** Filters of transactions, for the list, its sums and its file. */
export const transactionFilters = {
  type: TransactionType.optional(),
  charged_for: z.enum(['vehicle']).optional().describe('what was paid for, whatever paid for it'),
  ...days,
};
/** Filters of a company's own calls, which may also name one of its sub-companies and a user. */
export const ownTransactionFilters = {
  ...transactionFilters,
  company_id: textId.optional().describe('the company or one of its sub-companies'),
  user_id: textId.optional().describe('caused by this user, if the reader may see them'),
};

export const TRANSACTION_SORTS = ['created_at', 'amount'] as const;

/** The possible columns of a list of transactions and its file. */
const TRANSACTION_COLUMNS = [
  'created_at',
  'company_title',
  'vehicle',
  'type',
  'amount',
  'user_name',
] as const;
const name = TRANSACTION_COLUMNS.join('|');

/** The file's order and columns, as on the screen. */
export const transactionFile = {
  sort: z.enum(TRANSACTION_SORTS).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  columns: z
    .string()
    .max(200)
    .regex(new RegExp(`^(${name})(,(${name}))*$`))
    .optional()
    .describe('names of columns, separated by commas; if absent, all'),
};
