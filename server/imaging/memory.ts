import { createHash } from 'node:crypto';

/** What a picture is made of, as far as it tells one from another: files, and words. */
type Ingredients = readonly (Uint8Array | string | number | undefined)[];

/** Hands out what was made of the same ingredients before, or makes it. What is handed out must not be written into. */
export type Remember = <T>(
  part: string,
  ingredients: Ingredients,
  make: () => Promise<T>,
) => Promise<T>;

/** Makes everything again: a photo that is processed is not seen again. */
export const forgetful: Remember = (_part, _ingredients, make) => make();

/** Keeps the last `limit` things that were made; what fails is not kept. */
export const openMemory = (limit: number): Remember => {
  const kept = new Map<string, Promise<unknown>>();
  return <T>(part: string, ingredients: Ingredients, make: () => Promise<T>): Promise<T> => {
    const name = nameOf(part, ingredients);
    // Under a part's name and its ingredients lies what `make` of that part has made.
    const made = (kept.get(name) as Promise<T> | undefined) ?? make();
    kept.delete(name);
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return made;
  };
};

const nameOf = (part: string, ingredients: Ingredients): string => {
  const hash = createHash('sha1').update(part);
  // The length before each of them keeps one from running into the next.
  for (const one of ingredients) {
    const value = one instanceof Uint8Array ? one : String(one);
    hash.update(`|${value.length}|`).update(value);
  }
  return hash.digest('base64');
};
