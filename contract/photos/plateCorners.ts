import { z } from 'zod';
import type { AngleKind } from '../views/angleKind.ts';
import type { ShownView } from '../views/shownView.ts';
import { isOnWrongView, viewToShow } from '../views/viewFit.ts';
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
 * How a photo's plate is known: not looked for yet; found; seen, but too unclear to be changed; looked for and not found though the photo
 * should show one; said by the user; the user says that there is none.
 */
export const PlateState = z.enum(['unsought', 'found', 'unsure', 'missing', 'set', 'none']);
export type PlateState = z.infer<typeof PlateState>;

/** Returns whether it is settled where a photo's plate is, or that there is none; what is not is searched again. */
export const isPlateKnown = (state: PlateState): boolean =>
  state === 'found' || state === 'set' || state === 'none';

/** Why a finished picture shows its plate although the look changes plates: none was found, or none that was certain. */
export const UnchangedPlate = z.enum(['missing', 'unsure']);
export type UnchangedPlate = z.infer<typeof UnchangedPlate>;

interface Pictured {
  readonly kind: AngleKind;
  readonly code: string;
  /** What the network sees on the photo; null or left out where that is not clear. */
  readonly shows?: ShownView | null | undefined;
}

const FRONT_OR_REAR = /^(front|rear)(-|$)/;

/**
 * Returns whether a photo should show a plate: its view is a front or a rear, straight or aslant, as the standard preset names them; or one is
 * seen on a photo whose view says something else, or nothing.
 */
export const isPlateExpected = ({ kind, code, shows = null }: Pictured): boolean => {
  if (kind === 'exterior' && FRONT_OR_REAR.test(code)) return true;
  if (shows === null || !FRONT_OR_REAR.test(shows)) return false;
  return viewToShow({ kind, code }) === null || isOnWrongView(shows, { kind, code });
};
