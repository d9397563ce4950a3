import { id, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { FloorFrom, LightSetting } from './light.ts';
import { Look } from './look.ts';
import { LogoMargin, LogoSize } from './pictureRows.ts';

const MOST_VIEWS = 3;
/** Most vehicles to which a look is applied at once. */
export const MOST_CARS = 500;
/** Most failed vehicles that are listed. */
export const MOST_FAILURES = 20;

/** Unsaved settings of a form; omitted ones keep their saved values. */
export const LookPreviewAsk = z.strictObject({
  look: Look.partial(),
  /** The vehicle to show: omitted, the one finished last; null, the drawn sample, which also replaces missing photos. */
  car: id.nullable().optional(),
  /** Views to show. */
  angles: z.array(id).min(1).max(MOST_VIEWS).optional(),
  /** Which views to show without `angles`: those that show most of a vehicle, or a front and a rear with plates. */
  views: z.enum(['usual', 'plate']).optional(),
  logo_size: LogoSize.optional(),
  logo_margin: LogoMargin.optional(),
  /** Unsaved settings of the background. */
  light: LightSetting.optional(),
  floor_from: FloorFrom.optional(),
  /** An unsaved room; wall and floor replace `look.room_id`. */
  wall_id: id.optional(),
  floor_id: id.optional(),
});
export type LookPreviewAsk = z.infer<typeof LookPreviewAsk>;

/** A view composed with the settings. Nothing is stored, charged or queued. */
export const LookPreview = z.strictObject({
  angle_id: id,
  /** The vehicle's photo; null for the sample. */
  photo_id: id.nullable(),
  sample: flag,
  image: z.string().describe('a JPEG as a data: URL, 640 pixels wide'),
});
export type LookPreview = z.infer<typeof LookPreview>;

/** Finished vehicles to process again: all their finished pictures, or only drafts. */
export const ApplyLook = z.strictObject({
  cars: z.array(id).min(1).max(MOST_CARS),
  only: z.enum(['drafts']).optional(),
});
export type ApplyLook = z.infer<typeof ApplyLook>;
/** A vehicle with finished pictures. */
export const FinishedCar = z.strictObject({
  id,
  vehicle_name: z.string(),
  vin: z.string(),
  thumbnail_url: url.nullable(),
  photos: z
    .int()
    .positive()
    .describe('number of finished pictures that can be re-created, including extra photos'),
  drafts: z
    .int()
    .nonnegative()
    .describe(
      'number of those that the built-in network cut out, while a better engine is in use now',
    ),
});
export type FinishedCar = z.infer<typeof FinishedCar>;
/** Progress of applying a look. */
export const LookRun = z.strictObject({
  id,
  cars: z.int().positive(),
  photos: z.int().positive(),
  /** Finished photos, including failed ones. */
  done: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  failures: z
    .array(z.strictObject({ id, vehicle_name: z.string(), photos: z.int().positive() }))
    .max(MOST_FAILURES)
    .describe('the first vehicles with photos that failed'),
  can_undo: flag,
  created_at: timestamp,
});
export type LookRun = z.infer<typeof LookRun>;
