import { roleOfSession } from '@turntable/declare/api/session.ts';
import type { Call } from '@turntable/declare/contract/call.ts';

/** Returns whether the signed-in role may make a call. Other calls are not offered. */
export const mayCall = ({ roles }: Pick<Call, 'roles'>): boolean => {
  const role = roleOfSession();
  return roles !== 'public' && role !== undefined && roles.includes(role);
};

/** The properties in which one call under two prefixes differs. */
type Place = 'path' | 'roles' | 'summary' | 'assumed';

/** Returns a company's call, or, for the operator, the operator's, which takes and answers the same (specification, chapter 6). */
export const callOfRole = <const Own extends Call>(
  own: Own,
  operators: Omit<Own, Place> & Pick<Call, Place>,
): Own => (mayCall(operators) ? (operators as unknown as Own) : own); // they differ in their places alone
