/** The order after one of the names moved to `place`. */
export const moved = (names: readonly string[], name: string, place: number): string[] => {
  const rest = names.filter((other) => other !== name);
  return rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, name);
};
