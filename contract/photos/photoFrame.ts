import { z } from 'zod';

const FramePoint = z.strictObject({ x: z.number(), y: z.number() });

/**
 * Where a whole upright photograph lies in its finished picture: its corners top left, top right and bottom left, as fractions of the
 * picture from the top left. They lie beyond 0 to 1 where the picture shows only a part of the photograph.
 */
export const PhotoFrame = z
  .tuple([FramePoint, FramePoint, FramePoint])
  .describe(
    'corners top left, top right and bottom left of the upright photograph, as fractions of the finished picture',
  );
export type PhotoFrame = z.infer<typeof PhotoFrame>;
