import { roleOfSession } from '../api/session.ts';
import { type Action, mayDo, type Subject } from './policy.ts';

/** Whether the signed-in person may do something; for buttons and menu entries, which ask the policy instead of knowing roles. */
export const useMayDo = (subject: Subject, action: Action): boolean => mayDo(roleOfSession(), subject, action);
