import type { Stroke } from '../stroke.ts';
import { distancesTo } from './distance.ts';
import { areaOf, marginOf, type Painting } from './painting.ts';
import { STEP, type Surroundings, spread } from './spread.ts';

/** Width of the outline's soft edge where the picture has no edge, in pixels. */
const SOFT = 2;
/** Smoothing with the neighbours flattens the edge; this factor restores its steepness. */
const STEEPNESS = 1.5;

/**
 * Paints a stroke into an outline. All pixels under the brush are set: they belong to the vehicle, or not. Beside the brush, within `marginOf`,
 * the outline grows up to the next edge of the picture, but never over pixels of earlier strokes. A keeping stroke removes nothing, a removing
 * one adds nothing. Browser and server use the same code, so that the picture is made with the outline that the user saw.
 */
export const paintStroke = (painting: Painting, stroke: Stroke): void => {
  const { coverage, final } = painting;
  const area = areaOf(stroke, coverage);
  const [radius, margin] = [stroke.radius * coverage.width, marginOf(stroke) * coverage.width];
  const distances = distancesTo(stroke, coverage, area, radius + margin);
  const surroundings = { area, distances, radius, margin };
  const shares = sharesOf(surroundings, spread(painting, surroundings));
  for (let i = 0; i < distances.length; i++) {
    const distance = distances[i] ?? 0;
    if (distance === Number.POSITIVE_INFINITY) continue;
    const at = (area.y + Math.floor(i / area.width)) * coverage.width + area.x + (i % area.width);
    const isUnder = distance <= radius;
    if (!isUnder && final[at] === 1) continue;
    const strength = isUnder ? 255 : smoothed(shares, i, area.width);
    const before = coverage.data[at] ?? 0;
    coverage.data[at] =
      stroke.mode === 'keep' ? Math.max(before, strength) : Math.min(before, 255 - strength);
    if (isUnder) final[at] = 1;
  }
};

/** Returns how much of each pixel a stroke takes, 0 to 255: all under the brush, beside it what `ways` reach within the margin. */
const sharesOf = ({ distances, radius, margin }: Surroundings, ways: Uint16Array): Uint8Array => {
  const shares = new Uint8Array(ways.length);
  for (let i = 0; i < shares.length; i++) {
    const distance = distances[i] ?? 0;
    if (distance === Number.POSITIVE_INFINITY) continue;
    const reached = (margin - (ways[i] ?? 0) / STEP) / SOFT;
    const share = distance <= radius ? 1 : Math.max(reached, 1 - (distance - radius));
    shares[i] = Math.round(Math.min(1, Math.max(0, share)) * 255);
  }
  return shares;
};

/** Returns the mean of a pixel and its neighbours, so that noise does not leave out single pixels. */
const smoothed = (shares: Uint8Array, i: number, width: number): number => {
  const x = i % width;
  const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
  let [sum, count] = [0, 0];
  for (let row = i < width ? i : i - width; row <= i + width && row < shares.length; row += width) {
    for (let at = row + left; at <= row + right; at++) {
      sum += shares[at] ?? 0;
      count++;
    }
  }
  return Math.min(255, Math.max(0, Math.round((sum / count - 127.5) * STEEPNESS + 127.5)));
};
