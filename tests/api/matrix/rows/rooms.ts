import { expect } from 'vitest';
import type { RoomPreview, RoomRow } from '../../../../contract/rooms/room.ts';
import type { GroupRows, Row, Success } from '../row.ts';

const choice: Row = {
  names: 'writing',
  parcel: () => ({ query: { sort: 'created_at' } }),
  proves: ({ prey, answer }) =>
    expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(prey.room),
};

/** The room's row in the database now. */
const roomNow = async ({ house }: Success, id: number) =>
  (
    await house.db.systemQuery(
      `select name, company_id, exists (select 1 from companies where room_id = rooms.id and background_type = 'room') as chosen
       from rooms where id = $1`,
      [id],
    )
  ).rows[0];

type Prefix = 'company' | 'admin';
const owned = (prefix: Prefix): Pick<Row, 'names' | 'ownOnly'> =>
  prefix === 'company' ? { names: 'look', ownOnly: true } : { names: 'look' };
const params = (
  prefix: Prefix,
  { company }: Success['prey'],
  { town }: Success['house'],
  id?: number,
) => ({
  ...(prefix === 'admin' && { company: town.companies[company] }),
  ...(id !== undefined && { id }),
});

/** A wall of the caller's choice, at one view. */
const composes = (
  wall: (prey: Success['prey']) => number,
): Pick<Row, 'proves'> & { body: (prey: Success['prey'], house: Success['house']) => object } => ({
  body: (prey, { town }) => ({ wall_id: wall(prey), angles: [town.views[2]] }),
  proves: ({ answer, house }) =>
    expect((answer.ok as { data: RoomPreview[] }).data).toEqual([
      {
        angle_id: house.town.views[2],
        wall_from: null,
        floor_from: null,
        image: expect.stringContaining('data:image/jpeg'),
      },
    ]),
});
const composesOwn = composes(({ wall }) => wall);
const composesOffered = composes(({ offeredWall }) => offeredWall);

const shared = (prefix: Prefix): Record<'one' | 'preview' | 'create' | 'save' | 'remove', Row> => ({
  one: {
    ...owned(prefix),
    parcel: (prey, house) => ({ params: params(prefix, prey, house, prey.room) }),
    proves: ({ prey, answer }) => expect((answer.ok as { data: RoomRow }).data.id).toBe(prey.room),
  },
  preview: {
    // As below: a chief composes what he may choose.
    names: prefix === 'company' ? 'nothing' : 'look',
    parcel: (prey, house) => ({
      params: params(prefix, prey, house),
      body: composesOwn.body(prey, house),
    }),
    proves: composesOwn.proves,
  },
  create: {
    // A chief composes rooms of his own company's walls: those of another are not to choose from, which is no question of rights.
    names: prefix === 'company' ? 'nothing' : 'look',
    parcel: (prey, house) => ({
      params: params(prefix, prey, house),
      body: { name: 'Neuer Raum', wall_id: prey.wall, floor_id: prey.floor },
    }),
    proves: async (success) => {
      const { id } = (success.answer.ok as { data: RoomRow }).data;
      const { companies } = success.house.town;
      expect(await roomNow(success, id)).toMatchObject({
        name: 'Neuer Raum',
        company_id: companies[success.company],
      });
    },
  },
  save: {
    ...owned(prefix),
    parcel: (prey, house) => ({
      params: params(prefix, prey, house, prey.room),
      body: { name: 'Umbenannt' },
    }),
    proves: async (success) =>
      expect(await roomNow(success, success.prey.room)).toMatchObject({ name: 'Umbenannt' }),
  },
  remove: {
    ...owned(prefix),
    parcel: (prey, house) => ({ params: params(prefix, prey, house, prey.room) }),
    proves: async (success) => expect(await roomNow(success, success.prey.room)).toBeUndefined(),
  },
});

export const rooms: GroupRows<'rooms'> = { list: choice };
export const companyRooms: GroupRows<'companyRooms'> = {
  ...shared('company'),
  list: choice,
  makeDefault: {
    ...owned('company'),
    parcel: (prey, house) => ({ params: params('company', prey, house, prey.room) }),
    proves: async (success) =>
      expect(await roomNow(success, success.prey.room)).toMatchObject({ chosen: true }),
  },
};
export const adminCompanyRooms: GroupRows<'adminCompanyRooms'> = {
  ...shared('admin'),
  list: {
    ...choice,
    names: 'look',
    parcel: (prey, house) => ({
      params: params('admin', prey, house),
      query: { sort: 'created_at' },
    }),
  },
};

/** The room that the operator offers, made of what he offers. */
const offeredRow = (
  send: (prey: Success['prey']) => object,
  expected: object | undefined,
): Row => ({
  names: 'writing',
  parcel: (prey) => send(prey),
  proves: async (success) => {
    const now = await roomNow(success, success.prey.offeredRoom);
    if (expected) expect(now).toMatchObject(expected);
    else expect(now).toBeUndefined();
  },
});
export const adminRooms: GroupRows<'adminRooms'> = {
  list: {
    ...choice,
    proves: ({ prey, answer }) =>
      expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
        prey.offeredRoom,
      ),
  },
  create: {
    names: 'writing',
    parcel: ({ offeredWall, offeredFloor }) => ({
      body: { name: 'Für alle', wall_id: offeredWall, floor_id: offeredFloor },
    }),
    proves: async (success) =>
      expect(
        await roomNow(success, (success.answer.ok as { data: RoomRow }).data.id),
      ).toMatchObject({
        name: 'Für alle',
        company_id: null,
      }),
  },
  one: {
    names: 'writing',
    parcel: ({ offeredRoom }) => ({ params: { id: offeredRoom } }),
    proves: ({ prey, answer }) =>
      expect((answer.ok as { data: RoomRow }).data.id).toBe(prey.offeredRoom),
  },
  preview: {
    names: 'writing',
    parcel: (prey, house) => ({ body: composesOffered.body(prey, house) }),
    proves: composesOffered.proves,
  },
  save: offeredRow(
    ({ offeredRoom }) => ({ params: { id: offeredRoom }, body: { name: 'Umbenannt' } }),
    { name: 'Umbenannt' },
  ),
  remove: offeredRow(({ offeredRoom }) => ({ params: { id: offeredRoom } }), undefined),
};
