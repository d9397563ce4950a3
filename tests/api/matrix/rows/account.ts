import { expect } from 'vitest';
import { session } from '../../../../contract/calls/session.ts';
import type { GroupRows, Row } from '../row.ts';

/** Saves the caller's own phone and nobody else's. */
const savePhone: Row = {
  names: 'nothing',
  parcel: () => ({ body: { phone: '+49 40 123456' } }),
  proves: async ({ house, caller, person }) => {
    expect((await caller.must(session.me)).account.phone).toBe('+49 40 123456');
    const { rows } = await house.db.systemQuery(`select id from users where phone = '+49 40 123456'`);
    expect(rows.map(({ id }) => id)).toContain(house.town.people[person]);
    await house.db.systemQuery(`update users set phone = null`);
  },
};

export const account: GroupRows<'account'> = {
  saveProfile: savePhone,
  saveCompanyProfile: savePhone,
  presets: {
    names: 'nothing',
    parcel: () => ({}),
    proves: ({ house, answer }) => {
      const { data } = answer.ok as { data: { items: { id: number }[] }[] };
      expect(data[0]?.items.map(({ id }) => id)).toEqual(house.town.views);
    },
  },
};
