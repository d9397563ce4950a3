export { DatabaseUnavailable } from '../../db/unavailable.ts';

/** The code of a failure, or of what caused it. */
export const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: unknown }).code ?? codeOf(error.cause);
};

/** The name of the constraint that a statement broke. */
export const constraintOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  return (error as { constraint?: string }).constraint ?? constraintOf(error.cause);
};

/** A row of the same key is there already. The transaction is lost: throw on. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** A row names another one that is not there. The transaction is lost: throw on. */
export const isReferenceViolation = (error: unknown): boolean => codeOf(error) === '23503';

/** A number is too large for its column: no row has such an id. */
export const isOutOfRange = (error: unknown): boolean => codeOf(error) === '22003';

/** A text is none of the type that it is to be read as: no moment, say. */
export const isUnreadable = (error: unknown): boolean =>
  ['22003', '22007', '22008', '22P02'].includes(String(codeOf(error)));
