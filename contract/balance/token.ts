import { id, line, timestamp } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';

export const TokenStatus = z.enum(['active', 'used', 'blocked']);
export type TokenStatus = z.infer<typeof TokenStatus>;

/** A token pays for one vehicle (specification, chapter 3; docs/decisions/companies.md). A company's balance counts its active ones. */
export const Token = z.strictObject({
  id,
  company_id: id,
  name: z.string(),
  status: TokenStatus,
  active: flag.describe('1: neither used nor blocked, so it can pay for a vehicle'),
  used: flag,
  last_used_at: timestamp.nullable(),
  car_id: id.nullable().describe('the vehicle that it paid for'),
  vehicle: z.string().nullable().describe('the name and VIN of that vehicle'),
  created_at: timestamp,
});
export type Token = z.infer<typeof Token>;

/** A token without a name is shown by its number. */
export const TokenCreate = z.strictObject({ name: line(120).optional() });
export type TokenCreate = z.infer<typeof TokenCreate>;
