import { z } from 'zod';
import { textId } from '../fields.ts';

/** `:id` of a company, a person or a token in a path. */
export const rowId = z.strictObject({ id: textId });
/** `:company` in a path. */
export const companyParam = z.strictObject({ company: textId });
/** A row of a company: both. */
export const rowOfCompany = z.strictObject({ ...companyParam.shape, ...rowId.shape });

const amount = (most: number) => z.strictObject({ amount: z.int().min(1).max(most) });

/** Credits to hand out; a mistake is not taken back by a negative amount. */
export const creditAmount = amount(1_000_000);
/** Each token is a row of its own. */
export const tokenAmount = amount(10_000);
