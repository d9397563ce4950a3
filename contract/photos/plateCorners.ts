import { z } from 'zod';
import type { AngleKind } from '../views/angleKind.ts';
import { isPlateShape } from './plateShape.ts';

const PlatePoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
/** A point as fractions of the upright photograph, from its top left. */
export type PlatePoint = z.infer<typeof PlatePoint>;

/** Where a licence plate is in a photo: top left, top right, bottom right, bottom left, as one reads it. */
export const PlateCorners = z
  .tuple([PlatePoint, PlatePoint, PlatePoint, PlatePoint])
  .refine(isPlateShape, { message: 'plate_shape' })
  .describe(
    'top left, top right, bottom right, bottom left, as fractions of the upright photograph',
  );
export type PlateCorners = z.infer<typeof PlateCorners>;

/**
 * How a photo's plate is known: not looked for yet; found; looked for and not found though the view should show one; said by the user; the
 * user says that there is none.
 */
export const PlateState = z.enum(['unsought', 'found', 'missing', 'set', 'none']);
export type PlateState = z.infer<typeof PlateState>;

/** Whether a photo of a view shows a plate, as the standard preset names its views: fronts and rears, straight and aslant. */
export const isPlateExpected = ({ kind, code }: { kind: AngleKind; code: string }): boolean =>
  kind === 'exterior' && /^(front|rear)(-|$)/.test(code);
