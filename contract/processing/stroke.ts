import { z } from 'zod';
import { STROKE_LIMITS } from './brush/strokeLimits.ts';

const share = z.number().min(0).max(1);

/** A brush stroke over a photo: the pixels under it belong to the vehicle, or do not. */
export const Stroke = z.strictObject({
  mode: z.enum(['keep', 'remove']),
  radius: z
    .number()
    .min(STROKE_LIMITS.leastRadius)
    .max(STROKE_LIMITS.mostRadius)
    .describe("radius of the brush, as a fraction of the photo's width"),
  points: z
    .array(z.tuple([share, share]))
    .min(1)
    .max(STROKE_LIMITS.points)
    .describe("path of the brush's centre, as fractions of the upright photo from its top left"),
});
export type Stroke = z.infer<typeof Stroke>;

/** All strokes over a photo, in the order they were painted: where they overlap, the later one wins. */
export const Strokes = z
  .array(Stroke)
  .max(STROKE_LIMITS.strokes)
  .refine(
    (strokes) =>
      strokes.reduce((sum, { points }) => sum + points.length, 0) <= STROKE_LIMITS.allPoints,
    {
      message: 'strokes_too_long',
    },
  );
