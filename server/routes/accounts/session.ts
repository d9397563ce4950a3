import type { Flag } from '@turntable/declare/contract/flag.ts';
import { DONE, type Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import { Refusal } from '@turntable/declare/server/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { session } from '../../../contract/accounts/sessionCalls.ts';
import type { Context } from '../../context.ts';
import type { createAccountService } from '../../services/accounts/account.ts';
import { confirmEmail } from '../../services/accounts/emailChange.ts';
import type { createPasswordReset } from '../../services/accounts/passwordReset.ts';
import type { createSessionService, Device } from '../../services/accounts/sessions.ts';
import { setUp, setupState } from '../../services/accounts/setup.ts';

interface Services {
  sessions: ReturnType<typeof createSessionService>;
  resets: ReturnType<typeof createPasswordReset>;
  accounts: ReturnType<typeof createAccountService>;
}

/** Returns the client of a sign-in, which is remembered only if the user has chosen it. */
export const deviceOf = ({ ip, headers }: FastifyRequest, remember: Flag = 0): Device => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  isRemembered: remember === 1,
});

export const sessionHandlers = (
  context: Context,
  { sessions, resets, accounts }: Services,
): Handlers<typeof session> => ({
  login: ({ body: { remember, ...credentials }, request }) =>
    sessions.login(credentials, deviceOf(request, remember)),
  me: ({ principal }) => accounts.me(principal),
  refresh: ({ principal }) => sessions.refresh(principal),
  logout: async ({ principal }) => {
    await sessions.logout(principal);
    return DONE;
  },
  forgotPassword: async ({ body, request }) => {
    resets.forgot(body.email, localeOf(request), request.ip);
    return DONE;
  },
  resetPassword: async ({ body, request }) => {
    await resets.reset(body.token, body.password, request.ip);
    return DONE;
  },
  confirmEmail: async ({ body }) => {
    await confirmEmail(context, body.token);
    return DONE;
  },
  setupState: async ({ body }) => ({ state: await setupState(context, body.token) }),
  setUp: async ({ body: { password_confirmation: _, ...operator }, request }) => {
    const signedIn = await sessions.signIn(await setUp(context, operator), deviceOf(request));
    if (!signedIn) throw new Refusal(401, 'unknown_user'); // blocked within the same moment
    return signedIn;
  },
});
