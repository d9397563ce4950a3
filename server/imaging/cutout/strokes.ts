import { paintStroke } from '../../../contract/processing/brush/paintStroke.ts';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import type { Mask, Pixels } from '../pixels.ts';

/**
 * Applies the user's corrections to an outline, in the order they were painted (see `paintStroke`), whichever engine drew the outline.
 * @param photo the upright photo, of the mask's size
 * @returns a new mask; without strokes the one that was given
 */
export function paintStrokes(photo: Pixels, mask: Mask, strokes: readonly Stroke[]): Mask {
  if (strokes.length === 0) return mask;
  const coverage = { ...mask, data: Uint8Array.from(mask.data) };
  const painting = { picture: photo, coverage, final: new Uint8Array(mask.data.length) };
  for (const stroke of strokes) paintStroke(painting, stroke);
  return coverage;
}
