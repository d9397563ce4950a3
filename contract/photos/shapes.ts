import { z } from 'zod';
import { id, textId } from '../fields.ts';
import { flag } from '../flag.ts';
import { list } from '../page.ts';
import { uploadFields } from '../uploads/calls.ts';
import { Photo } from './photo.ts';
import { PhotoVersion } from './photoVersion.ts';

export const carParams = z.strictObject({ car: textId });

/** Form data of an upload to a view; the file's part is `photo`. The car may be repeated in the form and must then be the path's. */
export const uploadForm = {
  fields: z.strictObject({ car: textId.optional(), preset_item: textId, ...uploadFields }),
  files: ['photo'],
} as const;
/** The same for an extra photo; the view that it belongs to may be left out. */
export const extraUploadForm = {
  fields: z.strictObject({
    car: textId.optional(),
    preset_item: textId.optional(),
    ...uploadFields,
  }),
  files: ['photo'],
} as const;

export const photoParams = z.strictObject({ ...carParams.shape, photo: textId });

export const uploadAnswer = z.strictObject({ data: Photo });

/** Photos of a vehicle by their ids: one, several, or all. */
export const chosenPhotos = {
  car: id.optional(),
  photo: id.optional(),
  photos: z.array(id).max(500).optional(),
};

/** Finished pictures whose plate was not changed (`unchanged_plate`) leave only when the user has confirmed each of them. */
export const confirmedPlates = z
  .array(id)
  .max(500)
  .optional()
  .describe('photos that may leave although their plate was not changed');

/** One photo, several, or, with neither named, all of the vehicle. */
export const photoChoice = z.strictObject(chosenPhotos);
export const onePhoto = z.strictObject({ car: id.optional(), photo: id });
export const downloadChoice = z.strictObject({
  ...chosenPhotos,
  variant: z.enum(['processed', 'original']).default('processed'),
  confirmed_plates: confirmedPlates,
});
/** Moves a photo to another view; the photo that stood there takes its place. */
export const movePhoto = z.strictObject({ photo: id, preset_item: id });
/** Whether logo and banner appear on this photo's finished picture. */
export const overlays = z.strictObject({
  photo: id,
  show_logo: flag.optional(),
  show_banner: flag.optional(),
});

/** The finished pictures of a photo, the present one first. */
export const versionsAnswer = list(PhotoVersion);
/** Gives a photo a former picture back. */
export const restoreChoice = z.strictObject({ photo: id, version: id });
/** `replaced` gives the picture back that was present until now; null where there was none. */
export const restoreAnswer = z.strictObject({
  data: z.strictObject({ photo: Photo, replaced: id.nullable() }),
});
