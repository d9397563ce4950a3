import type { Pixels } from '../pixels.ts';
import { boxMean } from './boxMean.ts';
import type { OutlineShape } from './outlineShape.ts';
import type { Pose } from './pose.ts';

/** How fast the colour changes across and down, in units of what is usual in the neighbourhood; -4 to 4. */
export type EdgeField = { across: Float32Array; down: Float32Array; width: number; height: number };

/** Neighbourhood in pixels over which contrast is evened out, and contrast (0 to 255) below which an edge counts as noise. */
const RADIUS = 9;
const NOISE = 9;

/** The edges of a small picture. Foliage has edges everywhere, so each counts by how much it stands out where it is. */
export function findEdges(image: Pixels): EdgeField {
  const { width, height, data } = image;
  const across = new Float32Array(width * height);
  const down = new Float32Array(width * height);
  const strength = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      for (let c = 0; c < 3; c++) {
        const at = (dx: number, dy: number) => data[(i + dy * width + dx) * 3 + c] ?? 0;
        const gx =
          (at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1)) / 4;
        const gy =
          (at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)) / 4;
        const length = Math.hypot(gx, gy);
        if (length <= (strength[i] ?? 0)) continue;
        strength[i] = length;
        across[i] = gx;
        down[i] = gy;
      }
    }
  }
  const usual = boxMean(strength, width, height, RADIUS);
  for (let i = 0; i < strength.length; i++) {
    const scale = 1 / ((usual[i] ?? 0) + NOISE);
    const limit = Math.min(1, 4 / ((strength[i] ?? 0) * scale + 1e-6));
    across[i] = (across[i] ?? 0) * scale * limit;
    down[i] = (down[i] ?? 0) * scale * limit;
  }
  return { across, down, width, height };
}

/** Mean strength of the edges along the outline, each counted up to `strongest`. */
export function edgeAlong(
  field: EdgeField,
  { contour }: OutlineShape,
  pose: Pose,
  strongest: number,
): number {
  let sum = 0;
  for (let i = 0; i < contour.x.length; i++) {
    const nx = contour.normalX[i] ?? 0;
    const ny = contour.normalY[i] ?? 0;
    const x = pose.centerX + (contour.x[i] ?? 0) * pose.width;
    const y = pose.centerY + (contour.y[i] ?? 0) * pose.height;
    let found = 0;
    for (let along = -1; along <= 1; along++) {
      const px = Math.floor(x + nx * along);
      const py = Math.floor(y + ny * along);
      if (px < 0 || py < 0 || px >= field.width || py >= field.height) continue;
      const at = py * field.width + px;
      const here = Math.abs((field.across[at] ?? 0) * nx + (field.down[at] ?? 0) * ny);
      if (here > found) found = here;
    }
    sum += Math.min(found, strongest);
  }
  return sum / contour.x.length;
}
