import { rightTo, type User } from '../../access/rights.ts';
import type { Resource } from '../../define/resource.ts';

/** Whether there is more to see of a resource's records than their rows, for this user. */
export const hasPage = (declared: Resource, user: User): boolean => {
  const calls = user.role && declared.api[user.role];
  return Boolean(calls?.one) && (rightTo(declared, user, 'edit').may || rightTo(declared, user, 'show').may);
};
