import type { Role } from '../../contract/call.ts';

/** What may be done with a resource or a page of the application. */
export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export' | 'process' | 'download';

/** Pages and resources that the policy knows; what is not granted is denied. */
export type Subject = 'home' | 'cars';

const ALL: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete', 'export', 'process', 'download'];

/** Who may do what (specification, chapters 2 and 6). The server enforces its own from the contract; this is what the screens show. */
const POLICY: Record<Role, Partial<Record<Subject, readonly Action[]>>> = {
  admin: { home: ['show'] },
  chief: { home: ['show'], cars: ALL },
  employee: { home: ['show'], cars: ALL },
  photo_manager: {},
};

/** Whether a role may do something; a role, subject or action that is not known is denied. */
export const mayDo = (role: Role | undefined, subject: string, action: string): boolean => {
  if (role === undefined) return false;
  const granted: Partial<Record<string, readonly string[]>> = POLICY[role];
  return Object.hasOwn(granted, subject) && (granted[subject]?.includes(action) ?? false);
};
