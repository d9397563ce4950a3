import { expect } from 'vitest';
import type { GroupRows } from '../row.ts';

export const company: GroupRows<'company'> = {
  one: {
    names: 'nothing',
    parcel: () => ({}),
    proves: ({ house, answer }) =>
      expect((answer.ok as { data: { id: number } }).data.id).toBe(house.town.companies.nord),
  },
  owned: {
    names: 'ownedCompany',
    employeesToo: true,
    parcel: ({ company }, { town }) => ({ params: { id: town.companies[company] } }),
    proves: ({ house, company, answer }) => {
      expect((answer.ok as { data: { id: number } }).data.id).toBe(house.town.companies[company]);
      for (const hidden of ['notes', 'can_work_on_debt', 'debt_limit', 'ftp_'])
        expect(answer.text).not.toContain(hidden);
    },
  },
};

export const subCompanies: GroupRows<'subCompanies'> = {
  list: {
    names: 'nothing',
    employeesToo: true,
    parcel: () => ({}),
    proves: ({ house, answer }) => {
      const { data } = answer.ok as { data: { id: number }[] };
      expect(data.map(({ id }) => id)).toEqual([house.town.companies.west]);
    },
  },
};
