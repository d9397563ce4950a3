import type { SurfaceAt } from '../car/surfaces.ts';
import { f32, i32 } from '../geometry/numbers.ts';
import { backdrop, FINE } from './backdrop.ts';
import type { Camera } from './camera.ts';
import { film } from './film.ts';
import type { GroundLight } from './groundLight.ts';
import { colour } from './light.ts';
import { type Part, type Visible, visibleParts } from './raster.ts';
import { shade } from './shade.ts';
import { surface } from './surface.ts';

/** What is photographed. */
export interface Subject {
  solid: readonly Part[];
  glass: readonly Part[];
  surfaceAt: SurfaceAt;
  light: GroundLight;
}

export interface Picture {
  width: number;
  height: number;
  /** sRGB, three bytes per pixel. */
  pixels: Uint8Array;
  /** 1 where the vehicle (its glass included, its shadow not) covers at least half of the pixel. */
  mask: Uint8Array;
  /** 1 where its glass covers at least half of the pixel. */
  glass: Uint8Array;
}

/** Takes a picture, exposed `exposure` times as long as outdoors: the yard through the lens, the subject in front of it with four samples per pixel, then film. */
export function photograph(subject: Subject, camera: Camera, seed: number, exposure = 1): Picture {
  const { width, height } = camera;
  const fine: Camera = {
    ...camera,
    width: width * FINE,
    height: height * FINE,
    focal: camera.focal * FINE,
    centre: [camera.centre[0] * FINE, camera.centre[1] * FINE],
  };
  const solid = visibleParts(subject.solid, fine);
  const panes = visibleParts(subject.glass, fine, solid);
  const linear = backdrop(subject.light, camera, solid, panes);
  const mask = new Uint8Array(width * height);
  const glass = new Uint8Array(width * height);
  const sample = colour();
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let clear = 0;
      let covered = 0;
      let behindGlass = 0;
      for (let k = 0; k < FINE * FINE; k++) {
        const n = (py * FINE + Math.floor(k / FINE)) * fine.width + px * FINE + (k % FINE);
        const through = lightAt(sample, subject, fine, solid, panes, n);
        if (through < 0) {
          clear++;
          continue;
        }
        covered++;
        if ((panes.part[n] ?? -1) >= 0) behindGlass++;
        clear += through;
        r += sample.r;
        g += sample.g;
        b += sample.b;
      }
      if (covered === 0) continue;
      const share = 1 / (FINE * FINE);
      const at = (py * width + px) * 3;
      linear[at] = f32(linear, at) * clear * share + r * share;
      linear[at + 1] = f32(linear, at + 1) * clear * share + g * share;
      linear[at + 2] = f32(linear, at + 2) * clear * share + b * share;
      if (covered * 2 >= FINE * FINE) mask[py * width + px] = 1;
      if (behindGlass * 2 >= FINE * FINE) glass[py * width + px] = 1;
    }
  }
  return { width, height, pixels: film(linear, width, height, seed, exposure), mask, glass };
}

const made = surface();
const inner = colour();

/** Writes the light of one sample of the subject; returns the share of the yard that shines through it, or -1 if there is no subject. */
function lightAt(
  out: { r: number; g: number; b: number },
  subject: Subject,
  camera: Camera,
  solid: Visible,
  glass: Visible,
  n: number,
): number {
  const hasSolid = (solid.part[n] ?? -1) >= 0;
  const hasGlass = (glass.part[n] ?? -1) >= 0;
  if (!hasSolid && !hasGlass) return -1;
  inner.r = 0;
  inner.g = 0;
  inner.b = 0;
  if (hasSolid) sampleAt(inner, subject, subject.solid, camera, solid, n, false);
  if (!hasGlass) {
    out.r = inner.r;
    out.g = inner.g;
    out.b = inner.b;
    return 0;
  }
  sampleAt(out, subject, subject.glass, camera, glass, n, true);
  const pass = hasSolid ? 0.62 : 0.36;
  out.r += inner.r * pass * 0.94;
  out.g += inner.g * pass;
  out.b += inner.b * pass * 0.97;
  return hasSolid ? 0 : pass;
}

function sampleAt(
  out: { r: number; g: number; b: number },
  subject: Subject,
  parts: readonly Part[],
  camera: Camera,
  seen: Visible,
  n: number,
  isGlass: boolean,
): void {
  const part = parts[seen.part[n] ?? 0] as Part; // the raster wrote the number of one of these parts
  const { positions, normals, indices } = part.mesh;
  const t = i32(seen.triangle, n);
  const a = (indices[t] ?? 0) * 3;
  const b = (indices[t + 1] ?? 0) * 3;
  const c = (indices[t + 2] ?? 0) * 3;
  const sx = ((n % camera.width) + 0.5 - camera.centre[0]) / camera.focal;
  const sy = (camera.centre[1] - Math.floor(n / camera.width) - 0.5) / camera.focal;
  const { right, up, forward, eye } = camera;
  const depth = f32(seen.depth, n);
  let dx = forward[0] + right[0] * sx + up[0] * sy;
  let dy = forward[1] + right[1] * sx + up[1] * sy;
  let dz = forward[2] + right[2] * sx + up[2] * sy;
  const x = eye[0] + dx * depth;
  const y = eye[1] + dy * depth;
  const z = eye[2] + dz * depth;
  const length = Math.hypot(dx, dy, dz);
  dx /= length;
  dy /= length;
  dz /= length;
  const ax = f32(positions, a);
  const ay = f32(positions, a + 1);
  const az = f32(positions, a + 2);
  const e1x = f32(positions, b) - ax;
  const e1y = f32(positions, b + 1) - ay;
  const e1z = f32(positions, b + 2) - az;
  const e2x = f32(positions, c) - ax;
  const e2y = f32(positions, c + 1) - ay;
  const e2z = f32(positions, c + 2) - az;
  const qx = x - ax;
  const qy = y - ay;
  const qz = z - az;
  const d11 = e1x * e1x + e1y * e1y + e1z * e1z;
  const d12 = e1x * e2x + e1y * e2y + e1z * e2z;
  const d22 = e2x * e2x + e2y * e2y + e2z * e2z;
  const d1q = e1x * qx + e1y * qy + e1z * qz;
  const d2q = e2x * qx + e2y * qy + e2z * qz;
  const whole = d11 * d22 - d12 * d12 || 1;
  const v = (d22 * d1q - d12 * d2q) / whole;
  const w = (d11 * d2q - d12 * d1q) / whole;
  const u = 1 - v - w;
  let nx = f32(normals, a) * u + f32(normals, b) * v + f32(normals, c) * w;
  let ny = f32(normals, a + 1) * u + f32(normals, b + 1) * v + f32(normals, c + 1) * w;
  let nz = f32(normals, a + 2) * u + f32(normals, b + 2) * v + f32(normals, c + 2) * w;
  const size = Math.hypot(nx, ny, nz) || 1;
  nx /= size;
  ny /= size;
  nz /= size;
  const inward = nx * dx + ny * dy + nz * dz > 0.12;
  if (isGlass) {
    made.r = 0.004;
    made.g = 0.005;
    made.b = 0.005;
    made.mirror = inward ? 0.02 : 0.07;
    made.gloss = 1;
    made.metal = 0;
    made.flake = 0;
    made.glow = 0;
    made.shade = inward ? 1 : 0;
  } else subject.surfaceAt(made, part.material, x, y, z, nx, ny, nz, inward);
  const { openness } = part.mesh;
  if (openness) {
    const open = f32(openness, a / 3) * u + f32(openness, b / 3) * v + f32(openness, c / 3) * w;
    made.r *= open;
    made.g *= open;
    made.b *= open;
    made.mirror *= made.metal ? 1 : open;
  }
  const turn = nx * dx + ny * dy + nz * dz > 0 ? -1 : 1;
  shade(out, made, subject.light, x, y, z, nx * turn, ny * turn, nz * turn, dx, dy, dz);
}
