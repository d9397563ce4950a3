import { z } from 'zod';
import { email, id, phone, timestamp, url } from '../fields.ts';
import { flag } from '../flag.ts';
import { RoleName } from './account.ts';

/** A member of a company's staff (specification, chapter 3). `token_limit` defaults to the company's tokens. */
export const CompanyUser = z.strictObject({
  id,
  company_id: id,
  name: z.string(),
  email,
  phone: phone.nullable(),
  role: RoleName,
  avatar: url.nullable(),
  credits: z.int(),
  token_limit: z.int().nonnegative().nullable(),
  is_active: flag,
  status: z.enum(['active', 'blocked']),
  last_visit: timestamp.nullable(),
});
export type CompanyUser = z.infer<typeof CompanyUser>;
