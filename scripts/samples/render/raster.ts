import type { Mesh } from '../geometry/mesh.ts';
import { f32 } from '../geometry/numbers.ts';
import type { Camera } from './camera.ts';

/** A mesh in a scene, with the number of its material and, if it has openings, which of its points are missing. */
export interface Part {
  mesh: Mesh;
  material: number;
  missing?: (x: number, y: number, z: number) => boolean;
}

/** What is visible at each sample of the picture: which triangle of which part, and how far away (infinite for nothing). */
export interface Visible {
  width: number;
  height: number;
  depth: Float32Array;
  part: Int16Array;
  triangle: Int32Array;
}

const NEAR = 0.02;

/**
 * Draws parts into a depth buffer. Perspective z-buffer over triangles: edge functions on screen, 1/depth interpolated, missing points of a
 * part skipped one by one. With `behind`, only samples in front of that picture count.
 */
export function visibleParts(parts: readonly Part[], camera: Camera, behind?: Visible): Visible {
  const { width, height } = camera;
  const seen: Visible = {
    width,
    height,
    depth: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
    part: new Int16Array(width * height).fill(-1),
    triangle: new Int32Array(width * height).fill(-1),
  };
  for (const [number, part] of parts.entries()) drawPart(part, number, camera, seen, behind);
  return seen;
}

function drawPart(
  { mesh, missing }: Part,
  number: number,
  camera: Camera,
  seen: Visible,
  behind?: Visible,
): void {
  const { positions, indices } = mesh;
  const { eye, right, up, forward, focal, centre } = camera;
  const count = positions.length / 3;
  const sx = new Float32Array(count);
  const sy = new Float32Array(count);
  const sw = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const dx = f32(positions, i * 3) - eye[0];
    const dy = f32(positions, i * 3 + 1) - eye[1];
    const dz = f32(positions, i * 3 + 2) - eye[2];
    const depth = dx * forward[0] + dy * forward[1] + dz * forward[2];
    const k = focal / depth;
    sx[i] = centre[0] + (dx * right[0] + dy * right[1] + dz * right[2]) * k;
    sy[i] = centre[1] - (dx * up[0] + dy * up[1] + dz * up[2]) * k;
    sw[i] = depth > NEAR ? 1 / depth : -1;
  }
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t] as number; // indices hold whole triangles
    const b = indices[t + 1] as number;
    const c = indices[t + 2] as number;
    const wa = f32(sw, a);
    const wb = f32(sw, b);
    const wc = f32(sw, c);
    if (wa < 0 || wb < 0 || wc < 0) continue;
    const ax = f32(sx, a);
    const ay = f32(sy, a);
    const bx = f32(sx, b);
    const by = f32(sy, b);
    const cx = f32(sx, c);
    const cy = f32(sy, c);
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(seen.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(seen.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let py = y0; py <= y1; py++) {
      const qy = py + 0.5;
      for (let px = x0; px <= x1; px++) {
        const qx = px + 0.5;
        const u = ((bx - qx) * (cy - qy) - (by - qy) * (cx - qx)) / area;
        const v = ((cx - qx) * (ay - qy) - (cy - qy) * (ax - qx)) / area;
        const w = 1 - u - v;
        if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
        const depth = 1 / (u * wa + v * wb + w * wc);
        const n = py * seen.width + px;
        if (depth >= f32(seen.depth, n) || (behind && depth >= f32(behind.depth, n))) continue;
        if (missing) {
          const ua = u * wa * depth;
          const vb = v * wb * depth;
          const vc = w * wc * depth;
          const x =
            f32(positions, a * 3) * ua + f32(positions, b * 3) * vb + f32(positions, c * 3) * vc;
          const y =
            f32(positions, a * 3 + 1) * ua +
            f32(positions, b * 3 + 1) * vb +
            f32(positions, c * 3 + 1) * vc;
          const z =
            f32(positions, a * 3 + 2) * ua +
            f32(positions, b * 3 + 2) * vb +
            f32(positions, c * 3 + 2) * vc;
          if (missing(x, y, z)) continue;
        }
        seen.depth[n] = depth;
        seen.part[n] = number;
        seen.triangle[n] = t;
      }
    }
  }
}
