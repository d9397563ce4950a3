import { expect } from 'vitest';
import { adminCompanies as calls } from '../../../../../contract/companies/adminCalls.ts';
import type { Company } from '../../../../../contract/companies/company.ts';
import type { GroupRows, Row, Success } from '../../row.ts';

/** Returns the dealer as the operator sees it now. */
const dealerNow = async ({ testServer, target }: Success): Promise<Company> =>
  (await (await testServer.as('operator')).must(calls.one, { params: { id: target.dealer } })).data;

/** Returns the row of a call after which the dealer has these values. */
const changes = (expected: Partial<Company>, body?: Record<string, unknown>): Row => ({
  names: 'company',
  callInput: ({ dealer }) => ({ params: { id: dealer }, ...(body && { body }) }),
  proves: async (success) => expect(await dealerNow(success)).toMatchObject(expected),
});

/** Returns the row of a list that shows the dealer. @param shows whether it also shows the branch, a sub-company */
const lists = (shows: boolean): Row => ({
  names: 'company',
  callInput: () => ({ query: { q: 'Beute', per_page: 100, sort: 'title', order: 'DESC' } }),
  proves: ({ target, answer }) => {
    const { data } = answer.ok as { data: { id: number }[] };
    const ids = data.map(({ id }) => id);
    expect(ids).toContain(target.dealer);
    expect(ids.includes(target.branch)).toBe(shows);
  },
});

export const adminCompanies: GroupRows<'adminCompanies'> = {
  list: lists(true),
  dropout: lists(true),
  unattached: lists(false),
  one: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { id: dealer } }),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: Company }).data).toMatchObject({
        id: target.dealer,
        credits: 10,
        tokens: 1,
      }),
  },
  create: {
    names: 'nothing',
    callInput: () => ({
      body: { title: 'Neuer Händler', chief_name: 'Neue Leitung', chief_email: 'neu@matrix.test' },
    }),
    proves: async ({ testServer, answer }) => {
      const { id } = (answer.ok as { data: Company }).data;
      const { data } = await (await testServer.as('operator')).must(calls.one, { params: { id } });
      expect(data).toMatchObject({ title: 'Neuer Händler', chief_email: 'neu@matrix.test' });
    },
  },
  save: changes(
    { notes: 'geprüft', chief_name: 'Frau Kern' },
    { notes: 'geprüft', chief_name: 'Frau Kern' },
  ),
  addCredits: changes({ credits: 15 }, { amount: 5 }),
  addTokens: changes({ tokens: 3 }, { amount: 2 }),
  block: changes({ status: 'blocked' }),
  unblock: changes({ status: 'active' }),
};

export const adminSubCompanies: GroupRows<'adminSubCompanies'> = {
  list: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { id: dealer } }),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual([
        target.branch,
      ]),
  },
  attach: {
    names: 'company',
    callInput: ({ dealer }, { testData }) => ({
      params: { id: testData.companies.sued },
      body: { company_id: dealer },
    }),
    proves: async (success) =>
      expect((await dealerNow(success)).parent_id).toBe(success.testServer.testData.companies.sued),
  },
  detach: {
    names: 'company',
    callInput: ({ dealer, branch }) => ({ params: { id: dealer }, body: { company_id: branch } }),
    proves: async ({ testServer, target }) => {
      const { data } = await (await testServer.as('operator')).must(calls.one, {
        params: { id: target.branch },
      });
      expect(data.parent_id).toBeNull();
    },
  },
};
