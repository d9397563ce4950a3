import { z } from 'zod';

const FramePoint = z.strictObject({ x: z.number(), y: z.number() });

/**
 * Where a whole upright photo lies in its finished picture: its corners top left, top right and bottom left, as fractions of the picture from
 * the top left. They are below 0 or above 1 if the picture shows only a part of the photo.
 */
export const PhotoFrame = z
  .tuple([FramePoint, FramePoint, FramePoint])
  .describe(
    'corners of the upright photo: top left, top right, bottom left, as fractions of the finished picture',
  );
export type PhotoFrame = z.infer<typeof PhotoFrame>;
