import { smoothstep } from '../geometry/vector.ts';
import type { GroundLight } from './groundLight.ts';
import { type Colour, sky, sun } from './light.ts';
import { clouded, noise } from './noise.ts';

/** Distances of the yard's surroundings, in metres from its middle. */
const HALL = -13;
const HEDGE = 12.5;
const HOUSE = -14;
const FENCE = 15;
const KERB = 10.5;

const NOTHING = 1e9;

/** Computes what a ray from (ox, oy, oz) along the unit direction (dx, dy, dz) hits in the yard: writes its colour, returns its distance. */
export function yardAt(
  out: Colour,
  light: GroundLight,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const toSide = dy > 1e-6 ? (HEDGE - oy) / dy : dy < -1e-6 ? (HALL - oy) / dy : NOTHING;
  const toEnd = dx > 1e-6 ? (FENCE - ox) / dx : dx < -1e-6 ? (HOUSE - ox) / dx : NOTHING;
  const toGround = dz < -1e-6 ? -oz / dz : NOTHING;
  const first = Math.min(toSide, toEnd);
  if (toGround < first) {
    ground(out, light, ox + dx * toGround, oy + dy * toGround, toGround);
    return toGround;
  }
  const second = Math.max(toSide, toEnd);
  for (const t of first < second ? [first, second] : [first]) {
    const sideways = t === toSide;
    const z = oz + dz * t;
    if (z < 0) break;
    const u = sideways ? ox + dx * t : oy + dy * t;
    const seen = sideways
      ? dy > 0
        ? hedge(out, u, z)
        : hall(out, u, z)
      : dx > 0
        ? fence(out, u, z)
        : house(out, u, z);
    if (seen) return t;
  }
  heaven(out, dx, dy, dz);
  return NOTHING;
}

function paint(out: Colour, r: number, g: number, b: number, light: number): void {
  out.r = r * light;
  out.g = g * light;
  out.b = b * light;
}

/** Paints the sky with fair-weather clouds, brighter towards the sun, and a line of far trees on the horizon. */
function heaven(out: Colour, dx: number, dy: number, dz: number): void {
  const bearing = Math.atan2(dy, dx);
  const trees = 0.045 + 0.05 * clouded(bearing * 9 + 40, 3, 3) + 0.02 * noise(bearing * 90, 7);
  if (dz < trees) {
    const leaf = 0.75 + 0.5 * noise(bearing * 160, dz * 160);
    paint(out, 0.1, 0.14, 0.085, leaf);
    return;
  }
  const high = Math.max(dz, 0.02);
  const cx = (dx / (high + 0.25)) * 1.7 + 3;
  const cy = (dy / (high + 0.25)) * 1.7 + 9;
  const cloud = smoothstep(0.46, 0.72, clouded(cx, cy, 5)) * smoothstep(0, 0.25, dz);
  const pale = (1 - high) ** 3;
  const glow = Math.max(0, dx * sun.to[0] + dy * sun.to[1] + dz * sun.to[2]) ** 6 * 0.35;
  out.r = (0.27 + 0.5 * pale + glow) * (1 - cloud) + (1.06 + glow) * cloud;
  out.g = (0.46 + 0.38 * pale + glow) * (1 - cloud) + (1.07 + glow) * cloud;
  out.b = (0.83 + 0.12 * pale + glow * 0.9) * (1 - cloud) + (1.1 + glow) * cloud;
}

/** Paints asphalt with patches, grain and marked bays inside the kerb, and paving beyond it. */
function ground(out: Colour, light: GroundLight, x: number, y: number, distance: number): void {
  const far = Math.max(Math.abs(x), Math.abs(y));
  const grain = Math.min(1, 5 / (distance + 1));
  let tone: number;
  let warm = 0;
  if (far < KERB) {
    const patch = clouded(x * 0.35 + 50, y * 0.35 + 20, 4) - 0.5;
    const speckle =
      (noise(x * 60, y * 60) - 0.5) * 0.03 + (noise(x * 150 + 9, y * 150) - 0.5) * 0.07;
    tone = 0.125 + 0.055 * patch + speckle * grain;
    const stain = smoothstep(0.66, 0.8, clouded(x * 0.8 + 80, y * 0.8, 3));
    tone *= 1 - 0.3 * stain;
    const bay = Math.abs(((((y + 2.6) % 5.2) + 5.2) % 5.2) - 2.6);
    const line =
      (1 - smoothstep(0.05, 0.062, bay)) *
      smoothstep(2.55, 2.6, Math.abs(y)) *
      (Math.abs(x) < 3.2 ? 1 : 0);
    const worn = 0.35 + 0.5 * clouded(x * 5, y * 5, 3);
    tone += (0.5 - tone) * line * worn;
    warm = 0.01;
  } else if (far < KERB + 0.16) {
    const joint = Math.abs(((x + y) % 1) - 0.5) < 0.015 ? 0.6 : 1;
    tone = (0.34 + 0.06 * noise(x * 7, y * 7)) * joint;
    warm = 0.02;
  } else {
    const brick = noise(
      Math.floor(x * 5) * 3.7,
      Math.floor(y * 5 + (Math.floor(x * 5) & 1) * 0.5) * 5.3,
    );
    const joint = Math.abs(((x * 5) % 1) + 0.5) < 0.06 ? 0.8 : 1;
    tone = (0.24 + 0.06 * brick * grain) * joint;
    warm = 0.03;
  }
  const sunny = light.sunAt(x, y) * sun.to[2] * 0.62;
  const open = light.skyAt(x, y);
  out.r = tone * (sunny * sun.light.r + sky.r * open) + warm * tone;
  out.g = tone * (sunny * sun.light.g + sky.g * open);
  out.b = tone * (sunny * sun.light.b + sky.b * open) - warm * tone;
}

/** Paints a workshop hall of light metal panels with roller doors and a strip of windows. Returns whether the point belongs to it. */
function hall(out: Colour, u: number, z: number): boolean {
  if (z > 5.4 || u < -12 || u > 11) return false;
  const shade = z > 5.15 ? 0.5 : 1;
  const bay = (((u + 2.2) % 5.5) + 5.5) % 5.5;
  if (z < 3.4 && bay < 3.6) {
    const slat = 0.9 + 0.1 * Math.abs(Math.sin(z * 18));
    const frame = bay < 0.12 || bay > 3.48 || z > 3.28 ? 0.55 : 1;
    paint(out, 0.38, 0.42, 0.47, 0.9 * slat * frame * shade);
    return true;
  }
  if (z > 4 && z < 4.8 && u > -11 && u < 10) {
    const bar = Math.abs((((u % 1.4) + 1.4) % 1.4) - 0.7) > 0.64 ? 1.8 : 1;
    paint(out, 0.2, 0.25, 0.3, bar * (0.8 + 0.5 * noise(u * 0.7, 3)));
    return true;
  }
  const seam = Math.abs((((u % 1.1) + 1.1) % 1.1) - 0.55) < 0.02 ? 0.86 : 1;
  const dirt = 1 - 0.25 * Math.exp(-z * 2.5);
  paint(out, 0.56, 0.57, 0.56, (z < 0.35 ? 0.5 : 0.95) * seam * dirt * shade);
  return true;
}

/** Paints a clipped hedge with taller trees behind it. Returns whether the point belongs to them. */
function hedge(out: Colour, u: number, z: number): boolean {
  const top = 1.9 + 0.12 * noise(u * 1.3, 1) + 0.12 * noise(u * 9, 2);
  if (z < top) {
    const leaf =
      (0.1 + 1.7 * clouded(u * 5 + z * 2, z * 5 - u * 2, 5) ** 2) * (0.6 + 0.5 * (z / top));
    paint(out, 0.105, 0.138, 0.06, leaf);
    return true;
  }
  const crown =
    3.2 +
    3.4 * clouded(u * 0.28 + 7, 4, 2) +
    0.7 * noise(u * 2.2, 8) +
    0.25 * noise(u * 8, 4) -
    2.2;
  if (z > crown) return false;
  const gap =
    0.5 * clouded(u * 1.7 + z * 0.6 + 30, z * 1.9 - u * 0.5, 4) +
    0.5 * clouded(u * 7 - z * 3, z * 7 + u * 3, 3);
  if (gap > 0.72 && z > 2.6) return false;
  paint(out, 0.1, 0.132, 0.065, 0.1 + 1.5 * gap * gap);
  return true;
}

/** Paints a plastered showroom with a long shop window. Returns whether the point belongs to it. */
function house(out: Colour, u: number, z: number): boolean {
  if (u < -11 || u > 9 || z > 4.3) return false;
  if (z > 3.9) paint(out, 0.16, 0.17, 0.18, 1);
  else if (z > 0.4 && z < 3.1 && u > -9.5 && u < 7.5) {
    const pane = (((u + 9.5) % 2.4) + 2.4) % 2.4;
    const frame = pane < 0.07 || z > 3.02 || z < 0.48;
    const inside = 0.12 + 0.14 * clouded(u * 0.8, z * 0.9 + 12, 3) + (z > 2.6 ? 0.16 : 0);
    if (frame) paint(out, 0.1, 0.1, 0.11, 1);
    else paint(out, 0.85, 0.95, 1.05, inside);
  } else paint(out, 0.62, 0.58, 0.5, 0.8 * (1 - 0.3 * Math.exp(-z * 3)));
  return true;
}

/** Paints a bar fence with shrubs behind it. Returns whether the point belongs to them. */
function fence(out: Colour, u: number, z: number): boolean {
  if (z < 1.75) {
    const bar =
      Math.abs((((u % 0.16) + 0.16) % 0.16) - 0.08) < 0.018 ||
      Math.abs(z - 1.62) < 0.035 ||
      Math.abs(z - 0.25) < 0.035;
    const post = Math.abs((((u % 2.5) + 2.5) % 2.5) - 1.25) < 0.05;
    if (bar || post || z < 0.1) {
      paint(out, 0.15, 0.17, 0.17, 1);
      return true;
    }
  }
  const top = 1.1 + 2.6 * clouded(u * 0.4 + 60, 9, 3) + 0.2 * noise(u * 6, 6);
  if (z > top) return false;
  paint(out, 0.125, 0.148, 0.078, 0.1 + 1.6 * clouded(u * 4 + z, z * 4 - u + 70, 5) ** 2);
  return true;
}
