export const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

export const textOf = (value: unknown): string => (isNothing(value) ? '' : String(value));

export const isEmpty = (value: unknown): boolean =>
  isNothing(value) || (Array.isArray(value) && value.length === 0);

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The value of a field; `chief.name` is the name in what `chief` holds. */
export const valueAt = (record: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>((value, part) => (isValues(value) ? value[part] : undefined), record);

/** A record with another value in a field; what is around it is copied, not changed. */
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

/** The records that a field names: one, or a list of them. */
export const idsIn = (value: unknown): (number | string)[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (id) => typeof id === 'number' || typeof id === 'string',
  );

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (!(one instanceof Blob) &&
    !(other instanceof Blob) &&
    JSON.stringify(one) === JSON.stringify(other));

/** The fields that two have changed, to different values, since both have seen the same. */
export const contested = (
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
