import { clamp } from '../pixels.ts';
import type { OutlineShape, ShapePoints } from './outlineShape.ts';
import type { Pose } from './pose.ts';

type Size = { width: number; height: number };

/** A silhouette never covers more of the photo than this share: beyond it, its correlation with anything has no meaning. */
const LARGEST_SHARE = 0.9;

/**
 * How well a laid out silhouette and a plane agree over the whole picture, as their correlation (-1 to 1). A silhouette over the most striking
 * part of a vehicle alone has the higher mean inside, but leaves much that stands out beside it, which the correlation counts.
 */
export function agreementWith(plane: Float32Array, image: Size, shape: OutlineShape): (pose: Pose) => number {
  const mean = plane.reduce((sum, value) => sum + value, 0) / plane.length;
  const spread = Math.sqrt(plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length);
  return (pose) => {
    const share = clamp((pose.width * pose.height * shape.fill) / plane.length, 0, LARGEST_SHARE);
    return (Math.sqrt(share / (1 - share)) * (meanAt(plane, image, shape.inside, pose) - mean)) / (spread + 1e-6);
  };
}

/** Mean of a plane at the points; beyond the picture's border it counts as 0. */
export function meanAt(plane: Float32Array, image: Size, points: ShapePoints, pose: Pose): number {
  const flip = pose.mirrored ? -1 : 1;
  let sum = 0;
  for (let i = 0; i < points.x.length; i++) {
    const x = Math.floor(pose.centerX + (points.x[i] ?? 0) * flip * pose.width);
    const y = Math.floor(pose.centerY + (points.y[i] ?? 0) * pose.height);
    if (x >= 0 && y >= 0 && x < image.width && y < image.height) sum += plane[y * image.width + x] ?? 0;
  }
  return sum / points.x.length;
}
