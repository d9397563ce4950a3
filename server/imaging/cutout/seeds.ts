import type { Mask, PixelBox, Size } from '../pixels.ts';
import { distanceTo } from './distance.ts';
import { SEED } from './grabCut.ts';
import type { Pose } from './pose.ts';
import { type Sight, sizeOf } from './sight.ts';
import type { Silhouette } from './silhouette.ts';

/** The silhouette as it lies over a picture of that size. */
export function layOut({ mask, box }: Silhouette, pose: Pose, size: Size): Mask {
  const data = new Uint8Array(size.width * size.height);
  const left = pose.centerX - pose.width / 2;
  const top = pose.centerY - pose.height / 2;
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(size.height, top + pose.height); y++) {
    const sy = box.y + Math.floor(((y - top) * box.height) / pose.height);
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(size.width, left + pose.width); x++) {
      const sx = box.x + Math.floor(((x - left) * box.width) / pose.width);
      if ((mask.data[sy * mask.width + sx] ?? 0) >= 128) data[y * size.width + x] = 255;
    }
  }
  return { data, width: size.width, height: size.height };
}

/** How sure the outline is, in pixels: deeper inside than `inner` and farther outside than `outer` nothing is doubted. */
export type Band = {
  inner: number;
  outer: number;
  /** Counts instead of `outer` from the row `floor` on: what follows under a vehicle is its shadow. */
  below: number;
  floor: number;
};

/** What GrabCut is told: deep inside the outline is vehicle, far outside is not, between them it decides by colour. */
export function seedsAround(outline: Mask, band: Band): Uint8Array {
  const { covered, toOutside, toVehicle } = distancesIn(outline);
  return Uint8Array.from(outline.data, (_, i) => {
    const outer = i / outline.width < band.floor ? band.outer : band.below;
    if (covered(i)) return (toOutside[i] ?? 0) > band.inner ? SEED.vehicle : SEED.probablyVehicle;
    return (toVehicle[i] ?? 0) > outer ? SEED.background : SEED.probablyBackground;
  });
}

/** How far from the edge of what is seen, as a share of its size, and how likely a pixel has to be to count as sure. */
const SURE = {
  inside: { distance: 0.04, likely: 220 },
  outside: { distance: 0.04, likely: 40 },
} as const;

/**
 * What GrabCut is told of what is seen: near its edge, and where that was doubtful, it decides by colour.
 * @param limit outside this box nothing is vehicle
 */
export function seedsOf({ likely, body }: Sight, limit: PixelBox | null): Uint8Array {
  const { covered, toOutside, toVehicle } = distancesIn(body);
  const size = sizeOf(body);
  return Uint8Array.from(likely.data, (value, i) => {
    if (limit && !within(limit, i % body.width, Math.floor(i / body.width))) return SEED.background;
    if (covered(i)) {
      const isSure =
        (toOutside[i] ?? 0) > SURE.inside.distance * size && value >= SURE.inside.likely;
      return isSure ? SEED.vehicle : SEED.probablyVehicle;
    }
    const isSure =
      (toVehicle[i] ?? 0) > SURE.outside.distance * size || value < SURE.outside.likely;
    return isSure ? SEED.background : SEED.probablyBackground;
  });
}

/** Which pixels lie inside an outline, and how far each is from the other side of it. */
function distancesIn({ data, width, height }: Mask) {
  const covered = (i: number) => (data[i] ?? 0) >= 128;
  return {
    covered,
    toOutside: distanceTo(width, height, (i) => !covered(i)),
    toVehicle: distanceTo(width, height, covered),
  };
}

function within(box: PixelBox, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}
