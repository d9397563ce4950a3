import { request } from '@turntable/declare/api/httpClient.ts';
import {
  beginSession,
  endSession,
  endViewing,
  isViewing,
  storedUser,
  token,
} from '@turntable/declare/api/session.ts';
import { currentUser } from '@turntable/declare/connection.ts';
import type { AuthProvider } from 'react-admin';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { accountOfSession, forgetAccount, isSessionOver } from './account.ts';
import { mayDo } from './policy.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Returns the error of a guard that redirects to the sign-in page. It shows no toast, because the page explains itself. */
const turnedAway = () =>
  Object.assign(new Error('No session'), { message: false, redirectTo: '/login' });

/**
 * Sign-in, sign-out and access rights (specification, chapters 2, 4 and 6). There is no `getPermissions`: react-admin would rebuild all
 * routes when they arrive, and render every screen twice; the role is in the identity.
 */
export const authProvider = {
  login: async ({ email, password }: Credentials) => {
    beginSession(await request(session.login, { body: { email, password } }));
  },

  /** Ends the session on the server; if it cannot be reached, the session is forgotten in the browser only. */
  logout: async () => {
    if (token() !== undefined) await request(session.logout).catch(() => undefined);
    if (isViewing()) {
      endViewing();
      await request(session.logout).catch(() => undefined);
    }
    endSession();
    forgetAccount();
  },

  /** Redirects to the sign-in page without a token or readable user, or when the server has ended the session. Being offline is no reason to redirect. */
  checkAuth: async () => {
    if (token() === undefined || storedUser() === undefined) throw turnedAway();
    try {
      await accountOfSession();
    } catch (error) {
      if (isSessionOver(error)) throw turnedAway();
    }
  },

  /** Only a final 401 ends the session; the screen shows every other error, 403 included. */
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
