import { call } from '@turntable/declare/contract/call.ts';
import { one } from '@turntable/declare/contract/page.ts';
import { Account } from '../accounts/account.ts';
import { ROLES } from '../application.ts';
import { avatarForm } from './calls.ts';

/** The user's own picture. */
export const avatar = {
  upload: call({
    method: 'POST',
    path: 'profile/avatar',
    summary: "Set the user's picture",
    roles: ROLES,
    form: avatarForm,
    response: one(Account),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'profile/avatar',
    summary: "Remove the user's picture",
    roles: ROLES,
    response: one(Account),
    assumed: true,
  }),
};
