import type { Mutant } from './mutant.ts';

/** Sign-in, sessions, passwords and e-mail addresses. */
export const accounts: readonly Mutant[] = [
  {
    does: 'a known address that has failed waits like a stranger’s, right password or not',
    file: 'server/services/signInLimit.ts',
    find: 'take(tx, ofPair(account, address), PAIR, COMPARED_WHEN_KNOWN)',
    replace: 'take(tx, ofPair(account, address), PAIR)',
    caughtBy: 'tests/api/signInLimit.test.ts',
  },
  {
    does: 'the wait of an account does not grow with further failures',
    file: 'server/services/signInLimit.ts',
    find: 'firstSeconds * 2 ** (failures - free)',
    replace: 'firstSeconds',
    caughtBy: 'tests/api/signInLimit.test.ts',
  },
  {
    does: 'a sign-in that succeeded stays counted against its address and its account',
    file: 'server/services/signInLimit.ts',
    find: 'greatest(${signInAttempts.failures} - 1, 0)',
    replace: '${signInAttempts.failures}',
    caughtBy: 'tests/api/signInLimit.test.ts',
  },
];
