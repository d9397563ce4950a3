import type { Call } from '../../contract/call.ts';
import { roleOfSession } from './session.ts';

/** Whether the signed-in role may make a call: what it may not is not offered. */
export const mayCall = ({ roles }: Pick<Call, 'roles'>): boolean => {
  const role = roleOfSession();
  return roles !== 'public' && role !== undefined && roles.includes(role);
};

/** What one call has under two prefixes: another path, for other roles. */
type Place = 'path' | 'roles' | 'summary' | 'assumed';

/** A company's call, or, where the operator is signed in, the operator's, which takes and answers the same (specification, chapter 6). */
export const callOfRole = <const Own extends Call>(
  own: Own,
  operators: Omit<Own, Place> & Pick<Call, Place>,
): Own => (mayCall(operators) ? (operators as unknown as Own) : own); // they differ in their places alone
