import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { toQuad } from '../../../server/imaging/plate/quad.ts';
import { shareCovered } from './quadOverlap.ts';

/** `plates` is the share of a photo's plates that were found, missing if it shows none; `falsePlates` counts other things taken for a plate. */
export type PlateFigures = { plates?: number; falsePlates: number };

/** A plate counts as found when this share of it is covered. */
const COVERED = 0.8;
/** A found plate is wrong if less than this share of it overlaps a true one. */
const ON_PLATE = 0.5;
/** Shares are counted in a picture of this size, in pixels. */
const SIZE = { width: 2000, height: 1500 };

/** Returns the figures of one photo. @param found what the step `plate` found, null if nothing @param truth every plate that the photo shows */
export function plateFigures(
  found: PlateCorners | null,
  truth: readonly PlateCorners[],
): PlateFigures {
  const quad = found && toQuad(found, SIZE);
  const plates = truth.map((corners) => toQuad(corners, SIZE));
  const hits = quad
    ? plates.filter((plate) => shareCovered(plate, quad, SIZE) >= COVERED).length
    : 0;
  const isFalse =
    quad !== null && !plates.some((plate) => shareCovered(quad, plate, SIZE) >= ON_PLATE);
  return {
    ...(plates.length > 0 && { plates: hits / plates.length }),
    falsePlates: isFalse ? 1 : 0,
  };
}
