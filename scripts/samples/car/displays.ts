import { matte, type Surface } from '../render/surface.ts';

function lit(out: Surface, r: number, g: number, b: number): void {
  matte(out, r, g, b, 0.05, 1);
  out.glow = 0.8;
  out.shade = 0.9;
}

/** Draws the map screen in the middle of the dashboard; returns whether the point lies on it. */
export function screenAt(out: Surface, y: number, z: number): boolean {
  const u = -y / 0.125;
  const v = (z - 0.735) / 0.07;
  if (Math.abs(u) > 1 || Math.abs(v) > 1) return false;
  matte(out, 0.004, 0.004, 0.005, 0.06, 1);
  out.shade = 0.6;
  if (Math.abs(u) > 0.94 || Math.abs(v) > 0.9) return true;
  if (v > 0.68) {
    lit(out, 0.05, 0.07, 0.1);
    if (Math.abs((((u + 1) * 4) % 1) - 0.5) < 0.16 && v < 0.8) lit(out, 0.7, 0.75, 0.8);
    return true;
  }
  const road = Math.abs(v + 0.1 - 0.5 * Math.sin(u * 2.2)) < 0.055;
  const cross =
    Math.abs(u - 0.25 * v - 0.2) < 0.03 ||
    Math.abs(u + 0.5 - 0.1 * v) < 0.02 ||
    Math.abs(v + 0.55) < 0.03;
  const park = Math.hypot(u - 0.6, (v + 0.3) * 0.6) < 0.22;
  if (Math.hypot(u + 0.05, (v + 0.16) * 0.56) < 0.055) lit(out, 0.05, 0.35, 0.9);
  else if (road) lit(out, 0.75, 0.6, 0.2);
  else if (cross) lit(out, 0.42, 0.44, 0.48);
  else if (park) lit(out, 0.08, 0.24, 0.1);
  else lit(out, 0.09, 0.11, 0.15);
  return true;
}

const SEGMENTS = [0x77, 0x12, 0x5d, 0x5b, 0x3a, 0x6b, 0x6f, 0x52, 0x7f, 0x7b];

/** Returns whether a point lies on a seven-segment digit in a box from 0 to 1 in both directions. */
function digit(value: number, u: number, v: number): boolean {
  const bars = SEGMENTS[value] ?? 0;
  const across = u > 0.12 && u < 0.88;
  const left = u < 0.2 && u > 0;
  const right = u > 0.8 && u < 1;
  const on = (bit: number) => (bars & (1 << (6 - bit))) !== 0;
  return (
    (across && v > 0.9 && v < 1 && on(0)) ||
    (left && v > 0.52 && v < 0.96 && on(1)) ||
    (right && v > 0.52 && v < 0.96 && on(2)) ||
    (across && Math.abs(v - 0.5) < 0.055 && on(3)) ||
    (left && v > 0.04 && v < 0.48 && on(4)) ||
    (right && v > 0.04 && v < 0.48 && on(5)) ||
    (across && v > 0 && v < 0.1 && on(6))
  );
}

/** Draws the speed and revolution dials with the odometer between them, behind the steering wheel; returns whether the point lies there. */
export function instrumentsAt(out: Surface, x: number, y: number, z: number): boolean {
  if (x < 0.5 || Math.abs(y - 0.37) > 0.165 || Math.abs(z - 0.9) > 0.07) return false;
  const u = 0.37 - y;
  const v = z - 0.9;
  matte(out, 0.004, 0.004, 0.005, 0.04, 0.8);
  out.shade = 0.8;
  for (const [centre, needle, sweep] of [
    [-0.095, 3.3, 8],
    [0.095, 2.5, 12],
  ] as const) {
    const r = Math.hypot(u - centre, v);
    if (r > 0.063) continue;
    const angle = Math.atan2(v, u - centre);
    const turn = (((3.93 - angle) % 6.2832) + 6.2832) % 6.2832;
    const tick =
      turn < 4.72 &&
      Math.abs((((turn / 4.72) * sweep + 0.5) % 1) - 0.5) < 0.07 &&
      r > 0.047 &&
      r < 0.058;
    const pointer =
      r < 0.052 && Math.abs(r * Math.sin(angle - needle)) < 0.0017 && Math.cos(angle - needle) > 0;
    if (r > 0.0605) lit(out, 0.35, 0.36, 0.38);
    else if (r < 0.009) lit(out, 0.1, 0.1, 0.11);
    else if (pointer) lit(out, 0.95, 0.12, 0.05);
    else if (tick) lit(out, 0.85, 0.88, 0.92);
    else lit(out, 0.012, 0.016, 0.025);
    return true;
  }
  if (Math.abs(u) < 0.03 && Math.abs(v) < 0.05) {
    lit(out, 0.02, 0.035, 0.06);
    const reading = [0, 4, 8, 2, 1, 6];
    const place = ((u + 0.026) / 0.052) * reading.length;
    const cell = Math.floor(place);
    if (
      cell >= 0 &&
      cell < reading.length &&
      digit(reading[cell] ?? 0, (place - cell - 0.14) / 0.72, (v + 0.036) / 0.014)
    )
      lit(out, 0.85, 0.92, 1);
    const trip = [2, 1, 4];
    const spot = ((u + 0.018) / 0.036) * trip.length;
    const part = Math.floor(spot);
    if (
      part >= 0 &&
      part < trip.length &&
      digit(trip[part] ?? 0, (spot - part - 0.12) / 0.76, (v - 0.004) / 0.022)
    )
      lit(out, 0.6, 0.85, 1);
    if (Math.abs(v + 0.014) < 0.0012) lit(out, 0.1, 0.3, 0.6);
  }
  return true;
}
