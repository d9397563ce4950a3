import type { z } from 'zod';
import { CHARGES } from '../../../contract/balance/transaction.ts';
import type { ownTransactionFilters } from '../../../contract/balance/transactionQuery.ts';
import { daysBetween, type Values, word } from '../lists/values.ts';

/** Filters of transactions, without the company. */
export type TransactionFilters = Omit<
  z.output<z.ZodObject<typeof ownTransactionFilters>>,
  'company_id'
>;

/** Whether an entry, or a sum of entries, is what vehicles were paid for with. */
export const IS_CHARGE = `type in (${CHARGES.map(word).join(', ')})`;

/** Returns conditions on the types of entries, or of sums of them. */
export const typeConditions = ({ type, charged_for }: TransactionFilters): string[] => [
  ...(type ? [`type = ${word(type)}`] : []),
  ...(charged_for ? [IS_CHARGE] : []),
];

/** Returns conditions on entries. A user whom the reader cannot see has caused none: entries do not name such a user either. */
export const entryConditions = (filters: TransactionFilters, values: Values): string[] => {
  const { user_id, date_from, date_to } = filters;
  return [
    ...typeConditions(filters),
    ...(user_id === undefined
      ? []
      : [`user_id = (select id from users where id = ${values.add(user_id, 'integer')})`]),
    ...daysBetween('created_at', date_from, date_to, values),
  ];
};
