import { expect } from 'vitest';
import { session as calls } from '../../../../contract/accounts/sessionCalls.ts';
import { Client } from '../../house/client.ts';
import { emailOf, PASSWORD, PEOPLE } from '../../house/town.ts';
import type { GroupRows } from '../row.ts';

export const session: GroupRows<'session'> = {
  login: {
    names: 'nothing',
    parcel: () => ({ body: { email: emailOf('employee'), password: PASSWORD } }),
    proves: ({ house, answer }) => {
      const { user } = answer.ok as { user: { id: number; role: string } };
      expect(user).toMatchObject({ id: house.town.people.employee, role: 'employee' });
    },
  },
  me: {
    names: 'nothing',
    parcel: () => ({}),
    proves: ({ house, person, answer }) => {
      const { account, role, company } = answer.ok as {
        account: { id: number };
        role: string;
        company: { id: number } | null;
      };
      const { role: expectedRole, company: companyName } = PEOPLE[person];
      expect(account.id).toBe(house.town.people[person]);
      expect(role).toBe(expectedRole);
      expect(company?.id).toBe(companyName && house.town.companies[companyName]);
    },
  },
  refresh: {
    names: 'nothing',
    endsSession: true,
    parcel: () => ({}),
    proves: async ({ house, caller, answer }) => {
      const { access_token } = answer.ok as { access_token: string };
      expect(access_token).not.toBe(caller.token);
      await new Client(house.baseUrl, access_token).must(calls.me);
    },
  },
  logout: {
    names: 'nothing',
    endsSession: true,
    parcel: () => ({}),
    proves: async ({ caller }) => expect((await caller.call(calls.me)).status).toBe(401),
  },
  forgotPassword: {
    names: 'nothing',
    parcel: () => ({ body: { email: emailOf('suedEmployee') } }),
    proves: ({ answer }) => expect(answer.ok).toEqual({ success: true }),
  },
  resetPassword: {
    names: 'nothing',
    parcel: () => ({
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
    parcel: () => ({ body: { token: 'not-a-link-that-was-mailed' } }),
    proves: () => {},
    refusedWith: 422,
  },
  setupState: {
    names: 'nothing',
    parcel: () => ({ body: { token: 'not-a-link-that-was-printed' } }),
    proves: ({ answer }) => expect(answer.ok).toEqual({ state: 'used' }),
  },
  setUp: {
    names: 'nothing',
    parcel: () => ({
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
