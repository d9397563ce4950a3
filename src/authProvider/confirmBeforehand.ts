import type { QueryClient } from '@tanstack/react-query';
import { authProvider } from './authProvider.ts';

/** Where react-admin's guard (`useAuthState`) keeps its answer. */
const GUARD = ['auth', 'checkAuth', {}];

/**
 * Asks the guard's question before anything is shown, so that whoever is signed in sees his screen at once instead of an empty frame
 * first. Whoever is not is left to the guard itself.
 */
export const confirmBeforehand = (client: QueryClient): Promise<void> =>
  authProvider.checkAuth().then(
    () => {
      client.setQueryData(GUARD, true);
    },
    () => undefined,
  );
