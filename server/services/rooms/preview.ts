import { asc, eq, or, sql } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import { presetItems, rooms } from '../../db/schema/index.ts';
import { drawRoomPreview } from '../../imaging/roomPreview.ts';
import { removeFiles, storeFiles } from '../files/storedFiles.ts';
import type { ServiceContext } from '../shared/context.ts';
import { partPictures } from './pictures.ts';

/** The view that shows most of a room. */
const USUAL_VIEW = 'front-left';

/** Draws the previews of a room, or of all rooms with a wall or floor, and deletes the former ones. */
export const drawRoomsOf = async (
  context: ServiceContext,
  of: { room: number } | { component: number },
): Promise<void> => {
  const chosen =
    'room' in of
      ? eq(rooms.id, of.room)
      : or(eq(rooms.wall_id, of.component), eq(rooms.floor_id, of.component));
  const found = await context.db.asSystem((tx) =>
    tx.select({ id: rooms.id }).from(rooms).where(chosen).orderBy(asc(rooms.id)),
  );
  for (const { id } of found) await draw(context, id);
};

const draw = async (context: ServiceContext, id: number): Promise<void> => {
  const { db, storage } = context;
  const { code, wall, floor } = await db.asSystem(async (tx) => {
    const [view] = await tx
      .select({ id: presetItems.id, code: presetItems.code })
      .from(presetItems)
      .where(eq(presetItems.kind, 'exterior'))
      .orderBy(sql`${presetItems.code} <> ${USUAL_VIEW}`, presetItems.id)
      .limit(1);
    const [room] = await tx.select().from(rooms).where(eq(rooms.id, id));
    return {
      code: view?.code ?? USUAL_VIEW,
      ...(room && (await partPictures(tx, room, view?.id ?? null))),
    };
  });
  const parts = {
    ...(wall && { wall: await storage.read(wall) }),
    ...(floor && { floor: await storage.read(floor) }),
  };
  const key = newKey('room', 'jpg');
  const picture = await drawRoomPreview(parts, code);
  await storeFiles(context, { [key]: picture });
  await db.asSystem(async (tx) => {
    const [former] = await tx
      .select({ key: rooms.preview_key })
      .from(rooms)
      .where(eq(rooms.id, id))
      .for('update');
    await tx.update(rooms).set({ preview_key: key }).where(eq(rooms.id, id));
    const outdated = former ? former.key : key;
    if (outdated !== null) await removeFiles(context, tx, [outdated]);
  });
};
