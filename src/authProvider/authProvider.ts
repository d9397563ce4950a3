import type { AuthProvider } from 'react-admin';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { request } from '../api/httpClient.ts';
import {
  endSession,
  endViewing,
  isViewing,
  keepToken,
  keepUser,
  storedUser,
  token,
} from '../api/session.ts';
import { currentUser } from '../framework/access/useRights.ts';
import { accountOfSession, forgetAccount, isSessionOver } from './account.ts';
import { mayDo } from './policy.ts';

interface Credentials {
  email: string;
  password: string;
}

/** A guard that turns the user away says so without a toast: the sign-in page speaks for itself. */
const turnedAway = () =>
  Object.assign(new Error('No session'), { message: false, redirectTo: '/login' });

/**
 * Signing in and out, and who may see what (specification, chapters 2, 4 and 6). Without `getPermissions`: react-admin would rebuild all
 * routes when they arrive, and draw every screen twice; the role is in the identity.
 */
export const authProvider = {
  login: async ({ email, password }: Credentials) => {
    const answer = await request(session.login, { body: { email, password } });
    keepToken(answer);
    keepUser(answer.user);
  },

  /** The token dies on the server too; when the server cannot be reached, it is at least forgotten here. */
  logout: async () => {
    if (token() !== undefined) await request(session.logout).catch(() => undefined);
    if (isViewing()) {
      endViewing();
      await request(session.logout).catch(() => undefined);
    }
    endSession();
    forgetAccount();
  },

  /** No token, an unreadable user, or a session that the server has ended: to the sign-in page. Being offline is no reason to leave. */
  checkAuth: async () => {
    if (token() === undefined || storedUser() === undefined) throw turnedAway();
    try {
      await accountOfSession();
    } catch (error) {
      if (isSessionOver(error)) throw turnedAway();
    }
  },

  /** Only a final 401 ends the session; every other failure, 403 among them, stays an error that the screen shows. */
  checkError: async (error: unknown) => {
    if (isSessionOver(error)) throw turnedAway();
  },

  getIdentity: async () => {
    const user = storedUser();
    if (user === undefined) throw turnedAway();
    return { ...user, fullName: user.name, avatar: user.avatar ?? undefined };
  },

  canAccess: async ({
    resource,
    action,
    record,
  }: {
    resource: string;
    action: string;
    record?: Record<string, unknown>;
  }) => mayDo(currentUser(), resource, action, record),
} satisfies AuthProvider;
