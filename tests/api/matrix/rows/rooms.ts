import { expect } from 'vitest';
import { adminCompanyRooms as calls } from '../../../../contract/calls/rooms.ts';
import type { GroupRows, Row } from '../row.ts';

const choice: Row = {
  names: 'writing',
  parcel: () => ({ query: { sort: 'created_at' } }),
  proves: ({ prey, answer }) => expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(prey.room),
};

export const rooms: GroupRows<'rooms'> = { list: choice };
export const companyRooms: GroupRows<'companyRooms'> = { list: choice };

export const adminCompanyRooms: GroupRows<'adminCompanyRooms'> = {
  list: {
    ...choice,
    names: 'room',
    parcel: ({ company }, { town }) => ({ params: { company: town.companies[company] }, query: { sort: 'created_at' } }),
  },
  remove: {
    names: 'room',
    parcel: ({ company, room }, { town }) => ({ params: { company: town.companies[company], id: room } }),
    proves: async ({ caller, house, prey }) => {
      const { data } = await caller.must(calls.list, { params: { company: house.town.companies[prey.company] } });
      expect(data.map(({ id }) => id)).not.toContain(prey.room);
    },
  },
};
