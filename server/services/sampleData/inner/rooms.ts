import { readFile } from 'node:fs/promises';
import { eq } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import sharp from 'sharp';
import {
  presetItems,
  roomComponentImages,
  roomComponents,
  rooms,
} from '../../../db/schema/index.ts';
import { ROOM_FILES } from '../../../db/seed/rooms/index.ts';
import { type CameraHeight, cameraHeightOf } from '../../../imaging/showroom/room.ts';
import { contentTypeOf } from '../../files/openFile.ts';
import { drawRoomsOf } from '../../rooms/preview.ts';
import type { ServiceContext } from '../../shared/context.ts';

const FOLDER = new URL('../../../db/seed/rooms/', import.meta.url);
const PREVIEW_WIDTH = 480;

const HEIGHTS: readonly CameraHeight[] = ['low', 'level', 'high'];

/** Rooms of the first sample company, composed of walls and floors that ship with the product, by their names. */
const OWN_ROOMS = [
  { name: 'Showroom', wall: 'Loft', floor: 'Gallery' },
  { name: 'Evening hall', wall: 'Studio', floor: 'Loft' },
] as const;

type Parts = Record<'wall_id' | 'floor_id', number>;

/** Adds the delivered rooms as the operator's, for every company to choose, with pictures for every view of the whole vehicle; and a company's own. */
export const addSampleRooms = async (context: ServiceContext, companyId: number): Promise<void> => {
  const views = await context.db.asSystem((tx) =>
    tx.select().from(presetItems).where(eq(presetItems.kind, 'exterior')),
  );
  const delivered = new Map<string, Parts>();
  for (const { name, file, light } of ROOM_FILES) {
    const wallFiles = await store(context, `wall-${file}`);
    const floorFiles = await store(context, `floor-${file}`);
    const parts = await context.db.asSystem(async (tx) => {
      const add = async (
        kind: 'wall' | 'floor',
        files: Record<CameraHeight, StoredFile>,
      ): Promise<number> => {
        const [component] = await tx
          .insert(roomComponents)
          .values({ kind, name })
          .returning({ id: roomComponents.id });
        if (!component) throw new Error('an insert returned no row');
        const { id } = component;
        await tx.insert(roomComponentImages).values(
          views.map((view) => ({
            component_id: id,
            preset_item_id: view.id,
            ...files[cameraHeightOf(view.code)],
          })),
        );
        return id;
      };
      return { wall_id: await add('wall', wallFiles), floor_id: await add('floor', floorFiles) };
    });
    delivered.set(name, parts);
    await addRoom(context, { name, light, ...parts });
  }
  for (const { name, wall, floor } of OWN_ROOMS) {
    const [walls, floors] = [delivered.get(wall), delivered.get(floor)];
    if (!walls || !floors)
      throw new Error(`the sample room ${name} names a wall or floor that does not exist`);
    await addRoom(context, {
      company_id: companyId,
      name,
      wall_id: walls.wall_id,
      floor_id: floors.floor_id,
    });
  }
};

const addRoom = async (
  context: ServiceContext,
  values: typeof rooms.$inferInsert,
): Promise<void> => {
  const [created] = await context.db.asSystem((tx) =>
    tx.insert(rooms).values(values).returning({ id: rooms.id }),
  );
  if (!created) throw new Error('an insert returned no row');
  await drawRoomsOf(context, { room: created.id });
};

interface StoredFile {
  key: string;
  preview_key: string;
}

const store = async (
  { storage }: ServiceContext,
  name: string,
): Promise<Record<CameraHeight, StoredFile>> => {
  const stored = async (height: CameraHeight): Promise<StoredFile> => {
    const file = await readFile(new URL(`${name}-${height}.jpg`, FOLDER));
    const names = { key: newKey('room', 'jpg'), preview_key: newKey('room-preview', 'jpg') };
    await storage.put(names.key, file, contentTypeOf(names.key));
    const preview = await sharp(file).resize({ width: PREVIEW_WIDTH }).toBuffer();
    await storage.put(names.preview_key, preview, contentTypeOf(names.preview_key));
    return names;
  };
  const [low, level, high] = await Promise.all(HEIGHTS.map(stored));
  if (!low || !level || !high) throw new Error('a map lost an element');
  return { low, level, high };
};
