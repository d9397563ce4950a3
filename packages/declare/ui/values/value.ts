export const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

export const textOf = (value: unknown): string => (isNothing(value) ? '' : String(value));

export const isEmpty = (value: unknown): boolean =>
  isNothing(value) || (Array.isArray(value) && value.length === 0);

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Returns the value of a field; `chief.name` is the name inside `chief`. */
export const valueAt = (record: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((value, part) => (isValues(value) ? value[part] : undefined), record);

/** Returns a copy of a record with another value in a field. */
export const withValue = (
  record: Values,
  name: string,
  value: unknown,
): Record<string, unknown> => {
  const [head = name, ...rest] = name.split('.');
  if (rest.length === 0) return { ...record, [head]: value };
  const inner = record[head];
  return { ...record, [head]: withValue(isValues(inner) ? inner : {}, rest.join('.'), value) };
};

/** Returns the ids in a reference field: one, or a list. */
export const idsIn = (value: unknown): (number | string)[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (id) => typeof id === 'number' || typeof id === 'string',
  );

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (!(one instanceof Blob) &&
    !(other instanceof Blob) &&
    JSON.stringify(one) === JSON.stringify(other));

/** Returns the fields that both users have changed, to different values, since `seen`. */
export const conflicts = (
  seen: unknown,
  theirs: unknown,
  mine: unknown,
  names: readonly string[],
): string[] =>
  names.filter(
    (name) =>
      !isSame(valueAt(theirs, name), valueAt(seen, name)) &&
      !isSame(valueAt(theirs, name), valueAt(mine, name)),
  );
