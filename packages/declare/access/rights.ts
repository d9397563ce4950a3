import type { Role } from '../contract/call.ts';
import { holds } from '../contract/condition.ts';
import type { Resource } from '../define/resource.ts';
import { actionKey, rightKey } from '../define/textKeys.ts';

/** Whether an action is allowed; where only this record prevents it, `why` is the key of the text with the reason. */
export interface Answer {
  may: boolean;
  why?: string;
}

/** The signed-in user in conditions: `$user.id`, `$user.company_id`, … */
export type User = Readonly<Record<string, unknown>> & { readonly role?: Role | undefined };

/**
 * Returns whether the user may do something with a resource, or with one of its records. What is not granted is denied; a right for some
 * records only is granted while no record is named. The server enforces its own rules from the contract.
 */
export const rightTo = (
  declared: Resource,
  user: User,
  verb: string,
  record?: Readonly<Record<string, unknown>>,
): Answer => {
  const { resource, access, actions } = declared;
  const rights = (user.role ? access[user.role] : undefined) ?? [];
  const place = rights.findIndex((right) =>
    typeof right === 'string' ? right === verb : [right.to].flat().includes(verb),
  );
  const right = rights[place];
  if (right === undefined) return { may: false };
  if (!record) return { may: true };
  if (typeof right !== 'string' && !holds(right.where, record, user)) {
    return { may: false, why: rightKey(resource, String(user.role), place) };
  }
  const stop = actions?.[verb]?.when;
  return stop && !holds(stop, record, user)
    ? { may: false, why: actionKey(resource, verb, 'why') }
    : { may: true };
};

/** Returns whether the user may create a record of a resource, and there is a form for it. */
export const mayCreate = (declared: Resource, user: User): boolean =>
  (declared.create ?? declared.views?.create ?? declared.form) !== undefined &&
  Boolean(user.role && declared.api[user.role]?.create) &&
  rightTo(declared, user, 'create').may;

/** Returns whether this user can see more of a resource's records than their rows. */
export const hasPage = (declared: Resource, user: User): boolean => {
  const isDrawn = (declared.form ?? declared.views?.record) !== undefined;
  const isRead = Boolean(user.role && declared.api[user.role]?.one);
  return isDrawn && isRead && ['edit', 'show'].some((verb) => rightTo(declared, user, verb).may);
};
