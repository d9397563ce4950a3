import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { presetItems, roomComponentImages, roomComponents, rooms } from '../db/schema/index.ts';
import { newKey } from '../storage/keys.ts';
import type { CarsContext } from './carsContext.ts';
import { contentTypeOf } from './photosFiles.ts';
import { drawRoomsOf } from './roomPreview.ts';

const FOLDER = new URL('../db/seed/rooms/', import.meta.url);
const PREVIEW_WIDTH = 480;

/** The showrooms that ship with the product, of `npm run samples`: what they are called and the files of their walls and floors. */
const ROOMS = [
  { name: 'Gallery', wall: 'gallery', floor: 'stone' },
  { name: 'Loft', wall: 'bricks', floor: 'oak' },
  { name: 'Studio', wall: 'graphite', floor: 'concrete' },
] as const;

type Height = 'low' | 'level' | 'high';
const HEIGHTS: readonly Height[] = ['low', 'level', 'high'];
/** How high the camera stands: `front-left-low` is taken from near the ground. */
const heightOf = (code: string): Height => (code.endsWith('-low') ? 'low' : code.endsWith('-high') ? 'high' : 'level');

/** Adds the delivered rooms, complete at every view of the whole vehicle, as the operator's: everyone may choose them. */
export const addSampleRooms = async (context: CarsContext): Promise<void> => {
  const views = await context.db.asSystem((tx) => tx.select().from(presetItems).where(eq(presetItems.kind, 'exterior')));
  for (const { name, wall, floor } of ROOMS) {
    const wallFiles = await store(context, `wall-${wall}`);
    const floorFiles = await store(context, `floor-${floor}`);
    const room = await context.db.asSystem(async (tx) => {
      const add = async (kind: 'wall' | 'floor', files: Record<Height, StoredFile>): Promise<number> => {
        const [component] = await tx.insert(roomComponents).values({ kind, name }).returning({ id: roomComponents.id });
        if (!component) throw new Error('an insert returned no row');
        const { id } = component;
        await tx
          .insert(roomComponentImages)
          .values(views.map((view) => ({ component_id: id, preset_item_id: view.id, ...files[heightOf(view.code)] })));
        return id;
      };
      const parts = { wall_id: await add('wall', wallFiles), floor_id: await add('floor', floorFiles) };
      const [created] = await tx
        .insert(rooms)
        .values({ name, ...parts })
        .returning({ id: rooms.id });
      if (!created) throw new Error('an insert returned no row');
      return created.id;
    });
    await drawRoomsOf(context, { room });
  }
};

interface StoredFile {
  key: string;
  preview_key: string;
}

const store = async ({ storage }: CarsContext, name: string): Promise<Record<Height, StoredFile>> => {
  const stored = async (height: Height): Promise<StoredFile> => {
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
