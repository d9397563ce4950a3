import { call } from '@turntable/declare/contract/call.ts';
import { email, id, line } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { done } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { ROLES } from '../application.ts';
import { OwnCompany } from '../companies/company.ts';
import { Account, RoleName } from './account.ts';
import { newPassword, SetupState, SignedIn, TokenAnswer } from './session.ts';

/** The secret part of a link that is valid once. */
const linkToken = z.string().min(1).max(200);

/** Sign-in and refresh (specification, chapter 7). */
export const session = {
  login: call({
    method: 'POST',
    path: 'auth/login',
    summary: 'Sign in',
    roles: 'public',
    body: z.strictObject({
      email,
      password: z.string().min(1).max(200),
      remember: flag.optional().describe('1: stay signed in after the browser is closed'),
    }),
    response: SignedIn,
    assumed: true,
  }),
  me: call({
    method: 'GET',
    path: 'auth/me',
    summary: 'Get the signed-in user',
    roles: ROLES,
    response: z.strictObject({
      account: Account,
      company: OwnCompany.nullable(),
      cars_need_moderation: flag,
      role: RoleName,
      /** The operator who views the product as this user. */
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
  logout: call({
    method: 'POST',
    path: 'auth/logout',
    summary: 'Sign out',
    changesNothing: true,
    roles: ROLES,
    response: done,
  }),
  forgotPassword: call({
    method: 'POST',
    path: 'auth/password/forgot',
    summary: 'Send a link for setting a new password, if the address is known',
    roles: 'public',
    body: z.strictObject({ email }),
    response: done,
    assumed: true,
  }),
  resetPassword: call({
    method: 'POST',
    path: 'auth/password/reset',
    summary: 'Set a new password with the link from the e-mail',
    roles: 'public',
    body: z
      .strictObject({
        token: linkToken,
        password: newPassword,
        password_confirmation: z.string().max(200),
      })
      .refine((body) => body.password === body.password_confirmation, {
        path: ['password_confirmation'],
        message: 'password_mismatch',
      }),
    response: done,
    assumed: true,
  }),
  confirmEmail: call({
    method: 'POST',
    path: 'auth/email/confirm',
    summary: 'Confirm a new e-mail address with the link from the e-mail',
    roles: 'public',
    body: z.strictObject({ token: linkToken }),
    response: done,
    assumed: true,
  }),
  setupState: call({
    method: 'POST',
    path: 'auth/setup/state',
    summary: 'Check whether a setup link is still valid',
    roles: 'public',
    body: z.strictObject({ token: linkToken }),
    response: z.strictObject({ state: SetupState }),
    assumed: true,
  }),
  setUp: call({
    method: 'POST',
    path: 'auth/setup',
    summary: 'Create the first operator with the link that the server printed, and sign in',
    roles: 'public',
    body: z
      .strictObject({
        token: linkToken,
        name: line(120).min(1),
        email,
        password: newPassword,
        password_confirmation: z.string().max(200),
      })
      .refine((body) => body.password === body.password_confirmation, {
        path: ['password_confirmation'],
        message: 'password_mismatch',
      }),
    response: SignedIn,
    assumed: true,
  }),
};
