/** Further fields of errors that are safe to log: they never contain users' input. */
const KEPT = [
  'code',
  'statusCode',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'dataType',
  'routine',
  'query',
];
const STATEMENT_LENGTH = 2000;
const CAUSES = 5;

/** An error's description in the log. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [property: string]: unknown;
}

/**
 * Returns whether an error is PostgreSQL's of class 22 (data exception), whose message quotes values. `detail` and `where` quote values in all of
 * PostgreSQL's errors.
 */
const isDataException = (error: Error): boolean => {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return severity !== undefined && typeof code === 'string' && code.startsWith('22');
};

const messageOf = (error: Error): string => {
  // Drizzle appends the statement's values.
  const [statement = ''] = error.message.split('\nparams:', 1);
  return isDataException(error) ? statement.replace(/".*"/s, '"…"') : statement;
};

/** Returns only the calls: a stack begins with the message, which may hold values. */
const framesOf = ({ stack = '', message }: Error): string => {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
};

/** Describes an error without the failed statement's values: password hashes, tokens and users' input. */
const errorWithoutValues = (error: Error, depth = 0): LoggedError => {
  const message = messageOf(error);
  const type = error.name;
  const kept = KEPT.flatMap((name) => {
    const value = (error as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, shortened(value)]] : [];
  });
  return {
    ...Object.fromEntries(kept),
    type,
    message,
    stack: `${type}: ${message}${framesOf(error)}`,
    ...(error.cause instanceof Error &&
      depth < CAUSES && { cause: errorWithoutValues(error.cause, depth + 1) }),
  };
};

const shortened = (value: string | number): string | number =>
  typeof value === 'string' ? value.slice(0, STATEMENT_LENGTH) : value;

/** Formats an error with its causes as lines for the console. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const lines: string[] = [];
  for (let at: LoggedError | undefined = errorWithoutValues(error); at; at = at.cause)
    lines.push(at.stack);
  return lines.join('\nCaused by: ');
};

/** Replaces every error among a log call's arguments by its description. */
export const withoutValues = (args: readonly unknown[]): unknown[] =>
  args.map((arg, index) => {
    if (arg instanceof Error)
      return index === 0 ? { err: errorWithoutValues(arg) } : errorText(arg);
    if (index > 0 || typeof arg !== 'object' || arg === null) return arg;
    return Object.fromEntries(
      Object.entries(arg).map(([name, value]) => [
        name,
        value instanceof Error ? errorWithoutValues(value) : value,
      ]),
    );
  });
