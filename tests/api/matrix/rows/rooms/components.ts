import { expect } from 'vitest';
import type { companyRoomComponents as calls } from '../../../../../contract/rooms/componentCalls.ts';
import type { ComponentRow } from '../../../../../contract/rooms/room.ts';
import { picture } from '../../../setup/pictures.ts';
import type { GroupRows, Row, Success } from '../../row.ts';

/** Whose walls and floors the calls are about: those of the caller's company, of a named company, or of the operator. */
type Prefix = 'company' | 'admin' | 'offered';

const componentNow = async ({ testServer }: Success, id: number) =>
  (
    await testServer.db.systemQuery(
      `select name, company_id, (select count(*)::integer from room_component_images where component_id = room_components.id) as images
       from room_components where id = $1`,
      [id],
    )
  ).rows[0];

const ofPrefix = (prefix: Prefix): Record<keyof typeof calls, Row> => {
  const owned: Pick<Row, 'names' | 'ownOnly'> =
    prefix === 'offered'
      ? { names: 'writing' }
      : prefix === 'admin'
        ? { names: 'look' }
        : { names: 'look', ownOnly: true };
  const wallOf = (target: Success['target']) =>
    prefix === 'offered' ? target.offeredWall : target.wall;
  const picturedOf = (target: Success['target']) =>
    prefix === 'offered' ? target.offeredPicturedWall : target.picturedWall;
  const floorOf = (target: Success['target']) =>
    prefix === 'offered' ? target.offeredFloor : target.floor;
  const place = (
    { company }: Success['target'],
    { testData }: Success['testServer'],
  ): Record<string, number> => (prefix === 'admin' ? { company: testData.companies[company] } : {});
  const about =
    (id: (target: Success['target']) => number, more: object = {}) =>
    (target: Success['target'], testServer: Success['testServer']) => ({
      params: { ...place(target, testServer), id: id(target) },
      ...more,
    });
  const files = async ({ testData }: Success['testServer']) => ({
    [`image[angle_${testData.views[2]}]`]: { name: 'a.jpg', bytes: await picture(640, 480) },
  });
  const create: Row = {
    ...owned,
    names: prefix === 'admin' ? 'look' : 'nothing',
    callInput: async (target, testServer) => ({
      params: place(target, testServer),
      fields: { name: 'Neu' },
      files: await files(testServer),
    }),
    proves: async (success) => {
      const { id } = (success.answer.ok as { data: ComponentRow }).data;
      const company_id =
        prefix === 'offered' ? null : success.testServer.testData.companies[success.company];
      expect(await componentNow(success, id)).toEqual({ name: 'Neu', company_id, images: 1 });
    },
  };
  const download = (id: (target: Success['target']) => number): Row => ({
    ...owned,
    callInput: about(id),
    proves: ({ answer }) => expect(answer.headers.get('content-disposition')).toContain('.zip'),
  });
  return {
    list: {
      ...owned,
      names: 'writing',
      callInput: (target, testServer) => ({
        params: place(target, testServer),
        query: { sort: 'created_at' },
      }),
      proves: ({ target, answer }) =>
        expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
          wallOf(target),
        ),
    },
    one: {
      ...owned,
      callInput: about(picturedOf),
      proves: ({ target, answer }) =>
        expect((answer.ok as { data: ComponentRow }).data).toMatchObject({
          id: picturedOf(target),
          kind: 'wall',
        }),
    },
    createWall: create,
    createFloor: create,
    downloadWall: download(wallOf),
    downloadFloor: download(floorOf),
    save: {
      ...owned,
      callInput: about(wallOf, { body: { name: 'Umbenannt' } }),
      proves: async (success) =>
        expect(await componentNow(success, wallOf(success.target))).toMatchObject({
          name: 'Umbenannt',
        }),
    },
    addImages: {
      ...owned,
      callInput: async (target, testServer) => ({
        ...about(wallOf)(target, testServer),
        files: await files(testServer),
      }),
      proves: async (success) =>
        expect(await componentNow(success, wallOf(success.target))).toMatchObject({ images: 1 }),
    },
    removeImage: {
      ...owned,
      callInput: (target, testServer) => ({
        params: {
          ...place(target, testServer),
          id: picturedOf(target),
          angle: testServer.testData.views[2] ?? 0,
        },
      }),
      proves: async (success) =>
        expect(await componentNow(success, picturedOf(success.target))).toMatchObject({
          images: 0,
        }),
    },
    remove: {
      ...owned,
      callInput: about(floorOf),
      proves: async (success) =>
        expect(await componentNow(success, floorOf(success.target))).toBeUndefined(),
    },
  };
};

export const companyRoomComponents: GroupRows<'companyRoomComponents'> = ofPrefix('company');
export const adminCompanyRoomComponents: GroupRows<'adminCompanyRoomComponents'> =
  ofPrefix('admin');
export const adminRoomComponents: GroupRows<'adminRoomComponents'> = ofPrefix('offered');
