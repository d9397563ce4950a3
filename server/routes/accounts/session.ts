import type { FastifyRequest } from 'fastify';
import type { session } from '../../../contract/accounts/sessionCalls.ts';
import type { Context } from '../../context.ts';
import type { createAccountService } from '../../services/accounts/account.ts';
import { confirmEmail } from '../../services/accounts/emailChange.ts';
import type { createPasswordReset } from '../../services/accounts/passwordReset.ts';
import type { createSessionService, Device } from '../../services/accounts/sessions.ts';
import { setUp, setupState } from '../../services/accounts/setup.ts';
import type { Handlers } from '../http/contractRoutes.ts';
import { localeOf } from '../http/failures.ts';

interface Services {
  sessions: ReturnType<typeof createSessionService>;
  resets: ReturnType<typeof createPasswordReset>;
  accounts: ReturnType<typeof createAccountService>;
}

const DONE = { success: true } as const;

const deviceOf = ({ ip, headers }: FastifyRequest): Device => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});

export const sessionHandlers = (
  context: Context,
  { sessions, resets, accounts }: Services,
): Handlers<typeof session> => ({
  login: ({ body, request }) => sessions.login(body, deviceOf(request)),
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
  setUp: async ({ body: { password_confirmation: _, ...operator }, request }) =>
    sessions.signIn(await setUp(context, operator), deviceOf(request)),
});
