/**
 * Finds which of many calls have an effect, by trying halves.
 * @param doesSomething tries some of them
 * @returns those that have it alone; none if it takes several, or if it cannot be repeated
 */
export async function bisect<T>(
  candidates: readonly T[],
  doesSomething: (some: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  if (candidates.length === 0 || !(await doesSomething(candidates))) return [];
  if (candidates.length === 1) return [...candidates];
  const half = Math.ceil(candidates.length / 2);
  return [
    ...(await bisect(candidates.slice(0, half), doesSomething)),
    ...(await bisect(candidates.slice(half), doesSomething)),
  ];
}
