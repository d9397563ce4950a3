/**
 * Data resources keep their names, the address bar shows the paths of the specification's route table (chapter 2).
 * This is the one place that maps them: the application says `/cars/5` where the user sees `/vehicles/5`.
 */
const RESOURCE_PATHS: Readonly<Record<string, string>> = { cars: 'vehicles' };

const replaceFirst = (pathname: string, from: string, to: string): string | undefined => {
  if (pathname === `/${from}`) return `/${to}`;
  return pathname.startsWith(`/${from}/`) ? `/${to}${pathname.slice(from.length + 1)}` : undefined;
};

/** From what the application says to what the address bar shows. */
export const toBrowserPath = (pathname: string): string => {
  for (const [resource, path] of Object.entries(RESOURCE_PATHS)) {
    const mapped = replaceFirst(pathname, resource, path);
    if (mapped !== undefined) return mapped;
  }
  return pathname;
};

/** From what the address bar shows to what the application says. */
export const toAppPath = (pathname: string): string => {
  for (const [resource, path] of Object.entries(RESOURCE_PATHS)) {
    const mapped = replaceFirst(pathname, path, resource);
    if (mapped !== undefined) return mapped;
  }
  return pathname;
};
