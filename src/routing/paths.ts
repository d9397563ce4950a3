import { roleOfSession } from '@turntable/declare/api/session.ts';
import { allResources, browserPath } from '@turntable/declare/registry.ts';

// Data resources keep their names, the address bar shows the paths of the specification's route table (chapter 2), which declarations
// name. This is the one place that maps them: the application says `/cars/5` where the user sees `/vehicles/5`.

/** The page for users who open what their role may not (specification, chapter 2). */
export const ACCESS_DENIED = '/access-denied';

const replaceFirst = (pathname: string, from: string, to: string): string | undefined =>
  `${pathname}/`.startsWith(`/${from}/`) ? `/${to}${pathname.slice(from.length + 1)}` : undefined;

/** Maps a path of the application to the path in the address bar. */
export const toBrowserPath = (pathname: string): string => {
  const role = roleOfSession();
  const found = allResources().map((declared) =>
    replaceFirst(pathname, declared.resource, browserPath(declared, role)),
  );
  return found.find(Boolean) ?? pathname;
};

/**
 * Maps an address of other roles to its resource, whose guard then denies access. Users whose role has an address of its own for the resource
 * are sent to the denied page at once.
 */
const ofOtherRoles = (pathname: string): string | undefined => {
  const role = roleOfSession();
  const found = allResources().flatMap(({ resource, path }) => {
    if (typeof path === 'string') return [];
    const isOwn = role !== undefined && path[role] !== undefined;
    return Object.values(path).map((other) => {
      const app = replaceFirst(pathname, other, resource);
      return app && isOwn ? ACCESS_DENIED : app;
    });
  });
  return found.find(Boolean);
};

/** Maps a path in the address bar to the path of the application. */
export const toAppPath = (pathname: string): string => {
  const role = roleOfSession();
  const own = allResources().map((declared) =>
    replaceFirst(pathname, browserPath(declared, role), declared.resource),
  );
  return own.find(Boolean) ?? ofOtherRoles(pathname) ?? pathname;
};
