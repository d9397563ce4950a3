import type { Tx } from '../../db/client.ts';
import { rawQuery } from '../../db/rawQuery.ts';

/** The parts of a room. */
export interface RoomParts {
  readonly wall_id?: number | undefined;
  readonly floor_id?: number | undefined;
}

/** Returns SQL of the picture that serves a view: of the component `component`, for the row `wanted` of preset_items. */
export const nearestImage = (component: string, wanted: string): string => `
  select image.preset_item_id, image.key
  from room_component_images as image join preset_items as pictured on pictured.id = image.preset_item_id
  where image.component_id = ${component}
  order by image.preset_item_id <> ${wanted}.id, abs(pictured.position - ${wanted}.position), pictured.position
  limit 1`;

const NEAREST = `
  select wanted.id as angle_id, component.kind, nearest.key, nearest.preset_item_id as from
  from room_components as component
  join preset_items as wanted on wanted.id = any ($2::integer[])
  join lateral (${nearestImage('component.id', 'wanted')}) as nearest on true
  where component.id = any ($1::integer[])`;

/** The picture of a wall or floor for a view. */
export interface SeenPart {
  readonly angleId: number;
  readonly kind: 'wall' | 'floor';
  /** In the storage. */
  readonly key: string;
  /** The view for which the picture was uploaded. */
  readonly from: number;
}

/**
 * Returns the pictures that a wall and a floor have for views: a view's own, else that of the nearest view of the whole vehicle in walking order, of
 * two equally near the earlier one. No row for a component without pictures.
 */
export const seenParts = async (
  tx: Tx,
  { wall_id, floor_id }: RoomParts,
  angleIds: readonly number[],
): Promise<SeenPart[]> => {
  const { rows } = await rawQuery(tx, NEAREST, [
    [wall_id, floor_id].filter((id) => id !== undefined),
    [...angleIds],
  ]);
  return rows.map(({ angle_id, kind, key, from }) => ({
    angleId: Number(angle_id),
    kind: kind === 'wall' ? 'wall' : 'floor',
    key: String(key),
    from: Number(from),
  }));
};

/** Returns the pictures, by storage key, that a wall and a floor have for one view; nothing for a photo of no view. */
export const partPictures = async (
  tx: Tx,
  parts: RoomParts,
  angleId: number | null,
): Promise<{ wall?: string; floor?: string }> =>
  Object.fromEntries(
    (await seenParts(tx, parts, angleId === null ? [] : [angleId])).map(({ kind, key }) => [
      kind,
      key,
    ]),
  );
