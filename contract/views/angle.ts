import { id, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { Photo } from '../photos/photo.ts';
import { AngleKind } from './angleKind.ts';

export { AngleKind };

/** Silhouettes are SVG path data in this box, the frame of a 4:3 photograph. */
export const SILHOUETTE_BOX = { width: 1000, height: 750 } as const;

/** A view of a preset: what to photograph, from where, in which order. */
export const PresetItem = z.strictObject({
  id: id,
  code: z.string(),
  name: z.strictObject({ en: z.string(), de: z.string() }),
  kind: AngleKind,
  position: z.int().nonnegative(),
  silhouette: z
    .string()
    .describe(
      'SVG path data in a box of 1000 × 750: the outline of the vehicle, followed by the lines of its wheels, panes, lamps and doors; or a pictogram for interior and detail views',
    ),
});
export type PresetItem = z.infer<typeof PresetItem>;

/** A named set of views. */
export const Preset = z.strictObject({ id: id, name: z.string(), items: z.array(PresetItem) });
export type Preset = z.infer<typeof Preset>;

/** A view of a vehicle: the preset item, the company's settings for it and its photo (specification, chapter 3). */
export const Angle = z.strictObject({
  ...PresetItem.shape,
  /** 1 if the company photographs this view. */
  isSelected: flag,
  comment: z.string().describe('hint for the photographer; may be empty'),
  photo_id: id.nullable(),
  photo_url: url.nullable(),
  // The photo's fields, null for a view without a photo.
  url: url.nullable(),
  processed_url: url.nullable(),
  preview_url: url.nullable(),
  preview_processed_url: url.nullable(),
  in_process: flag,
  status: Photo.shape.status.nullable(),
  defect_state: Photo.shape.defect_state.nullable(),
  loaded_photo: flag,
  loaded_photo_processed: flag,
  show_banner: flag,
  show_logo: flag,
});
export type Angle = z.infer<typeof Angle>;
