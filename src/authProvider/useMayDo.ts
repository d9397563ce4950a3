import { currentUser } from '../framework/access/useRights.ts';
import { mayDo } from './policy.ts';

/** Whether the signed-in user may do something; for buttons and menu entries, which ask the policy instead of knowing roles. */
export const useMayDo = (subject: string, action: string): boolean =>
  mayDo(currentUser(), subject, action);
