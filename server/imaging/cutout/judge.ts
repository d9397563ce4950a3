import type { DefectReason } from '../../../contract/photos/photo.ts';
import { type PhotoQuality, TOO_DARK } from '../../../contract/photos/photoQuality.ts';
import { coveredBox, type Mask, type PixelBox } from '../pixels.ts';
import { type Component, findComponents } from './components.ts';
import type { EngineCut } from './engine.ts';

/** Less steep edges (of 255 per pixel) mean shake or a wrong focus, unless the photo shows next to nothing at all. */
const TOO_SOFT = 7;
const PLAIN_CONTRAST = 10;
/** Smallest certainty: real vehicles at any distance have 0.65 and more; less is a part of one, overlapping ones, or something else. */
const LEAST_CONFIDENCE = 0.4;
/** Shares of the photo. */
const LEAST_WIDTH = 0.1;
const LEAST_AREA = 0.008;
/** Shares of the vehicle's height (beside) or width (above, below) along the photo's border above which it is cut off. */
type Limits = { beside: number; above: number; below: number };
/** For an engine's outline (figures: docs/decisions/pictures.md). */
const CUT_OFF: Limits = { beside: 0.07, above: 0.05, below: 0.03 };
/** A second piece this large, compared with the largest, is another vehicle. */
const SECOND_VEHICLE = 0.4;

/** Returns the photo's own defect, before anything is cut out; null: it may show a vehicle. */
export function judgeQuality({
  sharpness,
  contrast,
  brightest,
}: PhotoQuality): DefectReason | null {
  if (brightest < TOO_DARK) return 'too_dark';
  if (contrast < PLAIN_CONTRAST && sharpness < TOO_SOFT) return 'no_vehicle';
  return sharpness < TOO_SOFT ? 'too_blurred' : null;
}

/**
 * Returns the defect of a cut-out; null for a usable vehicle and in doubt, because a wrong defect costs a dealer more than a draft to
 * check.
 * @param boxGiven the user has drawn a box, so a vehicle is there, and it is the one meant
 */
export function judgeCut({ mask, confidence }: EngineCut, boxGiven: boolean): DefectReason | null {
  const box = coveredBox(mask);
  if (!box) return 'no_vehicle';
  if (!boxGiven && confidence < LEAST_CONFIDENCE) return 'no_vehicle';
  const pieces = findComponents(
    mask.width,
    mask.height,
    (i) => (mask.data[i] ?? 0) >= 128,
  ).components;
  const [largest] = pieces;
  if (!largest || largest.area < mask.width * mask.height * LEAST_AREA) return 'too_small';
  if (!boxGiven && isSeveral(pieces)) return 'several_vehicles';
  const vehicle = {
    x: largest.left,
    y: largest.top,
    width: largest.right - largest.left + 1,
    height: largest.bottom - largest.top + 1,
  };
  if (vehicle.width < mask.width * LEAST_WIDTH) return 'too_small';
  return isCutOff(mask, vehicle, CUT_OFF) ? 'cut_by_frame' : null;
}

/** Returns whether an outline shows several vehicles. @param pieces of the outline, the largest first */
export function isSeveral([largest, second]: readonly Component[]): boolean {
  return (
    largest !== undefined && second !== undefined && second.area > largest.area * SECOND_VEHICLE
  );
}

/** Returns whether the photo's border cuts a vehicle off. @param vehicle the box of its outline */
export function isCutOff(
  { data, width, height }: Mask,
  vehicle: PixelBox,
  limits: Limits,
): boolean {
  const covered = (count: number, at: (index: number) => number) =>
    Array.from({ length: count }, (_, i) => data[at(i)] ?? 0).filter((one) => one >= 128).length;
  const left = covered(height, (y) => y * width);
  const right = covered(height, (y) => y * width + width - 1);
  const above = covered(width, (x) => x);
  const below = covered(width, (x) => (height - 1) * width + x);
  return (
    Math.max(left, right) / vehicle.height > limits.beside ||
    above / vehicle.width > limits.above ||
    below / vehicle.width > limits.below
  );
}
