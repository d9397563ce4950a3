import { roleOfSession } from '../api/session.ts';
import { allResources, browserPath } from '../framework/registry.ts';

/** The page for a user who opened what their role may not (specification, chapter 2). */
export const ACCESS_DENIED = '/access-denied';

/**
 * Data resources keep their names, the address bar shows the paths of the specification's route table (chapter 2), which declarations
 * name. This is the one place that maps them: the application says `/cars/5` where the user sees `/vehicles/5`.
 */
const pairs = (): readonly (readonly [app: string, browser: string])[] => {
  const role = roleOfSession();
  return allResources().map(
    (declared) => [declared.resource, browserPath(declared, role)] as const,
  );
};

const replaceFirst = (pathname: string, from: string, to: string): string | undefined => {
  if (pathname === `/${from}`) return `/${to}`;
  return pathname.startsWith(`/${from}/`) ? `/${to}${pathname.slice(from.length + 1)}` : undefined;
};

const mapped = (pathname: string, from: 0 | 1): string => {
  for (const pair of pairs()) {
    const found =
      pair[0] === pair[1]
        ? undefined
        : replaceFirst(pathname, pair[from], pair[from === 0 ? 1 : 0]);
    if (found !== undefined) return found;
  }
  return pathname;
};

/** From what the application says to what the address bar shows. */
export const toBrowserPath = (pathname: string): string => mapped(pathname, 0);

/**
 * An address that only other roles have leads to its resource all the same, whose guard turns the user away; who has the resource at
 * an address of his own is turned away at once.
 */
const ofOtherRoles = (pathname: string): string | undefined => {
  const role = roleOfSession();
  for (const { resource, path } of allResources()) {
    if (typeof path === 'string') continue;
    const own = role && path[role];
    for (const other of Object.values(path)) {
      const found = replaceFirst(pathname, other, resource);
      if (found !== undefined) return own === undefined || own === other ? found : ACCESS_DENIED;
    }
  }
  return undefined;
};

/** From what the address bar shows to what the application says. */
export const toAppPath = (pathname: string): string => {
  const own = mapped(pathname, 1);
  return own === pathname ? (ofOtherRoles(pathname) ?? pathname) : own;
};
