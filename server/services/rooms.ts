import { and, eq } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import type { rooms as calls } from '../../contract/calls/rooms.ts';
import { cars, companies, rooms } from '../db/schema/index.ts';
import type { CarsContext } from './carsContext.ts';
import type { ListContext } from './lists/reader.ts';
import { readPage } from './lists/readPage.ts';
import type { ListSheet } from './lists/sheet.ts';
import { utc } from './lists/values.ts';
import { companyOf, type Principal, scopeOf } from './principal.ts';
import { notFound } from './refusal.ts';

type RoomQuery = QueryOf<typeof calls.list>;

interface RoomFilters {
  /** Rooms of this company; without one, of all. */
  readonly of?: number;
  /** The operator's, which he offers to every company, come with them. */
  readonly offered?: boolean;
}

const roomSheet: ListSheet<'name' | 'created_at', RoomFilters> = {
  name: 'rooms',
  table: 'rooms',
  columns: () => `
    page.id, page.company_id, page.name, page.wall_id, wall.name as wall_name, page.floor_id, floor.name as floor_name,
    page.preview_key as preview_url, ${utc('page.created_at')} as created_at`,
  joins: 'join room_components as wall on wall.id = page.wall_id join room_components as floor on floor.id = page.floor_id',
  sorts: {
    name: { column: 'name_key', type: 'text', order: 'ASC' },
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
  },
  conditions: ({ of, offered }, values) => {
    if (of === undefined) return [];
    const own = `company_id = ${values.add(of, 'integer')}`;
    return [offered ? `(${own} or company_id is null)` : own];
  },
  pictures: ['preview_url'],
};

/** Rooms that the person's company may choose: its own and the operator's; for the operator, all. JSON text in the contract's shape. */
export const listRooms = (context: ListContext, principal: Principal, query: RoomQuery): Promise<string> => {
  if (principal.role === 'admin') return readPage(context, roomSheet, { scope: 'operator', companies: 'every', query });
  const of = companyOf(principal);
  return readPage(context, roomSheet, { scope: scopeOf(principal), companies: [of], query: { ...query, of, offered: true } });
};

/** A company's own rooms, for the operator. */
export const listCompanyRooms = (context: ListContext, companyId: number, query: RoomQuery): Promise<string> =>
  readPage(context, roomSheet, { scope: 'operator', companies: [companyId], query: { ...query, of: companyId } });

/** Deletes a company's room. Whatever stood in it stands in the photo box again. Throws 404, also for another company's room. */
export const removeRoom = (context: CarsContext, companyId: number, id: number): Promise<void> =>
  context.db.as('operator', async (tx) => {
    const [room] = await tx
      .select({ preview: rooms.preview_key })
      .from(rooms)
      .where(and(eq(rooms.id, id), eq(rooms.company_id, companyId)))
      .for('update');
    if (!room) throw notFound();
    await tx
      .update(companies)
      .set({ background_type: 'photo_box' })
      .where(and(eq(companies.room_id, id), eq(companies.background_type, 'room')));
    await tx
      .update(cars)
      .set({ background_type: null })
      .where(and(eq(cars.room_id, id), eq(cars.background_type, 'room')));
    // The rows that name it let go of it by themselves.
    await tx.delete(rooms).where(eq(rooms.id, id));
    if (room.preview !== null) await context.queue.add(tx, 'remove-files', [{ data: { keys: [room.preview] } }]);
  });
