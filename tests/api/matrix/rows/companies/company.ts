import { expect } from 'vitest';
import type { GroupRows } from '../../row.ts';

export const company: GroupRows<'company'> = {
  one: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ testServer, answer }) =>
      expect((answer.ok as { data: { id: number } }).data.id).toBe(
        testServer.testData.companies.nord,
      ),
  },
  owned: {
    names: 'ownedCompany',
    employeesToo: true,
    callInput: ({ company }, { testData }) => ({ params: { id: testData.companies[company] } }),
    proves: ({ testServer, company, answer }) => {
      expect((answer.ok as { data: { id: number } }).data.id).toBe(
        testServer.testData.companies[company],
      );
      for (const hidden of ['notes', 'can_work_on_debt', 'debt_limit', 'ftp_'])
        expect(answer.text).not.toContain(hidden);
    },
  },
};

export const subCompanies: GroupRows<'subCompanies'> = {
  list: {
    names: 'nothing',
    employeesToo: true,
    callInput: () => ({}),
    proves: ({ testServer, answer }) => {
      const { data } = answer.ok as { data: { id: number }[] };
      expect(data.map(({ id }) => id)).toEqual([testServer.testData.companies.west]);
    },
  },
};
