import { id, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { Look } from '../looks/look.ts';
import { PhotoFrame } from './photoFrame.ts';
import { Placement } from './placement.ts';
import { PlateCorners, PlateState, UnchangedPlate } from './plateCorners.ts';

/** How many finished pictures a photo keeps besides the present one. */
export const KEPT_VERSIONS = 5;

/** The origin of a finished picture: the product, an upload by the operator, or the operator's reply to a complaint. */
export const MadeBy = z.enum(['processing', 'upload', 'correction']);
export type MadeBy = z.infer<typeof MadeBy>;

/** The settings that a picture was made with, whether it has a logo and a banner, and how its vehicle was placed. */
export const MadeWith = z.strictObject({
  ...Look.shape,
  show_logo: flag,
  show_banner: flag,
  placement: Placement.optional().describe(
    'absent if no vehicle was cut out, and for older pictures',
  ),
});
export type MadeWith = z.infer<typeof MadeWith>;

/** A finished picture of a photo: the present one, or an earlier one. */
export const PhotoVersion = z.strictObject({
  id: id.nullable().describe('null: the present picture, which is not stored as a version yet'),
  present: flag,
  url,
  preview_url: url,
  processed_at: timestamp,
  draft: flag,
  cutout_engine: z
    .string()
    .nullable()
    .describe(
      "own: the product's own network; otherwise the name of a model; null: nothing was cut out, or unknown",
    ),
  made_by: MadeBy,
  made_with: MadeWith.nullable().describe('null: unknown'),
  plate_corners: PlateCorners.nullable(),
  plate_state: PlateState,
  unchanged_plate: UnchangedPlate.nullable(),
  photo_frame: PhotoFrame.nullable(),
  strokes_mark: z
    .string()
    .nullable()
    .describe(
      'identifies the brush strokes: equal strokes have equal marks; null: the cut-out was not corrected',
    ),
});
export type PhotoVersion = z.infer<typeof PhotoVersion>;
