import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import type { account } from '../../../contract/accounts/accountCalls.ts';
import type { Context } from '../../context.ts';
import type { createAccountService } from '../../services/accounts/account.ts';
import { endSignIn, listSignIns } from '../../services/accounts/signIns.ts';

export const accountHandlers = (
  context: Context,
  accounts: ReturnType<typeof createAccountService>,
): Handlers<typeof account> => ({
  saveProfile: async ({ principal, body, request }) => ({
    data: await accounts.saveProfile(principal, body, localeOf(request)),
  }),
  saveCompanyProfile: async ({ principal, body, request }) => ({
    data: await accounts.saveProfile(principal, body, localeOf(request)),
  }),
  presets: async ({ principal }) => ({ data: await accounts.presets(principal) }),
  signIns: async ({ principal }) => ({ data: await listSignIns(context, principal) }),
  cancelEmailChange: async ({ principal }) => {
    await accounts.cancelEmailChange(principal);
    return { success: true };
  },
  endSignIn: async ({ principal, params }) => {
    await endSignIn(context, principal, params.id);
    return { success: true };
  },
});
