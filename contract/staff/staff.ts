import { email, id, line, phone, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { RoleName } from '../accounts/account.ts';

/** Whether a user may sign in (specification, chapter 3: status values for staff and companies). */
export const Status = z.enum(['active', 'blocked']);
export type Status = z.infer<typeof Status>;

/** Roles that can be given to a company's users; its manager is added with the company. */
const StaffRole = z.enum(['employee', 'photo_manager']);

const TOKEN_LIMIT_MAX = 1_000_000;

/** A member of a company's staff, including its manager (specification, chapter 3), or a photo manager of the operator. */
export const CompanyUser = z.strictObject({
  id,
  company_id: id
    .nullable()
    .describe('null: a photo manager of the operator, with access to every company’s albums'),
  name: z.string(),
  email,
  phone: phone.nullable(),
  role: RoleName,
  avatar: url.nullable(),
  credits: z
    .int()
    .nonnegative()
    .describe('the user’s own credits, which pay for vehicles when no token is left'),
  token_limit: z
    .int()
    .nonnegative()
    .nullable()
    .describe('null: no limit other than the company’s tokens'),
  /** The specification says that the limit defaults to the company's tokens, but not in which field: assumed. */
  effective_token_limit: z
    .int()
    .nonnegative()
    .describe("`token_limit`, or the number of the company's tokens if that is null"),
  tokens_spent: z
    .int()
    .nonnegative()
    .describe('number of the company’s tokens that this user has spent on vehicles'),
  is_active: flag,
  status: Status,
  last_visit: timestamp.nullable(),
  created_at: timestamp,
  /** Counts the saves; a save with an older version is refused with 409. */
  version: z.int().positive(),
});
export type CompanyUser = z.infer<typeof CompanyUser>;

const fields = {
  name: line(120).min(1),
  email,
  phone: phone.nullable(),
  role: StaffRole,
  token_limit: z.int().min(0).max(TOKEN_LIMIT_MAX).nullable(),
};

/** A new user, who gets a link by e-mail to set a password. */
export const CompanyUserCreate = z.strictObject({
  ...fields,
  phone: fields.phone.optional(),
  token_limit: fields.token_limit.optional(),
});
export type CompanyUserCreate = z.infer<typeof CompanyUserCreate>;

/** A new photo manager of the operator. */
export const PhotoManagerCreate = CompanyUserCreate.pick({ name: true, email: true, phone: true });
export type PhotoManagerCreate = z.infer<typeof PhotoManagerCreate>;

/** A save: only changes. `version` is the one that the user saw; without it nothing is compared. */
export const CompanyUserSave = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  version: z.int().positive().optional(),
});
export type CompanyUserSave = z.infer<typeof CompanyUserSave>;
