import { z } from 'zod';
import { id, textId } from '../fields.ts';
import { flag } from '../flag.ts';
import { list } from '../page.ts';
import { Strokes } from '../processing/stroke.ts';
import { uploadFields } from '../uploads/calls.ts';
import { Box, Photo, ProcessRefusal } from './photo.ts';
import { PhotoVersion } from './photoVersion.ts';
import { PlateCorners } from './plateCorners.ts';

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

const chosen = {
  car: id.optional(),
  photo: id.optional(),
  photos: z.array(id).max(500).optional(),
};

/** One photo, several, or, with neither named, all of the vehicle. */
export const photoChoice = z.strictObject(chosen);
export const onePhoto = z.strictObject({ car: id.optional(), photo: id });
export const downloadChoice = z.strictObject({
  ...chosen,
  variant: z.enum(['processed', 'original']).default('processed'),
});
/**
 * `box` corrects where the vehicle stands, `plate` where its licence plate is (null: there is none), `strokes` its cut-out (none: as it was found),
 * for one photo.
 */
export const processChoice = z
  .strictObject({
    ...chosen,
    box: Box.optional(),
    plate: PlateCorners.nullable().optional(),
    strokes: Strokes.optional(),
  })
  .refine((body) => body.box === undefined || body.photo !== undefined, {
    path: ['box'],
    message: 'box_needs_photo',
  })
  .refine((body) => body.plate === undefined || body.photo !== undefined, {
    path: ['plate'],
    message: 'plate_needs_photo',
  })
  .refine((body) => body.strokes === undefined || body.photo !== undefined, {
    path: ['strokes'],
    message: 'strokes_need_photo',
  });

/** What a process request did. `charged` says how the vehicle was paid by this request; null when it had been before. */
export const processAnswer = z.strictObject({
  data: z.strictObject({
    queued: z.array(id),
    refused: z.array(z.strictObject({ photo: id, reason: ProcessRefusal })),
    charged: z.enum(['token', 'credit']).nullable(),
  }),
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
