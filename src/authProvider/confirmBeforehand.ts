import type { QueryClient } from '@tanstack/react-query';
import { roleOfSession } from '../api/session.ts';
import { currentUser } from '../framework/access/useRights.ts';
import { freshAtStart } from '../ui/screen/freshAtStart.ts';
import { authProvider } from './authProvider.ts';
import { mayDo } from './policy.ts';

/** Where react-admin keeps the answers of its guard (`useAuthState`), `usePermissions` and `useCanAccess`. */
const GUARD = ['auth', 'checkAuth', {}];
const PERMISSIONS = ['auth', 'getPermissions', {}];
const MAY_LIST_CARS = ['auth', 'canAccess', { resource: 'cars', action: 'list', enabled: true }];
const MAY_CREATE_CARS = ['auth', 'canAccess', { resource: 'cars', action: 'create' }];

/**
 * Asks the guard's questions before anything is shown, so that a signed-in user sees the screen at once, drawn once, instead of
 * an empty frame first. Other users are left to the guard itself.
 */
export const confirmBeforehand = (client: QueryClient): Promise<void> =>
  authProvider.checkAuth().then(
    () => {
      const role = roleOfSession();
      client.setQueryData(GUARD, true, freshAtStart());
      client.setQueryData(PERMISSIONS, role, freshAtStart());
      client.setQueryData(MAY_LIST_CARS, mayDo(currentUser(), 'cars', 'list'), freshAtStart());
      client.setQueryData(MAY_CREATE_CARS, mayDo(currentUser(), 'cars', 'create'), freshAtStart());
    },
    () => undefined,
  );
