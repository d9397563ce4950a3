import { z } from 'zod';
import { id, line, textInt, timestamp, url } from '../fields.ts';
import { flag, textFlag } from '../flag.ts';
import { AngleKind } from './angle.ts';
import { Background, Banner, LicencePlate, Logo, Room, RoomComponent } from './asset.ts';
import { PLATE_COUNTRIES } from './plate.ts';

const version = z.int().positive();
/** The same in a form or query, where it is text: a save over somebody else's is refused with 409. */
const seenVersion = textInt(1, 999_999_999).optional();
const pictureName = line(120).min(1);

/** What settings show of a picture beside itself. Who deletes one reads here what that would change. */
const kept = {
  /** 1 when it is the company's standard. */
  is_default: flag,
  cars_count: z
    .int()
    .nonnegative()
    .describe('vehicles of the company that name it themselves; counted up to 1000'),
  created_at: timestamp,
  version,
};

export const BackgroundRow = z.strictObject({ ...Background.shape, ...kept });
export type BackgroundRow = z.infer<typeof BackgroundRow>;
export const BannerRow = z.strictObject({ ...Banner.shape, ...kept });
export type BannerRow = z.infer<typeof BannerRow>;
export const LicencePlateRow = z.strictObject({
  ...LicencePlate.shape,
  country: z.enum(PLATE_COUNTRIES).nullable(),
  ...kept,
});
export type LicencePlateRow = z.infer<typeof LicencePlateRow>;

/** Share of the finished picture's width that a logo takes at most, in percent. */
export const LogoSize = z.int().min(5).max(40);
/** Distance from the picture's edges, in percent of its width. */
export const LogoMargin = z.number().min(0).max(15);
export const LogoRow = z.strictObject({
  ...Logo.shape,
  size: LogoSize,
  margin: LogoMargin,
  ...kept,
});
export type LogoRow = z.infer<typeof LogoRow>;

/** A new picture. Without a name it is called as its file; `is_default` makes it the company's standard at once. */
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
export const LogoSave = z.strictObject({
  ...PictureSave.shape,
  size: LogoSize.optional(),
  margin: LogoMargin.optional(),
});
export type LogoSave = z.infer<typeof LogoSave>;

/** A view as a company's photographers find it (specification, chapter 2, tab comments). */
export const CompanyView = z.strictObject({
  id,
  code: z.string(),
  name: z.strictObject({ en: z.string(), de: z.string() }),
  kind: AngleKind,
  silhouette: z.string(),
  /** Its place in the company's order, from 0. */
  position: z.int().nonnegative(),
  selected: flag.describe('1 when the company photographs it'),
  comment: z.string(),
  show_banner: flag,
  show_logo: flag,
  banner_id: id.nullable().describe('null: the banner of the look'),
  /** Counts the saves; 0 when nothing was said about the view yet. */
  version: z.int().nonnegative(),
});
export type CompanyView = z.infer<typeof CompanyView>;

/** A wall or a floor: what stands behind, or lies under, a vehicle, with a picture for each view of the whole vehicle. */
export const ComponentRow = z.strictObject({
  ...RoomComponent.shape,
  images: z.array(z.strictObject({ angle_id: id, url, preview_url: url })),
  /** Views of the whole vehicle that have no picture, each with the view whose picture stands in; null: the Photo Box does. */
  missing: z.array(z.strictObject({ angle_id: id, from: id.nullable() })),
  rooms_count: z.int().nonnegative().describe('rooms that are made of it'),
  created_at: timestamp,
  version,
});
export type ComponentRow = z.infer<typeof ComponentRow>;

export const RoomRow = z.strictObject({ ...Room.shape, ...kept });
export type RoomRow = z.infer<typeof RoomRow>;
export const RoomCreate = z.strictObject({ name: pictureName, wall_id: id, floor_id: id });
export type RoomCreate = z.infer<typeof RoomCreate>;
export const RoomSave = z.strictObject({
  ...RoomCreate.partial().shape,
  version: version.optional(),
});
export type RoomSave = z.infer<typeof RoomSave>;
/** A new wall or floor. Its pictures are the parts `image[angle_N]`, N being a view's id; views without one take the nearest. */
export const componentForm = {
  fields: z.strictObject({ name: pictureName }),
  files: ['image[angle_N]'],
} as const;
/** Further pictures of a wall or floor; one that a view has already gives way. `version`: what the sender has seen. */
export const componentImagesForm = {
  fields: z.strictObject({ version: seenVersion }),
  files: ['image[angle_N]'],
} as const;
/** Takes a view's picture away; as above. */
export const ComponentImageQuery = z.strictObject({ version: seenVersion });

/** More views than any preset has. */
const MOST_VIEWS = 60;
/** A room that is being composed. What is left out, the Photo Box stands in for; without `angles`, every view of the whole vehicle is shown. */
export const RoomPreviewAsk = z.strictObject({
  wall_id: id.optional(),
  floor_id: id.optional(),
  angles: z.array(id).min(1).max(MOST_VIEWS).optional(),
});
export type RoomPreviewAsk = z.infer<typeof RoomPreviewAsk>;
/** The sample vehicle in a room, at one view. Nothing is stored. */
export const RoomPreview = z.strictObject({
  angle_id: id,
  /** The views whose pictures are seen: the view itself, or the one that stands in; null where the Photo Box does. */
  wall_from: id.nullable(),
  floor_from: id.nullable(),
  image: z
    .string()
    .describe(
      'a JPEG as a data: address, 640 wide where at most three views are asked for, else 320',
    ),
});
export type RoomPreview = z.infer<typeof RoomPreview>;
