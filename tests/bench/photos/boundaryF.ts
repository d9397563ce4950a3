import { distanceTo } from '../../../server/imaging/cutout/distance.ts';
import type { Mask } from '../../../server/imaging/pixels.ts';
import { resizeMask } from '../../../server/imaging/raster.ts';

/**
 * Returns how well two outlines agree, 0 to 1: the harmonic mean of how much of each lies within `reach` pixels of the other, counted at the
 * truth's size.
 */
export async function boundaryF(mask: Mask, truth: Mask, reach = 3): Promise<number> {
  const found = await resizeMask(mask, truth.width, truth.height);
  const [ours, theirs] = [outlineOf(found), outlineOf(truth)];
  const [precision, recall] = [
    shareWithin(ours, theirs, truth, reach),
    shareWithin(theirs, ours, truth, reach),
  ];
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** Marks covered pixels that have an uncovered neighbour; the picture's border is no outline. */
function outlineOf({ data, width, height }: Mask): Uint8Array {
  const covered = (i: number) => (data[i] ?? 0) >= 128;
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!covered(i)) continue;
      const isEdge = (x > 0 && !covered(i - 1)) || (x + 1 < width && !covered(i + 1));
      if (isEdge || (y > 0 && !covered(i - width)) || (y + 1 < height && !covered(i + width)))
        out[i] = 1;
    }
  }
  return out;
}

function shareWithin(
  outline: Uint8Array,
  other: Uint8Array,
  { width, height }: Mask,
  reach: number,
): number {
  const distance = distanceTo(width, height, (i) => other[i] === 1);
  let [near, all] = [0, 0];
  for (let i = 0; i < outline.length; i++) {
    if (outline[i] === 0) continue;
    all++;
    if ((distance[i] ?? 0) <= reach) near++;
  }
  return all === 0 ? 0 : near / all;
}
