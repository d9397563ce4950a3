import { curve } from '../geometry/curve.ts';
import { matte, metallic, type Surface } from '../render/surface.ts';

const low = curve([
  [0.4, 0.64],
  [0.55, 0.61],
  [0.8, 0.598],
  [0.98, 0.632],
  [1.1, 0.705],
]);
const high = curve([
  [0.4, 0.688],
  [0.6, 0.711],
  [0.85, 0.732],
  [1.02, 0.74],
  [1.1, 0.735],
]);

/**
 * Draws the headlamp as seen through its cover. `around` runs round the corner from the grille (0.4) to the wing (1.1), in metres.
 * Returns whether the point belongs to it.
 */
export function headlamp(out: Surface, around: number, z: number): boolean {
  if (around < 0.42 || around > 1.08) return false;
  const up = z - low(around);
  const down = high(around) - z;
  const rim = Math.min(up, down, around - 0.42);
  if (rim < 0) return false;
  if (rim < 0.005) {
    matte(out, 0.01, 0.01, 0.01, 0.04, 0.5);
    return true;
  }
  for (const [centre, radius] of [
    [0.605, 0.034],
    [0.775, 0.04],
  ] as const) {
    const off = Math.hypot(around - centre, z - 0.663);
    if (off > radius + 0.009) continue;
    if (off > radius) metallic(out, 0.7, 0.72, 0.75, 0.9);
    else {
      const lens = off / radius;
      matte(
        out,
        0.02 + 0.1 * lens * lens,
        0.025 + 0.11 * lens * lens,
        0.035 + 0.13 * lens * lens,
        0.16,
        1,
      );
      if (Math.hypot(around - centre + 0.008, z - 0.673) < 0.009) out.glow = 0.9;
    }
    return true;
  }
  if (up > 0.007 && up < 0.0165 && around < 1.02) {
    matte(out, 0.85, 0.87, 0.9, 0.06, 1);
    out.glow = 0.55;
    return true;
  }
  const rib = 0.5 + 0.5 * Math.sin(around * 260);
  matte(out, 0.05 + 0.05 * rib, 0.055 + 0.05 * rib, 0.06 + 0.055 * rib, 0.13, 0.9);
  if (around > 0.98 && rim > 0.008) matte(out, 0.45, 0.17, 0.03, 0.08, 0.9);
  return true;
}

/** Draws the tail lamp: red with a bright light guide, a white reversing field and a dark rim. Returns whether the point belongs to it. */
export function tailLamp(
  out: Surface,
  lamp: { low: number; high: number; inner: number; outer: number },
  around: number,
  z: number,
): boolean {
  if (around < lamp.inner || around > lamp.outer) return false;
  const taper = 0.02 * Math.max(0, (lamp.inner + 0.2 - around) / 0.2);
  const up = z - lamp.low - taper;
  const down = lamp.high - z - taper * 0.5;
  const rim = Math.min(up, down, around - lamp.inner, lamp.outer - around);
  if (rim < 0) return false;
  if (rim < 0.004) {
    matte(out, 0.02, 0.004, 0.004, 0.05, 0.8);
    return true;
  }
  const guide = rim > 0.016 && rim < 0.03;
  const rib = 0.5 + 0.5 * Math.sin(around * 330);
  if (up > 0.045 && down > 0.045 && around < lamp.inner + 0.17 && around > lamp.inner + 0.03) {
    matte(out, 0.5 + 0.12 * rib, 0.5 + 0.12 * rib, 0.5 + 0.12 * rib, 0.08, 1);
    return true;
  }
  const red = guide ? 0.62 : 0.26 + 0.1 * rib;
  matte(out, red, red * 0.035, red * 0.03, 0.06, 1);
  out.glow = guide ? 0.35 : 0.06;
  return true;
}
