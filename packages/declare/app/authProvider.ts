import type { AuthProvider } from 'react-admin';
import { rightTo } from '../access/rights.ts';
import { ApiError } from '../api/apiError.ts';
import { perform } from '../api/httpClient.ts';
import { beginSession, endSession, type SignedIn, storedUser, token } from '../api/session.ts';
import type { Role } from '../application.ts';
import { currentUser } from '../connection.ts';
import { SESSION } from '../contract/session.ts';
import { allResources } from '../registry.ts';

const IN_SESSION = { roles: [] } as const;
const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 401;
const turnedAway = () =>
  Object.assign(new Error('No session'), { message: false, redirectTo: '/login' });

/**
 * Returns react-admin's auth provider for an application with the layer's own accounts: signing in with an e-mail address, and the rights of the
 * declarations. `pages` are the application's own, with the roles that may open them.
 */
export const authProviderOf = (pages: ReadonlyMap<string, readonly Role[]>) => {
  /** Whether the server knows the session; asked once a page. */
  let known: Promise<unknown> | undefined;
  return {
    login: async ({ username: email, password }: { username: string; password: string }) => {
      const answer = await perform(SESSION.login, { body: { email, password } });
      beginSession(answer as SignedIn); // the server's answer (server/standalone/accounts.ts)
    },
    logout: async () => {
      if (token() !== undefined)
        await perform({ ...SESSION.logout, ...IN_SESSION }).catch(() => undefined);
      known = undefined;
      endSession();
    },
    /** Being offline is no reason to leave. */
    checkAuth: async () => {
      if (token() === undefined || storedUser() === undefined) throw turnedAway();
      known ??= perform({ ...SESSION.me, ...IN_SESSION });
      await known.catch((error: unknown) => {
        known = undefined;
        if (isOver(error)) throw turnedAway();
      });
    },
    /** Only a final 401 ends the session; the screen shows every other error. */
    checkError: async (error: unknown) => {
      if (isOver(error)) throw turnedAway();
    },
    getIdentity: async () => {
      const user = storedUser();
      if (user === undefined) throw turnedAway();
      return { id: user.id, fullName: user.name, role: user.role };
    },
    canAccess: async ({
      resource,
      action,
      record,
    }: {
      resource: string;
      action: string;
      record?: Record<string, unknown>;
    }) => {
      const user = currentUser();
      const roles = pages.get(resource);
      if (roles) return user.role !== undefined && roles.includes(user.role);
      const declared = allResources().find((one) => one.resource === resource);
      return declared !== undefined && rightTo(declared, user, action, record).may;
    },
  } satisfies AuthProvider;
};
