/** The database cannot be reached, or the connection broke. The request itself is fine and may be repeated. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** True when the connection broke during the commit: the transaction may have been committed. */
  readonly outcomeUnknown: boolean;

  constructor(cause: unknown, outcomeUnknown = false) {
    super(
      `the database is unavailable: ${cause instanceof Error && cause.message ? cause.message : String(cause)}`,
      { cause },
    );
    this.outcomeUnknown = outcomeUnknown;
  }
}

/** The configured database cannot be used; the message is a sentence for the administrator. */
export class UnusableDatabase extends Error {
  override readonly name: string = 'UnusableDatabase';
}

/** Codes of the system, of PostgreSQL (a shutdown, a start, a crash, too many connections) and of poolers, which report everything as 08P01. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
]);

/** The driver's messages without a code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/** Returns whether a driver's error or its cause comes from the connection, not from the statement. */
export const isConnectionFailure = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (CODES.has(String((error as { code?: unknown }).code)) || MESSAGES.test(error.message))
    return true;
  return isConnectionFailure(error.cause);
};

/** Runs statements and turns connection failures into DatabaseUnavailable. */
export const wrapConnectionErrors = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    throw isConnectionFailure(error) ? new DatabaseUnavailable(error) : error;
  }
};
