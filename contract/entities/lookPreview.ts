import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { flag } from '../flag.ts';
import { Look } from './look.ts';
import { LogoMargin, LogoSize } from './lookAssets.ts';

const MOST_VIEWS = 3;
const MOST_CARS = 500;

/** Settings as they stand in a form, before they are saved; what is left out is as it was saved. */
export const LookPreviewAsk = z.strictObject({
  look: Look.partial(),
  /** Whose photos: left out, those of the vehicle finished last; null, the drawn sample's, which also stands in for photos that are missing. */
  car: id.nullable().optional(),
  /** Views to show. */
  angles: z.array(id).min(1).max(MOST_VIEWS).optional(),
  logo_size: LogoSize.optional(),
  logo_margin: LogoMargin.optional(),
  /** A room that is being composed; both stand in for `look.room_id`. */
  wall_id: id.optional(),
  floor_id: id.optional(),
});
export type LookPreviewAsk = z.infer<typeof LookPreviewAsk>;

/** A view composed with the settings. Nothing is stored, charged or queued. */
export const LookPreview = z.strictObject({
  angle_id: id,
  /** The vehicle's photo; null where the sample stands in. */
  photo_id: id.nullable(),
  sample: flag,
  image: z.string().describe('a JPEG, 640 wide, as a data: address'),
});
export type LookPreview = z.infer<typeof LookPreview>;

/** Finished vehicles that shall be processed again. */
export const ApplyLook = z.strictObject({ cars: z.array(id).min(1).max(MOST_CARS) });
/** How far applying a look has come. */
export const LookRun = z.strictObject({
  id,
  cars: z.int().positive(),
  photos: z.int().positive(),
  /** Photos that are through, those included that failed. */
  done: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  can_undo: flag,
  created_at: timestamp,
});
export type LookRun = z.infer<typeof LookRun>;
