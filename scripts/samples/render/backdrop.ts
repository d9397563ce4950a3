import { f32, u8 } from '../geometry/numbers.ts';
import type { Camera } from './camera.ts';
import type { GroundLight } from './groundLight.ts';
import { colour } from './light.ts';
import type { Visible } from './raster.ts';
import { yardAt } from './yard.ts';

/** Samples per pixel and direction in pictures of objects in front of the yard. */
export const FINE = 2;

/** Returns the yard without the subject, two rays per pixel, the far parts slightly out of focus. */
export function backdrop(
  light: GroundLight,
  camera: Camera,
  solid: Visible,
  glass: Visible,
): Float32Array {
  const { width, height, eye, forward, right, up } = camera;
  const linear = new Float32Array(width * height * 3);
  const far = new Uint8Array(width * height);
  const seen = colour();
  const hidden = (n: number) => (solid.part[n] ?? -1) >= 0 && (glass.part[n] ?? -1) < 0;
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const n = py * FINE * solid.width + px * FINE;
      if (hidden(n) && hidden(n + 1) && hidden(n + solid.width) && hidden(n + solid.width + 1))
        continue;
      const at = (py * width + px) * 3;
      for (const [ox, oy] of SPOTS) {
        const sx = (px + ox - camera.centre[0]) / camera.focal;
        const sy = (camera.centre[1] - py - oy) / camera.focal;
        const dx = forward[0] + right[0] * sx + up[0] * sy;
        const dy = forward[1] + right[1] * sx + up[1] * sy;
        const dz = forward[2] + right[2] * sx + up[2] * sy;
        const length = 1 / Math.hypot(dx, dy, dz);
        const distance = yardAt(
          seen,
          light,
          eye[0],
          eye[1],
          eye[2],
          dx * length,
          dy * length,
          dz * length,
        );
        linear[at] = f32(linear, at) + seen.r / SPOTS.length;
        linear[at + 1] = f32(linear, at + 1) + seen.g / SPOTS.length;
        linear[at + 2] = f32(linear, at + 2) + seen.b / SPOTS.length;
        if (distance > 11) far[py * width + px] = 1;
      }
    }
  }
  return unfocused(linear, far, width);
}

const SPOTS = [
  [0.25, 0.35],
  [0.75, 0.65],
] as const;

/** Blurs the far parts over a few pixels without mixing in the near ones. */
function unfocused(linear: Float32Array, far: Uint8Array, width: number): Float32Array {
  const radius = Math.max(1, Math.round(width / 700));
  let from = linear;
  for (const step of [1, width, 1, width]) {
    const to = Float32Array.from(from);
    for (let n = 0; n < far.length; n++) {
      if (u8(far, n) === 0) continue;
      let r = 0;
      let g = 0;
      let b = 0;
      let count = 0;
      for (let k = -radius; k <= radius; k++) {
        const m = n + k * step;
        if (
          m < 0 ||
          m >= far.length ||
          u8(far, m) === 0 ||
          (step === 1 && Math.floor(m / width) !== Math.floor(n / width))
        )
          continue;
        r += f32(from, m * 3);
        g += f32(from, m * 3 + 1);
        b += f32(from, m * 3 + 2);
        count++;
      }
      to[n * 3] = r / count;
      to[n * 3 + 1] = g / count;
      to[n * 3 + 2] = b / count;
    }
    from = to;
  }
  return from;
}
