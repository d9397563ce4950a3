import { dataSchema } from '@turntable/declare/contract/dataSchema.ts';
import { id, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { Look } from '../looks/look.ts';
import { Background, Banner, LicencePlate, Logo } from '../looks/picture.ts';
import { ToFixPlace, ToFixReason } from '../moderation/toFix.ts';
import { Photo } from '../photos/photo.ts';
import { Angle, Preset } from '../views/angle.ts';
import { CAR_FIELDS } from './carFields.ts';

/**
 * The state of a vehicle's pictures. The first that applies: `processing`: a photo is in processing; `needs_attention`: a photo is unusable or
 * failed; `new`: no view has a photo; `processed`: every photo is finished; `partly_processed`: some are; `ready`: every view that the
 * company photographs has a photo; `uploading`: views still lack photos. The database derives it (server/db/migrations/0000_baseline.sql).
 */
export const CarState = z.enum([
  'new',
  'uploading',
  'ready',
  'processing',
  'partly_processed',
  'needs_attention',
  'processed',
]);
export type CarState = z.infer<typeof CarState>;

/** A vehicle's state of moderation. `none`: the company needs no premoderation. */
export const Moderation = z.enum(['none', 'quality_check', 'to_fix', 'approved']);
export type Moderation = z.infer<typeof Moderation>;

/** The editable fields of a vehicle. */
export const CarFields = dataSchema(CAR_FIELDS);
export type CarFields = z.infer<typeof CarFields>;

/** A vehicle's own settings; absent or null ones take the company's. */
export const OwnLook = z.strictObject(
  Object.fromEntries(
    Object.entries(Look.shape).map(([name, field]) => [name, field.nullable().optional()]),
  ) as {
    [Name in keyof typeof Look.shape]: z.ZodOptional<z.ZodNullable<(typeof Look.shape)[Name]>>;
  },
);
export type OwnLook = z.infer<typeof OwnLook>;

/** A vehicle in lists (specification, chapter 3). */
export const CarRow = z.strictObject({
  id,
  user_id: id.nullable(),
  company_id: id,
  company_title: z.string(),
  moderated: flag,
  carsNeedPremoderation: flag,
  moderation: Moderation,
  to_fix_reasons: z.array(ToFixReason),
  to_fix_comment: z.string().nullable(),
  state: CarState,
  angles_count: z.int().nonnegative().describe('number of views that the company photographs'),
  photos_count: z.int().nonnegative().describe('number of views that have a photo'),
  processed_count: z.int().nonnegative(),
  unchanged_plates: z
    .int()
    .nonnegative()
    .describe('number of finished pictures that show their plate although the look changes plates'),
  ftp_held_at: timestamp
    .nullable()
    .describe('since when unchanged plates keep the vehicle from being sent automatically'),
  thumbnail_url: url.nullable(),
  from_ftp: flag,
  ftp_upload_date: timestamp.nullable(),
  ftp_upload_state: z.enum(['succeed', 'failed']).nullable(),
  ftp_upload_timestamp: z.int().nullable().describe('seconds since 1970'),
  created_at: timestamp,
  updated_at: timestamp,
  /** Counts the saves; a save with an older version is refused with 409. */
  version: z.int().positive(),
  // last, so that a name that is already taken does not compile
  ...CarFields.shape,
});
export type CarRow = z.infer<typeof CarRow>;

/** A vehicle with everything that its page shows. */
export const Car = z.strictObject({
  photos: z.array(Photo),
  extra_photos: z.array(Photo),
  to_fix_places: z.array(ToFixPlace),
  photographers: z.array(z.string()).describe('names of users who uploaded its photos'),
  additional_uploads: flag.describe('0: the company has extra photos switched off'),
  angles: z.array(Angle),
  preset: Preset,
  /** The settings of its pictures: the company's look, overridden by the vehicle's own settings. */
  settings: Look,
  own_settings: OwnLook,
  licence_plates: z.array(LicencePlate),
  backgrounds: z.array(Background),
  logos: z.array(Logo),
  banners: z.array(Banner),
  ...CarRow.shape,
});
export type Car = z.infer<typeof Car>;

/** A save: only changes. `version` is the one that the user saw; without it nothing is compared. */
export const CarSave = z.strictObject({
  ...CarFields.partial().shape,
  id: id.optional(),
  settings: OwnLook.optional(),
  version: z.int().positive().optional(),
});
export type CarSave = z.infer<typeof CarSave>;

/** Returns whether a new vehicle has a name, a brand, a model or a VIN. It needs one of them. */
const isNamed = (car: Partial<CarFields>): boolean =>
  Boolean(car.vehicle_name || car.brand || car.model || car.vin);
const nameOrVin = { path: ['vehicle_name'], message: 'name_or_vin' };

/** A new vehicle. */
export const CarCreate = z
  .strictObject({ ...CarFields.partial().shape, settings: OwnLook.optional() })
  .refine(isNamed, nameOrVin);
export type CarCreate = z.infer<typeof CarCreate>;

/** A new vehicle of the named company, from the operator. The same rule applies. */
export const CarCreateForCompany = z
  .strictObject({ ...CarCreate.shape, company_id: id })
  .refine(isNamed, nameOrVin);
