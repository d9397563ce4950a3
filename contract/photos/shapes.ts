import { id, textId } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { list } from '@turntable/declare/contract/page.ts';
import { z } from 'zod';
import { uploadFields } from '../uploads/calls.ts';
import { Photo } from './photo.ts';
import { PhotoVersion } from './photoVersion.ts';

export const carParams = z.strictObject({ car: textId });

/** Form data of an upload to a view; the file's part is `photo`. If the form names the car, it must be the path's. */
export const uploadForm = {
  fields: z.strictObject({ car: textId.optional(), preset_item: textId, ...uploadFields }),
  files: ['photo'],
} as const;
/** The same for an extra photo; the view is optional. */
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

/** Photos of a vehicle by id: one, several, or all. */
export const chosenPhotos = {
  car: id.optional(),
  photo: id.optional(),
  photos: z.array(id).max(500).optional(),
};

/** Finished pictures with an unchanged plate (`unchanged_plate`) that the user has confirmed; others with one are neither sent nor downloaded. */
export const confirmedPlates = z
  .array(id)
  .max(500)
  .optional()
  .describe('ids of photos that may be sent although their plate was not changed');

/** One photo, several, or, if none is named, all of the vehicle. */
export const photoChoice = z.strictObject(chosenPhotos);
export const onePhoto = z.strictObject({ car: id.optional(), photo: id });
export const downloadChoice = z.strictObject({
  ...chosenPhotos,
  variant: z.enum(['processed', 'original']).default('processed'),
  confirmed_plates: confirmedPlates,
});
/** Moves a photo to another view, in exchange for the photo there. */
export const movePhoto = z.strictObject({ photo: id, preset_item: id });
/** Whether logo and banner appear on this photo's finished picture. */
export const overlays = z.strictObject({
  photo: id,
  show_logo: flag.optional(),
  show_banner: flag.optional(),
});

/** The finished pictures of a photo, the present one first. */
export const versionsAnswer = list(PhotoVersion);
/** Restores a photo's earlier picture. */
export const restoreChoice = z.strictObject({ photo: id, version: id });
/** `replaced`: the picture that was the present one until now; null if there was none. */
export const restoreAnswer = z.strictObject({
  data: z.strictObject({ photo: Photo, replaced: id.nullable() }),
});
