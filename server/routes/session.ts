import type { session } from '../../contract/calls/session.ts';
import type { createAccountService } from '../services/account.ts';
import type { createPasswordReset } from '../services/passwordReset.ts';
import type { createSessionService } from '../services/session.ts';
import type { Handlers } from './contractRoutes.ts';
import { localeOf } from './failures.ts';

interface Services {
  sessions: ReturnType<typeof createSessionService>;
  resets: ReturnType<typeof createPasswordReset>;
  accounts: ReturnType<typeof createAccountService>;
}

const DONE = { success: true } as const;

export const sessionHandlers = ({ sessions, resets, accounts }: Services): Handlers<typeof session> => ({
  login: ({ body, request }) => sessions.login(body, request.ip),
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
  resetPassword: async ({ body }) => {
    await resets.reset(body.token, body.password);
    return DONE;
  },
});
