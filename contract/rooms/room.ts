import { id, textInt, timestamp, url, version } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';
import { LightSetting } from '../looks/light.ts';
import { pictureName, pictureUsage } from '../looks/pictureRows.ts';

/** The version that the sender saw, as text in a form or query: a save over another user's is refused with 409. */
const seenVersion = textInt(1, 999_999_999).optional();

/** A wall behind or a floor under a vehicle, with a picture for each view of the whole vehicle (specification, chapters 3 and 9). */
export const ComponentRow = z.strictObject({
  id,
  company_id: id.nullable(),
  kind: z.enum(['wall', 'floor']),
  name: z.string(),
  images: z.array(z.strictObject({ angle_id: id, url, preview_url: url })),
  /** Views of the whole vehicle without a picture, each with the view whose picture is used instead; null: the Photo Box. */
  missing: z.array(z.strictObject({ angle_id: id, from: id.nullable() })),
  rooms_count: z.int().nonnegative().describe('number of rooms that use it'),
  created_at: timestamp,
  version,
});
export type ComponentRow = z.infer<typeof ComponentRow>;

export const RoomRow = z.strictObject({
  id,
  company_id: id.nullable(),
  name: z.string(),
  wall_id: id,
  wall_name: z.string(),
  floor_id: id,
  floor_name: z.string(),
  light: LightSetting,
  preview_url: url.nullable(),
  ...pictureUsage,
});
export type RoomRow = z.infer<typeof RoomRow>;
export const RoomCreate = z.strictObject({
  name: pictureName,
  wall_id: id,
  floor_id: id,
  light: LightSetting.optional(),
});
export type RoomCreate = z.infer<typeof RoomCreate>;
export const RoomSave = z.strictObject({
  ...RoomCreate.partial().shape,
  version: version.optional(),
});
export type RoomSave = z.infer<typeof RoomSave>;
/** A new wall or floor. Its pictures are the parts `image[angle_N]`, where N is a view's id; views without one use the nearest. */
export const componentForm = {
  fields: z.strictObject({ name: pictureName }),
  files: ['image[angle_N]'],
} as const;
/** More pictures of a wall or floor; a picture that a view already has is replaced. `version`: the one that the sender saw. */
export const componentImagesForm = {
  fields: z.strictObject({ version: seenVersion }),
  files: ['image[angle_N]'],
} as const;
/** Removes a view's picture. `version` as above. */
export const ComponentImageQuery = z.strictObject({ version: seenVersion });

/** More views than any preset has. */
const MOST_VIEWS = 60;
/** A room that is being composed. The Photo Box replaces what is omitted; without `angles`, all views of the whole vehicle are shown. */
export const RoomPreviewAsk = z.strictObject({
  wall_id: id.optional(),
  floor_id: id.optional(),
  light: LightSetting.optional(),
  angles: z.array(id).min(1).max(MOST_VIEWS).optional(),
});
export type RoomPreviewAsk = z.infer<typeof RoomPreviewAsk>;
/** The sample vehicle in a room, in one view. Nothing is stored. */
export const RoomPreview = z.strictObject({
  angle_id: id,
  /** The views whose pictures are shown: the view itself, or its substitute; null for the Photo Box. */
  wall_from: id.nullable(),
  floor_from: id.nullable(),
  image: z
    .string()
    .describe(
      'a JPEG as a data: URL, 640 pixels wide if at most three views are requested, otherwise 320',
    ),
});
export type RoomPreview = z.infer<typeof RoomPreview>;
