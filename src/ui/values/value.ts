export const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

export const textOf = (value: unknown): string => (isNothing(value) ? '' : String(value));

export const isEmpty = (value: unknown): boolean =>
  isNothing(value) || (Array.isArray(value) && value.length === 0);
