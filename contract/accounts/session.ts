import { id, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { RoleName } from './account.ts';

/** Limits of passwords; the specification has none (chapter 9), the configuration may raise the minimum. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
export const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** The content of the session's `user` cookie. */
export const SessionUser = z.strictObject({
  id,
  name: z.string(),
  role: RoleName,
  avatar: url.nullable(),
  company_id: id.nullable(),
});
export type SessionUser = z.infer<typeof SessionUser>;

declare module '@turntable/declare/application.ts' {
  interface Application {
    user: SessionUser;
  }
}

/** A new token; `expires_in` is in seconds. */
export const TokenAnswer = z.strictObject({
  access_token: z.string(),
  expires_in: z.int().positive(),
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;

/** A token and its user. */
export const SignedIn = z.strictObject({ ...TokenAnswer.shape, user: SessionUser });
export type SignedIn = z.infer<typeof SignedIn>;

/** Whether a setup link is valid; `used` once there is an operator. */
export const SetupState = z.enum(['open', 'used', 'expired', 'unknown']);
export type SetupState = z.infer<typeof SetupState>;

/** A current sign-in, as its user sees it in the profile. */
export const SignInView = z.strictObject({
  id: z.string(),
  signed_in_at: timestamp,
  used_at: timestamp.describe('accurate to a minute'),
  address: z.string().describe('the IP address of the sign-in'),
  browser: z.string().nullable().describe('null: unknown'),
  system: z.string().nullable().describe('null: unknown'),
  is_current: flag.describe('1: the session of this request'),
});
export type SignInView = z.infer<typeof SignInView>;
