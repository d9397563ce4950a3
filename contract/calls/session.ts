import { z } from 'zod';
import { call, ROLES } from '../call.ts';
import { Account, RoleName } from '../entities/account.ts';
import { OwnCompany } from '../entities/company.ts';
import { newPassword, SignedIn, TokenAnswer } from '../entities/session.ts';
import { email, id } from '../fields.ts';
import { flag } from '../flag.ts';
import { done } from '../page.ts';

/** Signing in and staying in (specification, chapter 7). */
export const session = {
  login: call({
    method: 'POST',
    path: 'auth/login',
    summary: 'Sign in',
    roles: 'public',
    body: z.strictObject({ email, password: z.string().min(1).max(200) }),
    response: SignedIn,
    assumed: true,
  }),
  me: call({
    method: 'GET',
    path: 'auth/me',
    summary: 'Who is signed in',
    roles: ROLES,
    response: z.strictObject({
      account: Account,
      company: OwnCompany.nullable(),
      cars_need_moderation: flag,
      role: RoleName,
      /** The operator who looks at the product as this person. */
      viewed_by: z.strictObject({ id, name: z.string() }).nullable(),
    }),
  }),
  refresh: call({
    method: 'POST',
    path: 'auth/refresh',
    summary: 'Replace the token',
    changesNothing: true,
    roles: ROLES,
    response: TokenAnswer,
  }),
  logout: call({ method: 'POST', path: 'auth/logout', summary: 'Sign out', changesNothing: true, roles: ROLES, response: done }),
  forgotPassword: call({
    method: 'POST',
    path: 'auth/password/forgot',
    summary: 'Send a link for a new password, if the address is known',
    roles: 'public',
    body: z.strictObject({ email }),
    response: done,
    assumed: true,
  }),
  resetPassword: call({
    method: 'POST',
    path: 'auth/password/reset',
    summary: 'Set a new password with a mailed link',
    roles: 'public',
    body: z
      .strictObject({ token: z.string().min(1).max(200), password: newPassword, password_confirmation: z.string().max(200) })
      .refine((body) => body.password === body.password_confirmation, { path: ['password_confirmation'], message: 'password_mismatch' }),
    response: done,
    assumed: true,
  }),
};
