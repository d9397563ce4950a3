import { expect } from 'vitest';
import type { RoomPreview, RoomRow } from '../../../../../contract/rooms/room.ts';
import type { GroupRows, Row, Success } from '../../row.ts';

const choice: Row = {
  names: 'writing',
  callInput: () => ({ query: { sort: 'created_at' } }),
  proves: ({ target, answer }) =>
    expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
      target.room,
    ),
};

/** Returns the room's row in the database. */
const roomNow = async ({ testServer }: Success, id: number) =>
  (
    await testServer.db.systemQuery(
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
  { company }: Success['target'],
  { testData }: Success['testServer'],
  id?: number,
) => ({
  ...(prefix === 'admin' && { company: testData.companies[company] }),
  ...(id !== undefined && { id }),
});

/** Returns the body of a preview of a room with a wall of the caller's choice, in one view, and the check of its answer. */
const composes = (
  wall: (target: Success['target']) => number,
): Pick<Row, 'proves'> & {
  body: (target: Success['target'], testServer: Success['testServer']) => object;
} => ({
  body: (target, { testData }) => ({ wall_id: wall(target), angles: [testData.views[2]] }),
  proves: ({ answer, testServer }) =>
    expect((answer.ok as { data: RoomPreview[] }).data).toEqual([
      {
        angle_id: testServer.testData.views[2],
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
    callInput: (target, testServer) => ({
      params: params(prefix, target, testServer, target.room),
    }),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: RoomRow }).data.id).toBe(target.room),
  },
  preview: {
    // A manager composes rooms only of what they may choose.
    names: prefix === 'company' ? 'nothing' : 'look',
    callInput: (target, testServer) => ({
      params: params(prefix, target, testServer),
      body: composesOwn.body(target, testServer),
    }),
    proves: composesOwn.proves,
  },
  create: {
    // A manager composes rooms of their own company's walls: others are refused as a choice, not by rights.
    names: prefix === 'company' ? 'nothing' : 'look',
    callInput: (target, testServer) => ({
      params: params(prefix, target, testServer),
      body: { name: 'Neuer Raum', wall_id: target.wall, floor_id: target.floor },
    }),
    proves: async (success) => {
      const { id } = (success.answer.ok as { data: RoomRow }).data;
      const { companies } = success.testServer.testData;
      expect(await roomNow(success, id)).toMatchObject({
        name: 'Neuer Raum',
        company_id: companies[success.company],
      });
    },
  },
  save: {
    ...owned(prefix),
    callInput: (target, testServer) => ({
      params: params(prefix, target, testServer, target.room),
      body: { name: 'Umbenannt' },
    }),
    proves: async (success) =>
      expect(await roomNow(success, success.target.room)).toMatchObject({ name: 'Umbenannt' }),
  },
  remove: {
    ...owned(prefix),
    callInput: (target, testServer) => ({
      params: params(prefix, target, testServer, target.room),
    }),
    proves: async (success) => expect(await roomNow(success, success.target.room)).toBeUndefined(),
  },
});

export const rooms: GroupRows<'rooms'> = { list: choice };
export const companyRooms: GroupRows<'companyRooms'> = {
  ...shared('company'),
  list: choice,
  makeDefault: {
    ...owned('company'),
    callInput: (target, testServer) => ({
      params: params('company', target, testServer, target.room),
    }),
    proves: async (success) =>
      expect(await roomNow(success, success.target.room)).toMatchObject({ chosen: true }),
  },
};
export const adminCompanyRooms: GroupRows<'adminCompanyRooms'> = {
  ...shared('admin'),
  list: {
    ...choice,
    names: 'look',
    callInput: (target, testServer) => ({
      params: params('admin', target, testServer),
      query: { sort: 'created_at' },
    }),
  },
};

/** Returns the row of a call about the operator's room for all companies, made of components for all. */
const offeredRow = (
  send: (target: Success['target']) => object,
  expected: object | undefined,
): Row => ({
  names: 'writing',
  callInput: (target) => send(target),
  proves: async (success) => {
    const now = await roomNow(success, success.target.offeredRoom);
    if (expected) expect(now).toMatchObject(expected);
    else expect(now).toBeUndefined();
  },
});
export const adminRooms: GroupRows<'adminRooms'> = {
  list: {
    ...choice,
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
        target.offeredRoom,
      ),
  },
  create: {
    names: 'writing',
    callInput: ({ offeredWall, offeredFloor }) => ({
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
    callInput: ({ offeredRoom }) => ({ params: { id: offeredRoom } }),
    proves: ({ target, answer }) =>
      expect((answer.ok as { data: RoomRow }).data.id).toBe(target.offeredRoom),
  },
  preview: {
    names: 'writing',
    callInput: (target, testServer) => ({ body: composesOffered.body(target, testServer) }),
    proves: composesOffered.proves,
  },
  save: offeredRow(
    ({ offeredRoom }) => ({ params: { id: offeredRoom }, body: { name: 'Umbenannt' } }),
    { name: 'Umbenannt' },
  ),
  remove: offeredRow(({ offeredRoom }) => ({ params: { id: offeredRoom } }), undefined),
};
