import { z } from 'zod';
import type { AngleKind } from '../views/angleKind.ts';
import type { ShownView } from '../views/shownView.ts';
import { isOnWrongView, viewToShow } from '../views/viewFit.ts';
import { isPlateShape } from './plateShape.ts';

const PlatePoint = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
/** A point as fractions of the upright photograph, from its top left. */
export type PlatePoint = z.infer<typeof PlatePoint>;

/** The corners of a licence plate in a photo: top left, top right, bottom right, bottom left, in reading direction. */
export const PlateCorners = z
  .tuple([PlatePoint, PlatePoint, PlatePoint, PlatePoint])
  .refine(isPlateShape, { message: 'plate_shape' })
  .describe(
    'corners of the plate: top left, top right, bottom right, bottom left, as fractions of the upright photo',
  );
export type PlateCorners = z.infer<typeof PlateCorners>;

/**
 * What is known of a photo's plate: not searched for yet; found; seen, but too unclear to be changed; not found though the photo should show
 * one; set by the user; none according to the user.
 */
export const PlateState = z.enum(['unsought', 'found', 'unsure', 'missing', 'set', 'none']);
export type PlateState = z.infer<typeof PlateState>;

/** Returns whether a photo's plate, or that it has none, is settled; otherwise it is searched for again. */
export const isPlateKnown = (state: PlateState): boolean =>
  state === 'found' || state === 'set' || state === 'none';

/** Why a finished picture shows its plate although the look changes plates: none was found, or none with certainty. */
export const UnchangedPlate = z.enum(['missing', 'unsure']);
export type UnchangedPlate = z.infer<typeof UnchangedPlate>;

interface Pictured {
  readonly kind: AngleKind;
  readonly code: string;
  /** What the network sees in the photo; null or omitted if unclear. */
  readonly shows?: ShownView | null | undefined;
}

const FRONT_OR_REAR = /^(front|rear)(-|$)/;

/**
 * Returns whether a photo should show a plate: its view is a front or a rear, straight or at an angle, by the code in the standard preset; or
 * the network sees one in a photo of another view, or of none.
 */
export const isPlateExpected = ({ kind, code, shows = null }: Pictured): boolean => {
  if (kind === 'exterior' && FRONT_OR_REAR.test(code)) return true;
  if (shows === null || !FRONT_OR_REAR.test(shows)) return false;
  return viewToShow({ kind, code }) === null || isOnWrongView(shows, { kind, code });
};
