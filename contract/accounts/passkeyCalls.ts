import { call } from '@turntable/declare/contract/call.ts';
import { textId } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { done, list, one } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { ROLES } from '../application.ts';
import {
  CreatedPasskey,
  CreationOptions,
  PasskeyView,
  passkeyName,
  RequestOptions,
  SignedChallenge,
} from './passkey.ts';
import { SignedIn } from './session.ts';

const params = z.strictObject({ id: textId });

/** Signing in with passkeys, and the signed-in user's own. */
export const passkeys = {
  signInOptions: call({
    method: 'POST',
    path: 'auth/passkey/options',
    summary: 'Get a challenge for signing in with a passkey',
    roles: 'public',
    response: RequestOptions,
    assumed: true,
  }),
  signIn: call({
    method: 'POST',
    path: 'auth/passkey',
    summary: 'Sign in with a passkey',
    roles: 'public',
    body: z.strictObject({
      passkey: SignedChallenge,
      remember: flag.optional().describe('1: stay signed in after the browser is closed'),
    }),
    response: SignedIn,
    assumed: true,
  }),
  list: call({
    method: 'GET',
    path: 'profile/passkeys',
    summary: "List the user's passkeys",
    roles: ROLES,
    response: list(PasskeyView),
    assumed: true,
  }),
  addOptions: call({
    method: 'POST',
    path: 'profile/passkeys/options',
    summary: 'Get a challenge for adding a passkey, with the current password',
    roles: ROLES,
    body: z.strictObject({ current_password: z.string().min(1).max(200) }),
    response: CreationOptions,
    assumed: true,
  }),
  add: call({
    method: 'POST',
    path: 'profile/passkeys',
    summary: 'Add a passkey that the browser has created',
    roles: ROLES,
    body: z.strictObject({ passkey: CreatedPasskey }),
    response: one(PasskeyView),
    assumed: true,
  }),
  rename: call({
    method: 'POST',
    path: 'profile/passkeys/:id',
    summary: "Rename one of the user's passkeys",
    roles: ROLES,
    params,
    body: z.strictObject({ name: passkeyName }),
    response: one(PasskeyView),
    assumed: true,
  }),
  remove: call({
    method: 'DELETE',
    path: 'profile/passkeys/:id',
    summary: "Delete one of the user's passkeys",
    roles: ROLES,
    params,
    response: done,
    assumed: true,
  }),
};
