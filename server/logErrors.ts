/** What else an error says that names things and never holds what a user has sent. */
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

/** An error as the log shows it. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [property: string]: unknown;
}

/** PostgreSQL's own errors: `detail` and `where` quote values, messages of class 22 (data exception) too. */
const isDataException = (error: Error): boolean => {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return severity !== undefined && typeof code === 'string' && code.startsWith('22');
};

const messageOf = (error: Error): string => {
  // Drizzle writes the values of a statement behind it.
  const [statement = ''] = error.message.split('\nparams:', 1);
  return isDataException(error) ? statement.replace(/".*"/s, '"…"') : statement;
};

/** The calls alone: a stack begins with the message, and that with values. */
const framesOf = ({ stack = '', message }: Error): string => {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
};

/** Describes an error without the values of the statement that failed: those are password hashes, tokens and what users have typed. */
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

/** An error as a text of several lines, with its causes, for the console. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const lines: string[] = [];
  for (let at: LoggedError | undefined = errorWithoutValues(error); at; at = at.cause)
    lines.push(at.stack);
  return lines.join('\nCaused by: ');
};

/** Arguments of a log call in which every error is described without values, whatever it is called there. */
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
