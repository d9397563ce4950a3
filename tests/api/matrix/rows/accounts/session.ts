import { expect } from 'vitest';
import { session as calls } from '../../../../../contract/accounts/sessionCalls.ts';
import { Client } from '../../../setup/client.ts';
import { emailOf, PASSWORD, TEST_USERS } from '../../../setup/testData.ts';
import type { GroupRows } from '../../row.ts';

export const session: GroupRows<'session'> = {
  login: {
    names: 'nothing',
    callInput: () => ({ body: { email: emailOf('employee'), password: PASSWORD } }),
    proves: ({ testServer, answer }) => {
      const { user } = answer.ok as { user: { id: number; role: string } };
      expect(user).toMatchObject({ id: testServer.testData.users.employee, role: 'employee' });
    },
  },
  me: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ testServer, person, answer }) => {
      const { account, role, company } = answer.ok as {
        account: { id: number };
        role: string;
        company: { id: number } | null;
      };
      const { role: expectedRole, company: companyName } = TEST_USERS[person];
      expect(account.id).toBe(testServer.testData.users[person]);
      expect(role).toBe(expectedRole);
      expect(company?.id).toBe(companyName && testServer.testData.companies[companyName]);
    },
  },
  refresh: {
    names: 'nothing',
    endsSession: true,
    callInput: () => ({}),
    proves: async ({ testServer, caller, answer }) => {
      const { access_token } = answer.ok as { access_token: string };
      expect(access_token).not.toBe(caller.token);
      await new Client(testServer.baseUrl, access_token).must(calls.me);
    },
  },
  logout: {
    names: 'nothing',
    endsSession: true,
    callInput: () => ({}),
    proves: async ({ caller }) => expect((await caller.call(calls.me)).status).toBe(401),
  },
  forgotPassword: {
    names: 'nothing',
    callInput: () => ({ body: { email: emailOf('suedEmployee') } }),
    proves: ({ answer }) => expect(answer.ok).toEqual({ success: true }),
  },
  resetPassword: {
    names: 'nothing',
    callInput: () => ({
      body: {
        token: 'not-a-link-that-was-mailed',
        password: 'a new password',
        password_confirmation: 'a new password',
      },
    }),
    proves: () => {},
    refusedWith: 422,
  },
  confirmEmail: {
    names: 'nothing',
    callInput: () => ({ body: { token: 'not-a-link-that-was-mailed' } }),
    proves: () => {},
    refusedWith: 422,
  },
  setupState: {
    names: 'nothing',
    callInput: () => ({ body: { token: 'not-a-link-that-was-printed' } }),
    proves: ({ answer }) => expect(answer.ok).toEqual({ state: 'used' }),
  },
  setUp: {
    names: 'nothing',
    callInput: () => ({
      body: {
        token: 'not-a-link-that-was-printed',
        name: 'Erste',
        email: 'first@matrix.test',
        password: 'a new password',
        password_confirmation: 'a new password',
      },
    }),
    proves: () => {},
    refusedWith: 422,
  },
};
