import { DONE, type Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import type { passkeys } from '../../../contract/accounts/passkeyCalls.ts';
import type { Context } from '../../context.ts';
import type { createPasskeySignIn } from '../../services/accounts/passkeySignIn.ts';
import {
  addPasskey,
  listPasskeys,
  passkeyCreation,
  removePasskey,
  renamePasskey,
} from '../../services/accounts/passkeys.ts';
import { deviceOf } from './session.ts';

export const passkeyHandlers = (
  context: Context,
  signIns: ReturnType<typeof createPasskeySignIn>,
): Handlers<typeof passkeys> => ({
  signInOptions: ({ request }) => signIns.options(request.ip),
  signIn: ({ body: { passkey, remember }, request }) =>
    signIns.signIn(passkey, deviceOf(request, remember)),
  list: async ({ principal }) => ({ data: await listPasskeys(context, principal) }),
  addOptions: ({ principal, body }) => passkeyCreation(context, principal, body.current_password),
  add: async ({ principal, body, request }) => ({
    data: await addPasskey(context, principal, body.passkey, deviceOf(request).userAgent),
  }),
  rename: async ({ principal, params, body }) => ({
    data: await renamePasskey(context, principal, params.id, body.name),
  }),
  remove: async ({ principal, params }) => {
    await removePasskey(context, principal, params.id);
    return DONE;
  },
});
