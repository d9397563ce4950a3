/** Returns an object without its undefined values, which would otherwise override others when it is spread. */
export const definedOnly = <T extends object>(
  values: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  }; // its own entries
