import type { QueryOf } from '@turntable/declare/contract/call.ts';
import { and, eq, isNull, or, sql } from '@turntable/declare/server/db/drizzle.ts';
import { assertVersion, invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type { rooms as calls } from '../../../contract/rooms/calls.ts';
import type { RoomCreate, RoomRow, RoomSave } from '../../../contract/rooms/room.ts';
import type { Tx } from '../../db/client.ts';
import { cars, companies, roomComponents, rooms } from '../../db/schema/index.ts';
import { assertOwner, lockCompany } from '../companies/companyRows.ts';
import { removeFiles } from '../files/storedFiles.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { usage } from '../looks/pictureList.ts';
import type { CompanyOwner, LookOwner } from '../scope/owner.ts';
import { companyOf, type Principal, scopeOf } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { drawRoomsOf } from './preview.ts';

type RoomQuery = QueryOf<typeof calls.list>;

interface RoomFilters {
  /** Rooms of this company, null for those that the operator offers; without it, all. */
  readonly of?: number | null;
  /** Includes the rooms that the operator offers to every company. */
  readonly offered?: boolean;
  readonly only?: number;
}

const roomSheet: ListSheet<'name' | 'created_at', RoomFilters> = {
  table: 'rooms',
  columns: ({ of }, values) => `
    page.id, page.company_id, page.name, page.wall_id, wall.name as wall_name, page.floor_id, floor.name as floor_name,
    page.light, page.preview_key as preview_url, ${usage('room_id', of ? values.add(of, 'integer') : 'page.company_id', 'room')},
    page.created_at, page.version`,
  joins: `
    left join lateral (select name from room_components where id = page.wall_id limit 1) as wall on true
    left join lateral (select name from room_components where id = page.floor_id limit 1) as floor on true`,
  sorts: {
    name: { column: 'name_key', type: 'text', order: 'ASC' },
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
  },
  conditions: ({ of, offered, only }, values) => {
    const one = only === undefined ? [] : [`id = ${values.add(only, 'integer')}`];
    if (of === undefined) return one;
    const own = of === null ? 'company_id is null' : `company_id = ${values.add(of, 'integer')}`;
    return [...one, offered ? `(${own} or company_id is null)` : own];
  },
  pictures: ['preview_url'],
};

/** Returns the rooms that the user's company may choose: its own and the operator's; for the operator, all. JSON in the contract's shape. */
export const listRooms = (
  context: ListContext,
  principal: Principal,
  query: RoomQuery,
): Promise<Buffer> => {
  if (principal.role === 'admin')
    return readPage(context, roomSheet, { scope: 'operator', companies: 'every', query });
  const of = companyOf(principal);
  return readPage(context, roomSheet, {
    scope: scopeOf(principal),
    companies: [of],
    query: { ...query, of, offered: true },
  });
};

/** Returns an owner's own rooms, for the operator, as JSON in the contract's shape. */
export const listOwnRooms = (
  context: ListContext,
  { companyId }: LookOwner,
  query: RoomQuery,
): Promise<Buffer> =>
  readPage(context, roomSheet, {
    scope: 'operator',
    companies: companyId === null ? [] : [companyId],
    query: { ...query, of: companyId },
  });

/** Returns a room that the owner may choose, with the number of vehicles that use it. Throws 404. */
export const readRoom = async (
  context: ListContext,
  { scope, companyId }: LookOwner,
  id: number,
): Promise<RoomRow> => {
  const query = {
    page: 1,
    per_page: 1,
    sort: 'name',
    of: companyId,
    offered: true,
    only: id,
  } as const;
  const text = await readPage(context, roomSheet, {
    scope,
    companies: companyId === null ? [] : [companyId],
    query,
  });
  const { data } = JSON.parse(String(text)) as { data: RoomRow[] };
  const [room] = data;
  if (!room) throw notFound();
  return room;
};

/** Adds a room. Throws 404; 422 at `wall_id` and `floor_id` for components that may not be chosen. */
export const addRoom = async (
  context: ServiceContext,
  owner: LookOwner,
  input: RoomCreate,
): Promise<RoomRow> => {
  const room = await context.db.as(owner.scope, async (tx) => {
    await assertOwner(tx, owner);
    await assertParts(tx, owner.companyId, input);
    const [created] = await tx
      .insert(rooms)
      .values({ ...input, company_id: owner.companyId })
      .returning({ id: rooms.id });
    if (!created) throw new Error('an insert returned no row');
    return created.id;
  });
  await drawRoomsOf(context, { room });
  return readRoom(context, owner, room);
};

/** Saves what changed of an own room. Throws as `addRoom`, and 409 when `version` is not the present one any more. */
export const saveRoom = async (
  context: ServiceContext,
  owner: LookOwner,
  id: number,
  { version, ...change }: RoomSave,
): Promise<RoomRow> => {
  await context.db.as(owner.scope, async (tx) => {
    assertVersion(await lockOwn(tx, owner, id), version);
    await assertParts(tx, owner.companyId, change);
    await tx
      .update(rooms)
      .set({ ...change, version: sql`${rooms.version} + 1` })
      .where(eq(rooms.id, id));
  });
  if (change.wall_id !== undefined || change.floor_id !== undefined)
    await drawRoomsOf(context, { room: id });
  return readRoom(context, owner, id);
};

/** Makes a room, its own or one of the operator's, the company's default. Throws 404. */
export const makeRoomDefault = async (
  context: ServiceContext,
  owner: CompanyOwner,
  id: number,
): Promise<RoomRow> => {
  await readRoom(context, owner, id);
  await context.db.as(owner.scope, async (tx) => {
    await lockCompany(tx, owner.companyId);
    await tx
      .update(companies)
      .set({ room_id: id, background_type: 'room', version: sql`${companies.version} + 1` })
      .where(eq(companies.id, owner.companyId));
  });
  return readRoom(context, owner, id);
};

/** Checks that a wall and a floor are the company's own or the operator's. Throws 422 at `wall_id` and `floor_id` for others. */
export const assertParts = async (
  tx: Tx,
  companyId: number | null,
  { wall_id, floor_id }: Partial<RoomCreate>,
): Promise<void> => {
  const mine = companyId === null ? undefined : eq(roomComponents.company_id, companyId);
  const assertComponent = async (kind: 'wall' | 'floor', id: number | undefined) => {
    if (id === undefined) return;
    const [found] = await tx
      .select({ id: roomComponents.id })
      .from(roomComponents)
      .where(
        and(
          eq(roomComponents.id, id),
          eq(roomComponents.kind, kind),
          or(isNull(roomComponents.company_id), mine),
        ),
      );
    if (!found) throw invalidField(`${kind}_id`, `not_a_${kind}`);
  };
  await assertComponent('wall', wall_id);
  await assertComponent('floor', floor_id);
};

const lockOwn = async (tx: Tx, { companyId }: LookOwner, id: number) => {
  const [room] = await tx
    .select()
    .from(rooms)
    .where(
      and(
        eq(rooms.id, id),
        companyId === null ? isNull(rooms.company_id) : eq(rooms.company_id, companyId),
      ),
    )
    .for('update');
  if (!room) throw notFound();
  return room;
};

/** Deletes an own room. Looks with it use the photo box again. Throws 404, also for another company's room. */
export const removeRoom = (context: ServiceContext, owner: LookOwner, id: number): Promise<void> =>
  context.db.as(owner.scope, async (tx) => {
    const { preview_key: preview } = await lockOwn(tx, owner, id);
    await tx
      .update(companies)
      .set({ background_type: 'photo_box' })
      .where(and(eq(companies.room_id, id), eq(companies.background_type, 'room')));
    await tx
      .update(cars)
      .set({ background_type: null })
      .where(and(eq(cars.room_id, id), eq(cars.background_type, 'room')));
    // Foreign keys set the referencing columns to null.
    await tx.delete(rooms).where(eq(rooms.id, id));
    if (preview !== null) await removeFiles(context, tx, [preview]);
  });
