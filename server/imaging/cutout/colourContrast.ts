import type { Pixels } from '../pixels.ts';
import type { OutlineShape, ShapePoints } from './outlineShape.ts';
import type { Pose } from './pose.ts';

const BINS = 8;

/** Number of the colour of every pixel, in steps coarse enough to be counted. */
export function binColours({ data, width, height }: Pixels): Uint16Array {
  const bins = new Uint16Array(width * height);
  const bin = (value: number | undefined) => Math.floor(((value ?? 0) * BINS) / 256);
  for (let i = 0; i < bins.length; i++)
    bins[i] = (bin(data[i * 3]) * BINS + bin(data[i * 3 + 1])) * BINS + bin(data[i * 3 + 2]);
  return bins;
}

/** One less the overlap (Bhattacharyya) of the colours inside the silhouette and close around it. */
export function colourContrast(
  bins: Uint16Array,
  image: Pixels,
  shape: OutlineShape,
  pose: Pose,
): number {
  const inside = countColours(bins, image, shape.inside, pose);
  const around = countColours(bins, image, shape.ring, pose);
  if (inside.total === 0 || around.total === 0) return 0;
  let overlap = 0;
  for (let i = 0; i < inside.counts.length; i++)
    overlap += Math.sqrt((inside.counts[i] ?? 0) * (around.counts[i] ?? 0));
  return 1 - overlap / Math.sqrt(inside.total * around.total);
}

function countColours(
  bins: Uint16Array,
  image: Pixels,
  points: ShapePoints,
  pose: Pose,
): { counts: Float32Array; total: number } {
  const counts = new Float32Array(BINS ** 3);
  let total = 0;
  for (let i = 0; i < points.x.length; i++) {
    const x = Math.floor(pose.centerX + (points.x[i] ?? 0) * pose.width);
    const y = Math.floor(pose.centerY + (points.y[i] ?? 0) * pose.height);
    if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
    const bin = bins[y * image.width + x] ?? 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
    total++;
  }
  return { counts, total };
}
