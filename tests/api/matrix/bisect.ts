/**
 * Finds which of many calls have an effect, by trying halves.
 * @param doesSomething tries some of them
 * @returns those that have it alone; none if it takes several, or if it cannot be repeated
 */
export async function culprits<T>(
  suspects: readonly T[],
  doesSomething: (some: readonly T[]) => Promise<boolean>,
): Promise<T[]> {
  if (suspects.length === 0 || !(await doesSomething(suspects))) return [];
  if (suspects.length === 1) return [...suspects];
  const half = Math.ceil(suspects.length / 2);
  return [
    ...(await culprits(suspects.slice(0, half), doesSomething)),
    ...(await culprits(suspects.slice(half), doesSomething)),
  ];
}
