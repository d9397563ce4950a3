import type { Mutant } from './mutant.ts';

/** Sign-in, sessions, passwords and e-mail addresses. */
export const accounts: readonly Mutant[] = [
  {
    does: 'a known address that has failed must wait like an unknown one, even with the correct password',
    file: 'server/services/accounts/signInLimit.ts',
    find: 'take(tx, ofPair(account, address), PAIR, COMPARED_WHEN_KNOWN)',
    replace: 'take(tx, ofPair(account, address), PAIR)',
    caughtBy: 'tests/api/accounts/signInLimit.test.ts',
  },
  {
    does: 'the wait of an account does not grow with further failures',
    file: 'server/services/accounts/signInLimit.ts',
    find: 'firstSeconds * 2 ** (failures - free)',
    replace: 'firstSeconds',
    caughtBy: 'tests/api/accounts/signInLimit.test.ts',
  },
  {
    does: 'a successful sign-in stays counted against its address and account',
    file: 'server/services/accounts/signInLimit.ts',
    find: 'greatest(${signInAttempts.failures} - 1, 0)',
    replace: '${signInAttempts.failures}',
    caughtBy: 'tests/api/accounts/signInLimit.test.ts',
  },
  {
    does: 'a refused sign-in does not say how long to wait',
    file: 'server/services/accounts/signInLimit.ts',
    find: '{ params: { seconds }, retryAfterSeconds: seconds }',
    replace: '{ params: { seconds } }',
    caughtBy: 'tests/api/accounts/signInLimit.test.ts',
    test: 'wrong passwords',
  },
  {
    does: 'a new e-mail address needs no password',
    file: 'server/services/accounts/account.ts',
    find: 'if (newEmail === undefined && password === undefined) return { user };',
    replace: 'if (password === undefined) return { user, newEmail };',
    caughtBy: 'tests/api/accounts/emailChange.test.ts',
  },
  {
    does: 'the old e-mail address is not notified of the new one',
    file: 'server/services/accounts/emailChange.ts',
    find: 'to: person.email,',
    replace: 'to: email,',
    caughtBy: 'tests/api/accounts/emailChange.test.ts',
  },
  {
    does: 'a new e-mail address takes effect before its link is opened',
    file: 'server/services/accounts/emailChange.ts',
    find: '      pending_email: email,',
    replace: '      email,',
    caughtBy: 'tests/api/accounts/emailChange.test.ts',
  },
  {
    does: 'the link to a new e-mail address never expires',
    file: 'server/services/accounts/emailChange.ts',
    find: 'gt(users.pending_email_expires_at, sql`now()`),',
    replace: '',
    caughtBy: 'tests/api/accounts/emailChange.test.ts',
  },
  {
    does: 'a session that is renewed lasts longer than SESSION_DAYS',
    file: 'server/services/accounts/sessions.ts',
    find: 'owner.ends_at?.getTime() ?? Number.POSITIVE_INFINITY',
    replace: 'Number.POSITIVE_INFINITY',
    caughtBy: 'tests/api/accounts/signIns.test.ts',
  },
  {
    does: 'a user ends the session of another user',
    file: 'server/services/accounts/signIns.ts',
    find: `eq(sessions.user_id, principal.userId),
          isNull(sessions.viewer_id),
          eq`,
    replace: 'eq',
    caughtBy: 'tests/api/accounts/signIns.test.ts',
  },
];
