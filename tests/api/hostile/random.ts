/** Returns a generator of pseudo-random numbers from 0 to below 1, the same in every run (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Picks an item by such a number. @throws for an empty list */
export const pick = <T>(random: () => number, items: readonly T[]): T => {
  if (items.length === 0) throw new RangeError('There is nothing to pick from');
  return items[Math.floor(random() * items.length)] as T; // the index is within the list
};
