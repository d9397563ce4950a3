import { z } from 'zod';

const percent = (least: -100 | 0) => z.int().min(least).max(100);

/** The light of a room or background: it tints the vehicle and casts its shadow. */
export const Light = z.strictObject({
  side: percent(-100).describe('where it comes from: -100 the left, 0 above, 100 the right'),
  softness: percent(0).describe(
    '0: a bare lamp or the sun, whose shadow is dark and narrow; 100: a cloudy sky',
  ),
  warmth: percent(-100).describe('-100 bluish, 0 neutral, 100 reddish'),
});
export type Light = z.infer<typeof Light>;

/** Where the floor of a background begins. */
export const FloorFrom = z
  .int()
  .min(20)
  .max(90)
  .nullable()
  .describe(
    'in percent of the height; null: unknown, so tyres may be on the wall; assumed: the specification does not mention it',
  );

/** A light that was set; null: it is read from the picture. */
export const LightSetting = Light.nullable().describe(
  'null: read from the picture; assumed: the specification does not mention light',
);
