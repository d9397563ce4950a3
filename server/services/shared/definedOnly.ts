/** What an object says, without the names whose value is undefined: such a name would hide a value that it is laid over. */
export const definedOnly = <T extends object>(
  values: T,
): { [Name in keyof T]?: Exclude<T[Name], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  }; // its own entries
