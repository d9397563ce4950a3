import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';

const HASH = '$argon2id$v=19$m=1024$secret';

/** Returns what is logged. */
const logged = (write: (log: ReturnType<typeof createLog>) => void): string => {
  let lines = '';
  write(
    createLog(
      { logLevel: 'info' },
      {
        write: (line: string) => {
          lines += line;
        },
      },
    ),
  );
  return lines;
};

/** Returns an error in the format of PostgreSQL and PGlite for a value that a column does not accept. */
const databaseError = (): Error =>
  Object.assign(new Error(`invalid input syntax for type integer: "${HASH}"`), {
    code: '22P02',
    severity: 'ERROR',
    table: 'users',
    detail: `Failing row contains (${HASH}).`,
    where: HASH,
    query: 'update users set password_hash = $1',
    params: [HASH],
  });

test.each<[string, (log: ReturnType<typeof createLog>, error: Error) => void]>([
  ['as err', (log, error) => log.error({ err: error }, 'failed')],
  ['under another name', (log, error) => log.error({ failure: error }, 'failed')],
  ['alone', (log, error) => log.error(error)],
  ['without a message', (log, error) => log.error({ err: error })],
  ['by a child', (log, error) => log.child({ request: 1 }).error({ err: error }, 'failed')],
])('an error is logged with its statement and without its values: %s', (_, write) => {
  const error = new DrizzleQueryError(
    'update users set password_hash = $1',
    [HASH, 'line\n    at here'],
    databaseError(),
  );
  const text = logged((log) => write(log, error));
  expect(text).toContain('update users set password_hash = $1');
  expect(text).toContain('22P02');
  expect(text).toContain('logErrors.test.ts');
  expect(text).not.toContain('argon2');
  expect(text).not.toContain('params');
});
