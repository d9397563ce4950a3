import { textId } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';

/** `:id` of a company, a user or a token in a path. */
export const rowId = z.strictObject({ id: textId });
/** `:company` in a path. */
export const companyParam = z.strictObject({ company: textId });
/** A record of a company: both. */
export const rowOfCompany = z.strictObject({ ...companyParam.shape, ...rowId.shape });
