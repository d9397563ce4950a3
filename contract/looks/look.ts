import { id } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';

/**
 * Kinds of backgrounds. Photo Box, a virtual showroom, is the default (specification, chapters 1 and 9). `keep_floor` keeps the photo's own
 * floor and shadow under the Photo Box's wall, `blurred` blurs the photo's own surroundings.
 */
export const BackgroundType = z.enum([
  'photo_box',
  'background',
  'room',
  'keep_floor',
  'blurred',
  'original',
]);
export type BackgroundType = z.infer<typeof BackgroundType>;
const DEFAULT_BACKGROUND_TYPE: BackgroundType = 'photo_box';

/** Width to height of the finished picture. */
export const Crop = z.enum(['4:3', '3:2', '16:9', '1:1']);
export type Crop = z.infer<typeof Crop>;

/** Nine positions of the logo. */
export const LogoPosition = z.enum([
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
]);
export type LogoPosition = z.infer<typeof LogoPosition>;

/** How strongly the old surroundings are removed from a vehicle's glass. */
export const Glass = z.enum(['off', 'light', 'strong']);
export type Glass = z.infer<typeof Glass>;

/** The background for vehicles with a doubtful outline: one that hides its faults, or the look's own (`none`). */
export const CutFallback = z.enum(['none', 'keep_floor', 'blurred']);
export type CutFallback = z.infer<typeof CutFallback>;

/** Room beside the vehicle, in percent of the picture's width. */
export const MARGIN = { min: 0, max: 25, usual: 5 } as const;

/** How strongly paint and rims are polished, in percent. */
export const POLISH_STRENGTH = { min: 1, max: 100, usual: 50 } as const;
const polishStrength = z
  .int()
  .min(POLISH_STRENGTH.min)
  .max(POLISH_STRENGTH.max)
  .describe(
    'in percent, while the polish of that name is on; assumed: the specification has only the switch',
  );

/** How finished pictures look: a company's standard or one vehicle's own (specification, chapter 3, settings). */
export const Look = z.strictObject({
  background_type: BackgroundType,
  background_id: id.nullable(),
  room_id: id.nullable(),
  cut_fallback: CutFallback.describe(
    'assumed: the specification does not mention doubtful outlines',
  ),
  default_crop: Crop,
  margin: z
    .int()
    .min(MARGIN.min)
    .max(MARGIN.max)
    .describe("least room on each side of the vehicle, in percent of the picture's width; assumed"),
  logo_id: id.nullable(),
  logo_position: LogoPosition,
  banner_id: id.nullable(),
  licence_plate_id: id.nullable(),
  cutting: flag,
  plate_blur: flag,
  plate_image: flag,
  glass: Glass.describe('assumed: the specification does not mention glass'),
  polishing: flag,
  polishing_strength: polishStrength,
  rim_polishing: flag,
  rim_polishing_strength: polishStrength,
  reflective_floor: flag,
});
export type Look = z.infer<typeof Look>;

/** The default look: a Photo Box, the vehicle cut out, no polish. */
export const DEFAULT_LOOK: Look = {
  background_type: DEFAULT_BACKGROUND_TYPE,
  background_id: null,
  room_id: null,
  cut_fallback: 'none',
  default_crop: '4:3',
  margin: MARGIN.usual,
  logo_id: null,
  logo_position: 'top-right',
  banner_id: null,
  licence_plate_id: null,
  cutting: 1,
  plate_blur: 0,
  plate_image: 0,
  glass: 'light',
  polishing: 0,
  polishing_strength: POLISH_STRENGTH.usual,
  rim_polishing: 0,
  rim_polishing_strength: POLISH_STRENGTH.usual,
  reflective_floor: 0,
};
