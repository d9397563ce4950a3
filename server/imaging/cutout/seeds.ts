import type { Mask, PixelBox } from '../pixels.ts';
import { distanceTo } from './distance.ts';
import { SEED } from './grabCut.ts';
import type { Pose } from './pose.ts';
import type { Silhouette } from './silhouette.ts';

/** The silhouette as it lies over a picture of that size. */
export function layOut({ mask, box }: Silhouette, pose: Pose, size: { width: number; height: number }): Mask {
  const data = new Uint8Array(size.width * size.height);
  const left = pose.centerX - pose.width / 2;
  const top = pose.centerY - pose.height / 2;
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(size.height, top + pose.height); y++) {
    const sy = box.y + Math.floor(((y - top) * box.height) / pose.height);
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(size.width, left + pose.width); x++) {
      const across = ((x - left) * box.width) / pose.width;
      const sx = box.x + Math.floor(pose.mirrored ? box.width - 1 - across : across);
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

/**
 * What GrabCut is told: deep inside the outline is vehicle, far outside is not, between them it decides by colour.
 * @param limit outside this box nothing is vehicle
 */
export function seedsAround(outline: Mask, band: Band, limit: PixelBox | null): Uint8Array {
  const { width, height } = outline;
  const covered = (i: number) => (outline.data[i] ?? 0) >= 128;
  const toOutside = distanceTo(width, height, (i) => !covered(i));
  const toVehicle = distanceTo(width, height, covered);
  const seeds = new Uint8Array(width * height);
  for (let i = 0; i < seeds.length; i++) {
    const y = Math.floor(i / width);
    const outer = y < band.floor ? band.outer : band.below;
    if (covered(i)) seeds[i] = (toOutside[i] ?? 0) > band.inner ? SEED.vehicle : SEED.probablyVehicle;
    else seeds[i] = (toVehicle[i] ?? 0) > outer ? SEED.background : SEED.probablyBackground;
    if (limit && !within(limit, i % width, y)) seeds[i] = SEED.background;
  }
  return seeds;
}

/** How many pixels of a cut above the row `floor` were stopped by the band's outer border: many mean that the vehicle goes on there. */
export function stoppedByBand(cut: Mask, seeds: Uint8Array, floor: number): number {
  const { width } = cut;
  const stops = (i: number) => seeds[i] === SEED.background;
  let stopped = 0;
  for (let i = width; i < Math.min(floor, cut.height - 1) * width; i++) {
    if ((cut.data[i] ?? 0) >= 128 && (stops(i - 1) || stops(i + 1) || stops(i - width) || stops(i + width))) stopped++;
  }
  return stopped;
}

function within(box: PixelBox, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}
