import { rightTo, type User } from '@turntable/declare/access/rights.ts';
import type { Role } from '@turntable/declare/contract/call.ts';
import { allResources } from '@turntable/declare/registry.ts';

/** Pages without a resource, and the roles that may open them (specification, chapter 2). Users without a profile have a page for signing in. */
const PAGES = {
  home: ['admin', 'chief', 'employee'],
  profile: ['chief', 'employee'],
  security: ['admin', 'photo_manager'],
  share: ['admin', 'chief', 'employee'],
  settings: ['admin', 'chief', 'employee'],
} as const satisfies Record<string, readonly Role[]>;

const readersOf = (subject: string): readonly Role[] | undefined =>
  Object.hasOwn(PAGES, subject) ? PAGES[subject as keyof typeof PAGES] : undefined;

/**
 * Returns whether a user may do something with a page or resource (specification, chapters 2 and 6). Anything not granted or unknown is
 * denied. This decides what the screens show; the server enforces its own rules from the contract.
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
