/** How deep values may be nested: no real one comes near it, and code that walks through them runs out of stack some thousands deeper. */
const LEVELS = 100;

/** Returns whether a value is nested at most `levels` deep. */
export const isShallow = (value: unknown, levels = LEVELS): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

/** Returns the names of the fields in which input is nested deeper. */
export const deepFields = (input: unknown): string[] =>
  Object.entries(input ?? {}).flatMap(([name, value]) =>
    isShallow(value, LEVELS - 1) ? [] : [name],
  );
