import { z } from 'zod';
import { TransactionType } from '../entities/ledger.ts';
import { textId } from '../fields.ts';

/** Days, in UTC, both included. */
const days = { date_from: z.iso.date().optional(), date_to: z.iso.date().optional() };

/** What transactions are chosen by, in a list, its sums and its file. */
export const transactionFilters = { type: TransactionType.optional(), ...days };
/** A company's own call may also name one of its sub-companies. */
export const ownTransactionFilters = { ...transactionFilters, company_id: textId.optional().describe('one of the owned companies') };

export const TRANSACTION_SORTS = ['created_at', 'amount'] as const;
