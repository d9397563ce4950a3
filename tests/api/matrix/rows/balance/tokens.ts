import { expect } from 'vitest';
import type { Token } from '../../../../../contract/balance/token.ts';
import { companyTokens as calls } from '../../../../../contract/balance/tokenCalls.ts';
import type { GroupRows, Success } from '../../row.ts';

const tokenNow = async ({ testServer }: Success, id: number) =>
  (
    await testServer.db.systemQuery('select company_id, from_credit from tokens where id = $1', [
      id,
    ])
  ).rows[0];
const tokensOf = ({ answer }: Success): Token[] => (answer.ok as { data: Token[] }).data;
const madeToken = ({ answer }: Success): Token => (answer.ok as { data: Token }).data;

export const companyTokens: GroupRows<'companyTokens'> = {
  list: {
    names: 'nothing',
    callInput: () => ({}),
    proves: (success) => {
      const { nord } = success.testServer.testData.companies;
      expect(new Set(tokensOf(success).map(({ company_id }) => company_id))).toEqual(
        new Set([nord]),
      );
    },
  },
  create: {
    names: 'nothing',
    callInput: () => ({ body: { name: 'Messe' } }),
    proves: async (success) => {
      const { nord } = success.testServer.testData.companies;
      const { id } = madeToken(success);
      expect(await tokenNow(success, id)).toEqual({ company_id: nord, from_credit: 1 });
      // Vehicles are paid for with credits here.
      await success.caller.must(calls.remove, { params: { id } });
    },
  },
  remove: {
    names: 'token',
    ownOnly: true,
    callInput: ({ token }) => ({ params: { id: token } }),
    proves: async (success) =>
      expect(await tokenNow(success, success.target.token)).toBeUndefined(),
  },
};

export const adminCompanyTokens: GroupRows<'adminCompanyTokens'> = {
  list: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { id: dealer } }),
    proves: (success) =>
      expect(tokensOf(success).map(({ id }) => id)).toEqual([success.target.dealerToken]),
  },
  create: {
    names: 'company',
    callInput: ({ dealer }) => ({ params: { id: dealer }, body: {} }),
    proves: async (success) => {
      expect(await tokenNow(success, madeToken(success).id)).toEqual({
        company_id: success.target.dealer,
        from_credit: 0,
      });
    },
  },
  remove: {
    names: 'company',
    callInput: ({ dealer, dealerToken }) => ({ params: { id: dealer, token: dealerToken } }),
    proves: async (success) =>
      expect(await tokenNow(success, success.target.dealerToken)).toBeUndefined(),
  },
};
