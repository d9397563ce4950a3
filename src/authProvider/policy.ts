import type { Role } from '../../contract/call.ts';
import { rightTo, type User } from '../framework/access/rights.ts';
import { allResources } from '../framework/registry.ts';

/** Pages that are no resource, and who may open them (specification, chapter 2). */
const PAGES = {
  home: ['admin', 'chief', 'employee'],
  profile: ['chief', 'employee'],
  settings: ['admin', 'chief', 'employee'],
} as const satisfies Record<string, readonly Role[]>;

const readersOf = (subject: string): readonly Role[] | undefined =>
  Object.hasOwn(PAGES, subject) ? PAGES[subject as keyof typeof PAGES] : undefined;

/**
 * Whether a user may do something with a page or with a resource (specification, chapters 2 and 6); what is not granted, and what
 * nobody knows, is denied. The server enforces its own from the contract; this is what the screens show.
 */
export const mayDo = (
  user: User,
  subject: string,
  action: string,
  record?: Readonly<Record<string, unknown>>,
): boolean => {
  const readers = readersOf(subject);
  if (readers) return action === 'show' && user.role !== undefined && readers.includes(user.role);
  const declared = allResources().find(({ resource }) => resource === subject);
  return declared !== undefined && rightTo(declared, user, action, record).may;
};
