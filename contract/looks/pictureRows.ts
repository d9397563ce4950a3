import { line, timestamp, version } from '@turntable/declare/contract/fields.ts';
import { flag, textFlag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';
import { FloorFrom, LightSetting } from './light.ts';
import { Background, Banner, LicencePlate, Logo } from './picture.ts';
import { PLATE_COUNTRIES } from './plate.ts';

export const pictureName = line(120).min(1);

/** Where a picture is used, shown in settings so that users see what deleting it would change. */
export const pictureUsage = {
  /** 1 for the company's default. */
  is_default: flag,
  cars_count: z
    .int()
    .nonnegative()
    .describe("number of the company's vehicles whose own settings use it, counted up to 1,000"),
  created_at: timestamp,
  version,
};

export const BackgroundRow = z.strictObject({
  ...Background.shape,
  light: LightSetting,
  floor_from: FloorFrom,
  ...pictureUsage,
});
export type BackgroundRow = z.infer<typeof BackgroundRow>;
export const BannerRow = z.strictObject({ ...Banner.shape, ...pictureUsage });
export type BannerRow = z.infer<typeof BannerRow>;
export const LicencePlateRow = z.strictObject({
  ...LicencePlate.shape,
  country: z.enum(PLATE_COUNTRIES).nullable(),
  ...pictureUsage,
});
export type LicencePlateRow = z.infer<typeof LicencePlateRow>;

/** Maximum width of a logo, in percent of the finished picture's width. */
export const LogoSize = z.int().min(5).max(40);
/** Distance from the picture's edges, in percent of its width. */
export const LogoMargin = z.number().min(0).max(15);
export const LogoRow = z.strictObject({
  ...Logo.shape,
  size: LogoSize,
  margin: LogoMargin,
  ...pictureUsage,
});
export type LogoRow = z.infer<typeof LogoRow>;

/** A new picture. Without a name it is named after its file; `is_default` makes it the company's default at once. */
export const pictureForm = {
  fields: z.strictObject({ name: pictureName.optional(), is_default: textFlag.optional() }),
  files: ['image'],
} as const;
/** A new licence plate; its proportions must be those of a plate of the country. */
export const plateForm = {
  fields: z.strictObject({ ...pictureForm.fields.shape, country: z.enum(PLATE_COUNTRIES) }),
  files: ['image'],
} as const;
export const PictureSave = z.strictObject({
  name: pictureName.optional(),
  version: version.optional(),
});
export type PictureSave = z.infer<typeof PictureSave>;
export const BackgroundSave = z.strictObject({
  ...PictureSave.shape,
  light: LightSetting.optional(),
  floor_from: FloorFrom.optional(),
});
export type BackgroundSave = z.infer<typeof BackgroundSave>;
export const LogoSave = z.strictObject({
  ...PictureSave.shape,
  size: LogoSize.optional(),
  margin: LogoMargin.optional(),
});
export type LogoSave = z.infer<typeof LogoSave>;
