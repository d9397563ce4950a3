import { currentUser } from '@turntable/declare/connection.ts';
import { mayDo } from './policy.ts';

/** Returns whether the signed-in user may do something; buttons and menu entries ask this policy instead of checking roles. */
export const useMayDo = (subject: string, action: string): boolean =>
  mayDo(currentUser(), subject, action);
