import { z } from 'zod';
import type { AngleKind } from './angle.ts';

const PlatePoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
/** A point as fractions of the upright photograph, from its top left. */
export type PlatePoint = z.infer<typeof PlatePoint>;

/** Less than this share of the photograph is no plate that anybody can read or replace. */
const LEAST_AREA = 1e-5;

type Corners = readonly [PlatePoint, PlatePoint, PlatePoint, PlatePoint];

/** Whether four corners, clockwise, enclose an area without a dent. */
export const isPlateShape = (corners: Corners): boolean => {
  let area = 0;
  for (const [index, { x, y }] of corners.entries()) {
    const next = corners[(index + 1) % 4] ?? corners[0];
    const last = corners[(index + 2) % 4] ?? corners[0];
    if ((next.x - x) * (last.y - next.y) - (next.y - y) * (last.x - next.x) <= 0) return false;
    area += (x * next.y - next.x * y) / 2;
  }
  return area >= LEAST_AREA;
};

/** Where a licence plate is in a photo: top left, top right, bottom right, bottom left, as one reads it. */
export const PlateCorners = z
  .tuple([PlatePoint, PlatePoint, PlatePoint, PlatePoint])
  .refine(isPlateShape, { message: 'plate_shape' })
  .describe('top left, top right, bottom right, bottom left, as fractions of the upright photograph');
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
