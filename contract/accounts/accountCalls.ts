import { call } from '@turntable/declare/contract/call.ts';
import { email, id, languageTag, line, phone } from '@turntable/declare/contract/fields.ts';
import { done, list, one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { ROLES } from '../application.ts';
import { Look } from '../looks/look.ts';
import { Preset } from '../views/angle.ts';
import { Account } from './account.ts';
import { newPassword, SignInView } from './session.ts';

/** The user's own data, and the company's default look; only changes are sent. A new password or e-mail address needs the current password. */
const ProfileSave = z
  .strictObject({
    name: line(120).min(1).optional(),
    email: email.optional(),
    phone: phone.nullable().optional(),
    locale: languageTag.optional(),
    current_password: z.string().max(200).optional(),
    password: newPassword.optional(),
    password_confirmation: z.string().max(200).optional(),
    ...Look.partial().shape,
    preset_id: id.optional(),
    version: z
      .int()
      .positive()
      .optional()
      .describe('the version of the settings that the user saw; if absent, nothing is compared'),
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    message: 'password_mismatch',
  })
  .refine((body) => body.password === undefined || Boolean(body.current_password), {
    path: ['current_password'],
    message: 'required',
  });

/** The signed-in user's profile and its options (specification, chapter 7). */
export const account = {
  saveProfile: call({
    method: 'POST',
    path: 'profile',
    summary: "Save the user's profile",
    roles: ['admin', 'employee', 'photo_manager'],
    body: ProfileSave,
    response: one(Account),
  }),
  saveCompanyProfile: call({
    method: 'POST',
    path: 'company/profile',
    summary: "Save the manager's profile and the company's look",
    roles: ['chief'],
    body: ProfileSave,
    response: one(Account),
  }),
  cancelEmailChange: call({
    method: 'DELETE',
    path: 'profile/pending-email',
    summary: 'Cancel the change to a new e-mail address that is not confirmed yet',
    roles: ROLES,
    response: done,
    assumed: true,
  }),
  presets: call({
    method: 'GET',
    path: 'profile/presets',
    summary: 'List sets of views',
    roles: ['admin', 'chief', 'employee'],
    response: list(Preset),
  }),
  signIns: call({
    method: 'GET',
    path: 'profile/sessions',
    summary: "List the user's sessions",
    roles: ROLES,
    response: list(SignInView),
    assumed: true,
  }),
  endSignIn: call({
    method: 'DELETE',
    path: 'profile/sessions/:id',
    summary: "End one of the user's sessions",
    roles: ROLES,
    params: z.strictObject({ id: z.string().min(1).max(60) }),
    response: done,
    assumed: true,
  }),
};
