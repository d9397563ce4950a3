import { expect } from 'vitest';
import type { companyRoomComponents as calls } from '../../../../contract/rooms/componentCalls.ts';
import type { ComponentRow } from '../../../../contract/rooms/room.ts';
import { picture } from '../../house/pictures.ts';
import type { GroupRows, Row, Success } from '../row.ts';

/** Whose walls and floors the calls are about: the caller's own company's, a named company's, or the operator's. */
type Prefix = 'company' | 'admin' | 'offered';

const componentNow = async ({ house }: Success, id: number) =>
  (
    await house.db.systemQuery(
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
  const wallOf = (prey: Success['prey']) => (prefix === 'offered' ? prey.offeredWall : prey.wall);
  const picturedOf = (prey: Success['prey']) =>
    prefix === 'offered' ? prey.offeredPicturedWall : prey.picturedWall;
  const floorOf = (prey: Success['prey']) =>
    prefix === 'offered' ? prey.offeredFloor : prey.floor;
  const place = (
    { company }: Success['prey'],
    { town }: Success['house'],
  ): Record<string, number> => (prefix === 'admin' ? { company: town.companies[company] } : {});
  const about =
    (id: (prey: Success['prey']) => number, more: object = {}) =>
    (prey: Success['prey'], house: Success['house']) => ({
      params: { ...place(prey, house), id: id(prey) },
      ...more,
    });
  const files = async ({ town }: Success['house']) => ({
    [`image[angle_${town.views[2]}]`]: { name: 'a.jpg', bytes: await picture(640, 480) },
  });
  const create: Row = {
    ...owned,
    names: prefix === 'admin' ? 'look' : 'nothing',
    parcel: async (prey, house) => ({
      params: place(prey, house),
      fields: { name: 'Neu' },
      files: await files(house),
    }),
    proves: async (success) => {
      const { id } = (success.answer.ok as { data: ComponentRow }).data;
      const company_id =
        prefix === 'offered' ? null : success.house.town.companies[success.company];
      expect(await componentNow(success, id)).toEqual({ name: 'Neu', company_id, images: 1 });
    },
  };
  const download = (id: (prey: Success['prey']) => number): Row => ({
    ...owned,
    parcel: about(id),
    proves: ({ answer }) => expect(answer.headers.get('content-disposition')).toContain('.zip'),
  });
  return {
    list: {
      ...owned,
      names: 'writing',
      parcel: (prey, house) => ({ params: place(prey, house), query: { sort: 'created_at' } }),
      proves: ({ prey, answer }) =>
        expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(
          wallOf(prey),
        ),
    },
    one: {
      ...owned,
      parcel: about(picturedOf),
      proves: ({ prey, answer }) =>
        expect((answer.ok as { data: ComponentRow }).data).toMatchObject({
          id: picturedOf(prey),
          kind: 'wall',
        }),
    },
    createWall: create,
    createFloor: create,
    downloadWall: download(wallOf),
    downloadFloor: download(floorOf),
    save: {
      ...owned,
      parcel: about(wallOf, { body: { name: 'Umbenannt' } }),
      proves: async (success) =>
        expect(await componentNow(success, wallOf(success.prey))).toMatchObject({
          name: 'Umbenannt',
        }),
    },
    addImages: {
      ...owned,
      parcel: async (prey, house) => ({ ...about(wallOf)(prey, house), files: await files(house) }),
      proves: async (success) =>
        expect(await componentNow(success, wallOf(success.prey))).toMatchObject({ images: 1 }),
    },
    removeImage: {
      ...owned,
      parcel: (prey, house) => ({
        params: { ...place(prey, house), id: picturedOf(prey), angle: house.town.views[2] ?? 0 },
      }),
      proves: async (success) =>
        expect(await componentNow(success, picturedOf(success.prey))).toMatchObject({ images: 0 }),
    },
    remove: {
      ...owned,
      parcel: about(floorOf),
      proves: async (success) =>
        expect(await componentNow(success, floorOf(success.prey))).toBeUndefined(),
    },
  };
};

export const companyRoomComponents: GroupRows<'companyRoomComponents'> = ofPrefix('company');
export const adminCompanyRoomComponents: GroupRows<'adminCompanyRoomComponents'> =
  ofPrefix('admin');
export const adminRoomComponents: GroupRows<'adminRoomComponents'> = ofPrefix('offered');
