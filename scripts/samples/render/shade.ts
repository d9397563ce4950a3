import type { GroundLight } from './groundLight.ts';
import { bounce, type Colour, colour, sky, sun } from './light.ts';
import type { Surface } from './surface.ts';
import { yardAt } from './yard.ts';

const mirrored = colour();
const soft = colour();

/**
 * Computes the light that leaves a point of a surface towards the eye: the scattered sun and sky, the glitter in the lacquer, and the
 * reflected yard (including the ground with the vehicle's own shadow). (dx, dy, dz) runs from the eye to the point; the normal must face the
 * eye.
 */
export function shade(
  out: Colour,
  s: Surface,
  light: GroundLight,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const facing = Math.max(0, -(nx * dx + ny * dy + nz * dz));
  const toSun = Math.max(0, nx * sun.to[0] + ny * sun.to[1] + nz * sun.to[2]);
  const sunny = toSun * (1 - s.shade) * (1 - s.metal);
  const up = s.shade > 0.5 ? 0.55 + 0.25 * nz : 0.5 + 0.5 * nz;
  const near = light.skyAt(x + nx * (0.12 + z * 0.6), y + ny * (0.12 + z * 0.6));
  const shelter = (1 - 0.75 * s.shade) * Math.min(1, 0.45 + 0.55 * near + z * 0.2);
  const skyR = (sky.r * up + bounce.r * (1 - up) * near) * shelter * (1 - s.metal);
  const skyG = (sky.g * up + bounce.g * (1 - up) * near) * shelter * (1 - s.metal);
  const skyB = (sky.b * up + bounce.b * (1 - up) * near) * shelter * (1 - s.metal);
  out.r = s.r * (sunny * sun.light.r * 0.62 + skyR + s.glow * 1.6);
  out.g = s.g * (sunny * sun.light.g * 0.62 + skyG + s.glow * 1.6);
  out.b = s.b * (sunny * sun.light.b * 0.62 + skyB + s.glow * 1.6);

  const k = 2 * facing;
  const rx = dx + nx * k;
  const ry = dy + ny * k;
  const rz = dz + nz * k;
  const gleam = Math.max(0, rx * sun.to[0] + ry * sun.to[1] + rz * sun.to[2]);
  if (s.flake > 0) {
    const glitter = (gleam ** 10 * 0.55 * (1 - s.shade) + facing * facing * 0.16 * up) * s.flake;
    out.r += (s.r * 1.4 + 0.03) * glitter * sun.light.r;
    out.g += (s.g * 1.4 + 0.03) * glitter * sun.light.g;
    out.b += (s.b * 1.4 + 0.03) * glitter * sun.light.b;
  }
  const edge = 1 - facing;
  const fresnel = s.mirror + (1 - s.mirror) * edge ** 5 * (s.metal ? 1 : 0.25 + 0.75 * s.gloss);
  if (fresnel < 0.012) return;
  reflection(s, light, x, y, z, rx, ry, rz);
  const dim = s.shade > 0 ? 1 - 0.6 * s.shade : 1;
  const power = s.gloss > 0.8 ? 900 : 8 + 160 * s.gloss * s.gloss;
  const spot = gleam ** power * (s.gloss > 0.8 ? 14 : 0.4 + s.gloss * 2) * (1 - s.shade);
  const tintR = s.metal ? s.r : 1;
  const tintG = s.metal ? s.g : 1;
  const tintB = s.metal ? s.b : 1;
  out.r = out.r * (1 - fresnel * 0.8) + (mirrored.r * dim + spot) * fresnel * tintR;
  out.g = out.g * (1 - fresnel * 0.8) + (mirrored.g * dim + spot) * fresnel * tintG;
  out.b = out.b * (1 - fresnel * 0.8) + (mirrored.b * dim + spot) * fresnel * tintB;
}

/** Writes into `mirrored` what a surface reflects along a direction: sharp for gloss, a smooth sky over ground for dull ones. */
function reflection(
  s: Surface,
  light: GroundLight,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
): void {
  const up = Math.min(1, Math.max(0, 0.5 + rz * 1.2));
  const below =
    rz < 0
      ? light.skyAt(x - (rx * z) / Math.min(-0.15, rz), y - (ry * z) / Math.min(-0.15, rz))
      : 1;
  soft.r = sky.r * up * 0.95 + bounce.r * (1 - up) * below;
  soft.g = sky.g * up * 0.95 + bounce.g * (1 - up) * below;
  soft.b = sky.b * up * 0.95 + bounce.b * (1 - up) * below;
  if (s.gloss < 0.3) {
    mirrored.r = soft.r;
    mirrored.g = soft.g;
    mirrored.b = soft.b;
    return;
  }
  yardAt(mirrored, light, x, y, z, rx, ry, rz);
  const sharp = Math.min(1, s.gloss);
  mirrored.r = soft.r + (mirrored.r - soft.r) * sharp;
  mirrored.g = soft.g + (mirrored.g - soft.g) * sharp;
  mirrored.b = soft.b + (mirrored.b - soft.b) * sharp;
}
