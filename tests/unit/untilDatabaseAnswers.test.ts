import {
  DatabaseUnavailable,
  isConnectionFailure,
  UnusableDatabase,
} from '@turntable/declare/server/db/unavailable.ts';
import { expect, test } from 'vitest';
import { untilDatabaseAnswers } from '../../server/db/untilItAnswers.ts';
import { createLog } from '../../server/log.ts';

const log = createLog({ logLevel: 'silent' });
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
  code: 'ECONNREFUSED',
});

/** Fails with these errors, one at a time, then opens. */
const openingAfter = (...errors: Error[]) => {
  let tries = 0;
  return {
    open: async () => {
      tries += 1;
      const error = errors.shift();
      if (error) throw error;
      return 'open';
    },
    tries: () => tries,
  };
};

test('a start is retried while the database is away', async () => {
  const { open, tries } = openingAfter(
    new DatabaseUnavailable(refused),
    new DatabaseUnavailable(refused),
  );
  expect(await untilDatabaseAnswers(log, open, { pauseMs: 0 })).toBe('open');
  expect(tries()).toBe(3);
});

test('a start that fails for another reason fails at once', async () => {
  const { open, tries } = openingAfter(new Error('permission denied for schema public'));
  await expect(untilDatabaseAnswers(log, open, { pauseMs: 0 })).rejects.toThrow(
    'permission denied for schema public',
  );
  expect(tries()).toBe(1);
});

test('a database that stays away ends the start with a sentence that gives the reason', async () => {
  const open = () => Promise.reject(new DatabaseUnavailable(refused));
  const start = untilDatabaseAnswers(log, open, { patienceMs: -1, pauseMs: 0 });
  await expect(start).rejects.toThrow(UnusableDatabase);
  await expect(start).rejects.toThrow(
    /has not answered for .* seconds: connect ECONNREFUSED 127.0.0.1:5432/,
  );
});

test.each([
  [
    'a shutdown',
    Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    }),
    true,
  ],
  [
    'a start',
    Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
    true,
  ],
  [
    'a broken pipe during a statement',
    new Error('Failed query', {
      cause: Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
    }),
    true,
  ],
  [
    'a connection that ends without a reason',
    new Error('Connection terminated unexpectedly'),
    true,
  ],
  [
    'a wrong password',
    Object.assign(new Error('password authentication failed'), { code: '28P01' }),
    false,
  ],
  [
    'a statement that took too long',
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    false,
  ],
  ['a rule of a table', Object.assign(new Error('duplicate key'), { code: '23505' }), false],
])('distinguishes connection failures from statement errors: %s', (_, error, isTheConnection) => {
  expect(isConnectionFailure(error)).toBe(isTheConnection);
});
