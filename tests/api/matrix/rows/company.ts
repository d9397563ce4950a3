import { expect } from 'vitest';
import type { GroupRows } from '../row.ts';

export const company: GroupRows<'company'> = {
  one: {
    names: 'nothing',
    parcel: () => ({}),
    proves: ({ house, answer }) => expect((answer.ok as { data: { id: number } }).data.id).toBe(house.town.companies.nord),
  },
};

export const subCompanies: GroupRows<'subCompanies'> = {
  list: {
    names: 'nothing',
    parcel: () => ({}),
    proves: ({ house, answer }) => {
      const { data } = answer.ok as { data: { id: number }[] };
      expect(data.map(({ id }) => id)).toEqual([house.town.companies.west]);
    },
  },
};
