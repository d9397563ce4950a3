import { expect } from 'vitest';
import { session } from '../../../../../contract/accounts/sessionCalls.ts';
import type { TestServer } from '../../../setup/testServer.ts';
import type { GroupRows, Row } from '../../row.ts';

/** Saves only the caller's own phone. */
const savePhone: Row = {
  names: 'nothing',
  callInput: () => ({ body: { phone: '+49 40 123456' } }),
  proves: async ({ testServer, caller, person }) => {
    expect((await caller.must(session.me)).account.phone).toBe('+49 40 123456');
    const { rows } = await testServer.db.systemQuery(
      `select id from users where phone = '+49 40 123456'`,
    );
    expect(rows.map(({ id }) => id)).toContain(testServer.testData.users[person]);
    await testServer.db.systemQuery(`update users set phone = null`);
  },
};

interface SignIns {
  data: { id: string; is_current: 0 | 1 }[];
}
/** Inserts another user's sign-in, which no role may end. */
const foreignSignIn = async ({ db, testData }: TestServer): Promise<string> => {
  await db.systemQuery(
    `insert into sessions (user_id, sign_in, token_hash, expires_at) values ($1, 'foreign', 'foreign', now() + interval '1 hour')
     on conflict do nothing`,
    [testData.users.suedEmployee],
  );
  return 'foreign';
};

export const account: GroupRows<'account'> = {
  signIns: {
    names: 'nothing',
    callInput: async (_, testServer) => {
      await foreignSignIn(testServer);
      return {};
    },
    proves: ({ answer }) => {
      const { data } = answer.ok as SignIns;
      expect(data.filter(({ is_current }) => is_current === 1)).toHaveLength(1);
      expect(data.map(({ id }) => id)).not.toContain('foreign');
    },
  },
  endSignIn: {
    names: 'nothing',
    callInput: async (_, testServer) => ({ params: { id: await foreignSignIn(testServer) } }),
    proves: () => {},
    refusedWith: 404,
  },
  cancelEmailChange: {
    names: 'nothing',
    prepares: ({ db }) => db.systemQuery("update users set pending_email = 'waits@matrix.test'"),
    callInput: () => ({}),
    proves: async ({ testServer, person }) => {
      const { rows } = await testServer.db.systemQuery(
        'select id from users where pending_email is null',
      );
      expect(rows.map(({ id }) => id)).toEqual([testServer.testData.users[person]]);
      await testServer.db.systemQuery('update users set pending_email = null');
    },
  },
  saveProfile: savePhone,
  saveCompanyProfile: savePhone,
  presets: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ testServer, answer }) => {
      const { data } = answer.ok as { data: { items: { id: number }[] }[] };
      expect(data[0]?.items.map(({ id }) => id)).toEqual(testServer.testData.views);
    },
  },
};
