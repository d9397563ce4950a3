export { DatabaseUnavailable } from './db/unavailable.ts';

/** Returns the code of an error, or of its cause. */
export const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: unknown }).code ?? codeOf(error.cause);
};

/** Returns the name of the constraint that a statement violated. */
export const constraintOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  return (error as { constraint?: string }).constraint ?? constraintOf(error.cause);
};

/** Returns whether a unique constraint was violated. The transaction is aborted: rethrow. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Returns whether a foreign key was violated. The transaction is aborted: rethrow. */
export const isReferenceViolation = (error: unknown): boolean => codeOf(error) === '23503';

/** Returns whether a number was out of the column's range: no row has such an id. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';

/** Returns whether a text was invalid for a type, such as a timestamp, or a number out of its range. */
export const isUnreadable = (error: unknown): boolean =>
  ['22003', '22007', '22008', '22P02'].includes(String(codeOf(error)));
