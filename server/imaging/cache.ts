import { createHash } from 'node:crypto';

/** The ingredients that identify a result: files and texts. */
type KeyParts = readonly (Uint8Array | string | number | undefined)[];

/** Returns the cached result of the same ingredients, or makes it. Results must not be modified. */
export type Cache = <T>(part: string, ingredients: KeyParts, make: () => Promise<T>) => Promise<T>;

/** Makes every result and keeps none, for photos that are processed once. */
export const noCache: Cache = (_part, _ingredients, make) => make();

/** Keeps the last `limit` results; failures are not kept. */
export const openCache = (limit: number): Cache => {
  const kept = new Map<string, Promise<unknown>>();
  return <T>(part: string, ingredients: KeyParts, make: () => Promise<T>): Promise<T> => {
    const name = nameOf(part, ingredients);
    // The cached value was made by `make` of the same part.
    const made = (kept.get(name) as Promise<T> | undefined) ?? make();
    kept.delete(name);
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return made;
  };
};

const nameOf = (part: string, ingredients: KeyParts): string => {
  const hash = createHash('sha1').update(part);
  // The length before each ingredient separates it from the next.
  for (const one of ingredients) {
    const value = one instanceof Uint8Array ? one : String(one);
    hash.update(`|${value.length}|`).update(value);
  }
  return hash.digest('base64');
};
