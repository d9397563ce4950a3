import { f32 } from '../geometry/numbers.ts';
import { sun } from './light.ts';
import type { Part } from './raster.ts';

const SIDE = 9;
const CELLS = 600;

/** How much sun and sky reach the ground round a vehicle: fractions from 0 to 1 on a square of nine metres. */
export interface GroundLight {
  sunAt(x: number, y: number): number;
  skyAt(x: number, y: number): number;
}

/** Casts the vehicle's shadow along the sun's rays, and estimates the sky that it hides. */
export function groundLightOf(parts: readonly Part[]): GroundLight {
  const { to } = sun;
  const shadow = blurred(flattened(parts, -to[0] / to[2], -to[1] / to[2]), 1);
  const below = flattened(parts, 0, 0);
  const wide = blurred(below, 20);
  const close = blurred(below, 6);
  const contact = blurred(flattened(parts, 0, 0, 0.03), 3);
  const hidden = new Float32Array(CELLS * CELLS);
  for (let i = 0; i < hidden.length; i++) {
    hidden[i] =
      1 -
      (1 - 0.62 * f32(wide, i)) *
        (1 - 0.72 * f32(close, i) * f32(close, i)) *
        (1 - 0.75 * f32(contact, i));
  }
  return { sunAt: (x, y) => 1 - sampled(shadow, x, y), skyAt: (x, y) => 1 - sampled(hidden, x, y) };
}

const open: GroundLight = { sunAt: () => 1, skyAt: () => 1 };
/** Returns the light on a yard without a vehicle. */
export const openGround = (): GroundLight => open;

function sampled(map: Float32Array, x: number, y: number): number {
  const u = ((x + SIDE / 2) / SIDE) * CELLS - 0.5;
  const v = ((y + SIDE / 2) / SIDE) * CELLS - 0.5;
  if (u < 0 || v < 0 || u >= CELLS - 1 || v >= CELLS - 1) return 0;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const n = j * CELLS + i;
  const a = f32(map, n) + (f32(map, n + 1) - f32(map, n)) * (u - i);
  const b = f32(map, n + CELLS) + (f32(map, n + CELLS + 1) - f32(map, n + CELLS)) * (u - i);
  return a + (b - a) * (v - j);
}

/** Returns the parts (below `ceiling`) projected onto the ground, sheared by (kx, ky) per metre of height. */
function flattened(
  parts: readonly Part[],
  kx: number,
  ky: number,
  ceiling = Number.POSITIVE_INFINITY,
): Float32Array {
  const map = new Float32Array(CELLS * CELLS);
  const cell = CELLS / SIDE;
  for (const { mesh } of parts) {
    const { positions, indices } = mesh;
    const at = (vertex: number): readonly [number, number, number] => {
      const z = f32(positions, vertex * 3 + 2);
      return [
        (f32(positions, vertex * 3) + kx * z + SIDE / 2) * cell,
        (f32(positions, vertex * 3 + 1) + ky * z + SIDE / 2) * cell,
        z,
      ];
    };
    for (let t = 0; t + 2 < indices.length; t += 3) {
      const [ax, ay, az] = at(indices[t] ?? 0);
      const [bx, by, bz] = at(indices[t + 1] ?? 0);
      const [cx, cy, cz] = at(indices[t + 2] ?? 0);
      if (Math.min(az, bz, cz) > ceiling) continue;
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      const x1 = Math.min(CELLS - 1, Math.ceil(Math.max(ax, bx, cx)));
      const y1 = Math.min(CELLS - 1, Math.ceil(Math.max(ay, by, cy)));
      for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= y1; y++) {
        for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= x1; x++) {
          const u = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
          const v = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
          if (u >= -0.01 && v >= -0.01 && u + v <= 1.01) map[y * CELLS + x] = 1;
        }
      }
    }
  }
  return map;
}

/** Blurs three times in both directions: close to a bell curve of about 1.7 × `radius` cells. */
function blurred(map: Float32Array, radius: number): Float32Array {
  let from = map;
  for (let round = 0; round < 3; round++)
    from = boxed(boxed(from, radius, 1, CELLS), radius, CELLS, 1);
  return from;
}

function boxed(from: Float32Array, radius: number, step: number, line: number): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * radius + 1);
  for (let l = 0; l < CELLS; l++) {
    let sum = 0;
    for (let i = -radius; i < CELLS; i++) {
      if (i + radius < CELLS) sum += f32(from, l * line + (i + radius) * step);
      if (i - radius - 1 >= 0) sum -= f32(from, l * line + (i - radius - 1) * step);
      if (i >= 0) to[l * line + i * step] = sum * share;
    }
  }
  return to;
}
