import { expect } from 'vitest';
import { SoftAuthenticator } from '../../../setup/softAuthenticator.ts';
import { PASSWORD } from '../../../setup/testData.ts';
import type { TestServer } from '../../../setup/testServer.ts';
import type { GroupRows } from '../../row.ts';

const FOREIGN = 900;

/** Inserts another user's passkey, which no role may see or change. */
const foreignPasskey = ({ db, testData }: TestServer) =>
  db.systemQuery(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, name) values ($1, $2, 'foreign', 'foreign', 0, 'Foreign key')
     on conflict do nothing`,
    [FOREIGN, testData.users.suedEmployee],
  );

const challenge = 'A-challenge-that-was-never-handed-out';
const authenticator = new SoftAuthenticator('https://turntable.example');

export const passkeys: GroupRows<'passkeys'> = {
  signInOptions: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ answer }) => expect(answer.ok).toMatchObject({ userVerification: 'required' }),
  },
  signIn: {
    names: 'nothing',
    callInput: () => ({
      body: {
        passkey: authenticator.sign({ challenge, rpId: 'localhost' }, { userHandle: 'MQ' }),
      },
    }),
    proves: () => {},
    refusedWith: 422,
  },
  list: {
    names: 'nothing',
    prepares: foreignPasskey,
    callInput: () => ({}),
    proves: ({ answer }) => expect(answer.ok).toEqual({ data: [] }),
  },
  addOptions: {
    names: 'nothing',
    callInput: () => ({ body: { current_password: PASSWORD } }),
    proves: async ({ testServer, person }) => {
      const { rows } = await testServer.db.systemQuery(
        'delete from passkey_challenges where user_id is not null returning user_id',
      );
      expect(rows).toEqual([{ user_id: testServer.testData.users[person] }]);
    },
  },
  add: {
    names: 'nothing',
    callInput: () => ({
      body: {
        passkey: authenticator.create({
          challenge,
          rp: { id: 'localhost', name: '' },
          user: { id: 'MQ', name: '', displayName: '' },
        }),
      },
    }),
    proves: () => {},
    refusedWith: 422,
  },
  rename: {
    names: 'nothing',
    prepares: foreignPasskey,
    callInput: () => ({ params: { id: FOREIGN }, body: { name: 'Taken' } }),
    proves: () => {},
    refusedWith: 404,
  },
  remove: {
    names: 'nothing',
    prepares: foreignPasskey,
    callInput: () => ({ params: { id: FOREIGN } }),
    proves: () => {},
    refusedWith: 404,
  },
};
