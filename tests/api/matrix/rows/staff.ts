import { expect } from 'vitest';
import type { SignedIn } from '../../../../contract/accounts/session.ts';
import { session } from '../../../../contract/accounts/sessionCalls.ts';
import { adminUsers as calls } from '../../../../contract/staff/adminCalls.ts';
import type { CompanyUser } from '../../../../contract/staff/staff.ts';
import { Client } from '../../setup/client.ts';
import { picture } from '../../setup/pictures.ts';
import type { GroupRows, Row, Success } from '../row.ts';

/** Returns the member of staff as the operator sees them now. */
const memberNow = async ({ testServer, target }: Success): Promise<CompanyUser> =>
  (await (await testServer.as('operator')).must(calls.one, { params: { id: target.member } })).data;

/** Returns the row of a call after which the member of staff has these values. */
const changes = (expected: Partial<CompanyUser>, body?: Record<string, unknown>): Row => ({
  names: 'staff',
  callInput: ({ member }) => ({ params: { id: member }, ...(body && { body }) }),
  proves: async (success) => expect(await memberNow(success)).toMatchObject(expected),
});

const one: Row = {
  names: 'staff',
  callInput: ({ member }) => ({ params: { id: member } }),
  proves: ({ target, answer }) =>
    expect((answer.ok as { data: CompanyUser }).data).toMatchObject({
      id: target.member,
      email: target.memberEmail,
    }),
};

const uploadAvatar: Row = {
  names: 'staff',
  callInput: async ({ member }) => ({
    params: { id: member },
    files: { avatar: { name: 'ich.jpg', bytes: await picture() } },
  }),
  proves: async (success) => {
    const { avatar } = await memberNow(success);
    expect((await fetch(new URL(avatar ?? '', success.testServer.baseUrl))).status).toBe(200);
  },
};

const shared = {
  one,
  save: changes({ name: 'Umbenannt', token_limit: 2 }, { name: 'Umbenannt', token_limit: 2 }),
  block: changes({ status: 'blocked' }),
  unblock: changes({ status: 'active' }),
  uploadAvatar,
  removeAvatar: changes({ avatar: null }),
};

let count = 0;
const newcomer = () => {
  count += 1;
  return { name: 'Neu', email: `neu${count}@matrix.test`, role: 'employee' };
};

export const companyUsers: GroupRows<'companyUsers'> = {
  ...shared,
  list: {
    names: 'nothing',
    callInput: () => ({ query: { per_page: 100 } }),
    proves: ({ testServer, answer }) => {
      const { data } = answer.ok as { data: CompanyUser[] };
      expect(new Set(data.map(({ company_id }) => company_id))).toEqual(
        new Set([testServer.testData.companies.nord]),
      );
      expect(data.map(({ id }) => id)).toContain(testServer.testData.users.chief);
    },
  },
  create: {
    names: 'nothing',
    callInput: () => ({ body: newcomer() }),
    proves: async ({ testServer, answer }) => {
      const { id } = (answer.ok as { data: CompanyUser }).data;
      const { data } = await (await testServer.as('operator')).must(calls.one, { params: { id } });
      expect(data).toMatchObject({
        name: 'Neu',
        role: 'employee',
        company_id: testServer.testData.companies.nord,
      });
    },
  },
  addCredits: changes({ credits: 3 }, { amount: 3 }),
};

export const adminCompanyUsers: GroupRows<'adminCompanyUsers'> = {
  list: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { company: dealer } }),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: CompanyUser[] }).data.map(({ id }) => id)).toContain(
        target.dealerMember,
      ),
  },
  create: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { company: dealer }, body: newcomer() }),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: CompanyUser }).data.company_id).toBe(target.dealer),
  },
};

export const adminPhotoManagers: GroupRows<'adminPhotoManagers'> = {
  list: {
    names: 'nothing',
    callInput: () => ({ query: { per_page: 100 } }),
    proves: ({ testServer, answer }) => {
      const { data } = answer.ok as { data: CompanyUser[] };
      expect(new Set(data.map(({ company_id, role }) => `${company_id} ${role}`))).toEqual(
        new Set(['null photo_manager']),
      );
      expect(data.map(({ id }) => id)).toContain(testServer.testData.users.operatorsPhotographer);
    },
  },
  create: {
    names: 'nothing',
    callInput: () => {
      const { name, email } = newcomer();
      return { body: { name, email } };
    },
    proves: ({ answer }) =>
      expect((answer.ok as { data: CompanyUser }).data).toMatchObject({
        company_id: null,
        role: 'photo_manager',
      }),
  },
};

export const adminUsers: GroupRows<'adminUsers'> = {
  ...shared,
  toggleBlock: changes({ status: 'blocked' }),
  viewAs: {
    names: 'staff',
    callInput: ({ member }) => ({ params: { id: member } }),
    proves: async ({ testServer, target, answer }) => {
      const { access_token, user } = answer.ok as SignedIn;
      expect(user.id).toBe(target.member);
      expect((await new Client(testServer.baseUrl, access_token).must(session.me)).account.id).toBe(
        target.member,
      );
    },
  },
};

export const avatar: GroupRows<'avatar'> = {
  upload: {
    names: 'nothing',
    callInput: async () => ({ files: { avatar: { name: 'ich.jpg', bytes: await picture() } } }),
    proves: async ({ testServer, caller }) => {
      const { account } = await caller.must(session.me);
      expect((await fetch(new URL(account.avatar ?? '', testServer.baseUrl))).status).toBe(200);
    },
  },
  remove: {
    names: 'nothing',
    callInput: () => ({}),
    proves: async ({ caller }) => expect((await caller.must(session.me)).account.avatar).toBeNull(),
  },
};
