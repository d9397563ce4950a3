import { noise } from '../render/noise.ts';
import { lacquer, matte, metallic, type Paint, type Surface } from '../render/surface.ts';
import type { BodySkin } from './bodySkin.ts';
import { instrumentsAt, screenAt } from './displays.ts';
import { Material } from './material.ts';
import { onPlate, type Print } from './plate.ts';
import type { CarShape } from './shape.ts';

export interface Fabric {
  r: number;
  g: number;
  b: number;
}

/** Writes the surface of a material at a point. `inward` is set where the eye sees the inner side of the body. */
export type SurfaceAt = (
  out: Surface,
  material: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  inward: boolean,
) => void;

export function surfacesOf(
  shape: CarShape,
  skin: BodySkin,
  paint: Paint,
  plate: Print,
  fabric: Fabric,
): SurfaceAt {
  const { lines } = shape;
  return (out, material, x, y, z, nx, ny, nz, inward) => {
    switch (material) {
      case Material.body:
        if (inward) return lining(out, x, y, z);
        return skin.surfaceAt(out, x, y, z, nx, ny, nz);
      case Material.paint:
        if (nx < -0.93 && Math.abs(y) > 0.86) return metallic(out, 0.75, 0.78, 0.8, 1);
        if (Math.abs(y) > 0.8 && Math.abs(y) < 0.89 && z > 0.9)
          return matte(out, 0.01, 0.01, 0.01, 0.04, 0.4);
        return lacquer(out, paint);
      case Material.tyre:
        return tyre(out, x, y, z, lines.wheels, ny);
      case Material.rim:
        return metallic(out, 0.62, 0.63, 0.65, 0.55);
      case Material.rimBarrel:
        metallic(out, 0.28, 0.285, 0.29, 0.35);
        out.shade = 0.6;
        return;
      case Material.brakeDisc: {
        const wheel =
          Math.abs(x - lines.wheels.front) < 0.5 ? lines.wheels.front : lines.wheels.rear;
        const r = Math.hypot(x - wheel, z - lines.wheels.radius);
        const groove = 0.85 + 0.15 * Math.sin(r * 1400);
        if (r < 0.07) metallic(out, 0.2, 0.2, 0.2, 0.3);
        else metallic(out, 0.4 * groove, 0.4 * groove, 0.41 * groove, 0.4);
        out.shade = 0.7;
        return;
      }
      case Material.caliper:
        matte(out, 0.1, 0.1, 0.11, 0.05, 0.3);
        out.shade = 0.6;
        return;
      case Material.wheelWell:
        matte(out, 0.006, 0.006, 0.006, 0.01);
        out.shade = 1;
        return;
      case Material.blackPlastic:
        return matte(out, 0.011, 0.011, 0.012, 0.035, 0.3);
      case Material.badge: {
        const ring = lines.wheels.radius;
        const onBody = Math.abs(y) < 0.1;
        const middle = onBody ? (x > 0 ? 0.66 : 0.885) : ring;
        const size = onBody ? (x > 0 ? 0.047 : 0.043) : 0.026;
        const wheel =
          Math.abs(x - lines.wheels.front) < 0.5 ? lines.wheels.front : lines.wheels.rear;
        const r = Math.hypot(onBody ? y : x - wheel, z - middle) / size;
        const bright =
          r > 0.84 || (r < 0.62 && r > 0.46) || (r < 0.46 && Math.abs(z - middle) < size * 0.09);
        return bright
          ? metallic(out, 0.8, 0.81, 0.83, 0.9)
          : matte(out, 0.012, 0.014, 0.02, 0.05, 1);
      }
      case Material.plateFront:
      case Material.plateRear: {
        const facing = material === Material.plateFront ? 1 : -1;
        matte(out, 0, 0, 0, 0.03, 0.2);
        plate(out, ...onPlate(y, z, facing === 1 ? 0.5 : lines.rearPlate.z, facing));
        return;
      }
      case Material.seat: {
        const weave = 0.85 + 0.3 * noise(x * 190 + z * 170, y * 190);
        const inlay = Math.abs(Math.abs(y) - 0.37) < 0.125;
        const seam = Math.abs(Math.abs(Math.abs(y) - 0.37) - 0.13) < 0.003 && x > -0.6 ? 1.9 : 1;
        const tone = (inlay ? 1.25 : 0.85) * weave * seam;
        matte(out, fabric.r * tone, fabric.g * tone, fabric.b * tone, 0.03, 0.1);
        out.shade = 0.75;
        return;
      }
      case Material.dashboard:
      case Material.doorTrim:
        return dashboard(out, x, y, z, nx);
      case Material.steeringWheel: {
        const dy = y - 0.37;
        const r = Math.hypot(dy, z - 0.82);
        const grain = 0.8 + 0.4 * noise(y * 300 + x * 200, z * 300);
        if (r < 0.14 && Math.abs(Math.abs(dy) - 0.095) < 0.03 && Math.abs(z - 0.828) < 0.017)
          matte(out, 0.02, 0.02, 0.022, 0.06, 0.9);
        else matte(out, 0.03 * grain, 0.03 * grain, 0.031 * grain, 0.04, 0.25);
        if (r < 0.028 && r > 0.022) metallic(out, 0.7, 0.7, 0.72, 0.8);
        out.shade = 0.7;
        return;
      }
      case Material.engineCover: {
        const emblem = Math.abs(x - 1.62) < 0.018 && Math.abs(y) < 0.09;
        return emblem
          ? metallic(out, 0.6, 0.6, 0.62, 0.7)
          : matte(out, 0.022, 0.022, 0.024, 0.04, 0.35);
      }
      case Material.rubberHose:
        return matte(out, 0.012, 0.012, 0.012, 0.04, 0.3);
      case Material.yellowCap:
        return matte(out, 0.72, 0.5, 0.02, 0.05, 0.5);
      case Material.reservoir:
        return z < 0.775
          ? matte(out, 0.62, 0.3, 0.4, 0.05, 0.4)
          : matte(out, 0.66, 0.66, 0.6, 0.05, 0.4);
      case Material.battery:
        if (z > 0.822)
          return Math.abs(y - 0.53) > 0.05 && Math.abs(x - 1.5) < 0.02
            ? matte(out, 0.5, 0.02, 0.02)
            : matte(out, 0.03, 0.03, 0.032, 0.04, 0.3);
        return matte(out, 0.014, 0.014, 0.015, 0.04, 0.3);
      case Material.metal:
        return metallic(out, 0.4, 0.41, 0.42, 0.3);
      default: {
        const pile = 0.7 + 0.6 * noise(x * 220, y * 220);
        matte(out, 0.05 * pile, 0.05 * pile, 0.053 * pile, 0.01);
        out.shade = 0.85;
      }
    }
  };
}

/** Writes the surface of the body's inner side: pale headlining above, dark door panels with an armrest and a speaker below. */
function lining(out: Surface, x: number, y: number, z: number): void {
  if (x > 1.05 && z < 0.95) {
    matte(out, 0.02, 0.021, 0.022, 0.03, 0.3);
  } else if (z > 1.0) {
    const felt = 0.9 + 0.2 * noise(x * 150, y * 150 + z * 150);
    matte(out, 0.3 * felt, 0.295 * felt, 0.28 * felt, 0.02);
  } else {
    const grain = 0.85 + 0.3 * noise(x * 260, z * 260);
    const insert = z > 0.66 && z < 0.84;
    const tone = insert ? 0.1 : 0.05;
    matte(out, tone * grain, tone * grain, tone * 1.03 * grain, 0.03, 0.1);
    if (Math.abs(z - 0.855) < 0.006) metallic(out, 0.5, 0.5, 0.52, 0.6);
    const speaker = Math.hypot(x - 0.5, z - 0.45);
    if (speaker < 0.085) matte(out, 0.009, 0.009, 0.009, 0.02);
    else if (speaker < 0.092) metallic(out, 0.3, 0.3, 0.3, 0.4);
  }
  out.shade = 0.7;
}

function tyre(
  out: Surface,
  x: number,
  y: number,
  z: number,
  wheels: CarShape['lines']['wheels'],
  ny: number,
): void {
  const wheel = Math.abs(x - wheels.front) < 0.5 ? wheels.front : wheels.rear;
  const r = Math.hypot(x - wheel, z - wheels.radius);
  const angle = Math.atan2(z - wheels.radius, x - wheel);
  const print =
    r > 0.262 && r < 0.282 && Math.sin(angle * 2 + 0.6) > 0.55 && noise(angle * 70, 3) > 0.42;
  const ring = Math.abs(r - 0.247) < 0.0015 || Math.abs(r - 0.292) < 0.0015;
  const across = Math.abs(y) - wheels.track;
  const channel =
    Math.min(Math.abs(Math.abs(across) - 0.046), Math.abs(Math.abs(across) - 0.016)) < 0.0045;
  const slit = (((angle * 19 + Math.abs(across) * 26) % 1) + 1) % 1 < 0.16;
  const groove = Math.abs(ny) < 0.55 && r > wheels.radius - 0.02 && (channel || slit) ? 0.12 : 1;
  const tone = (print ? 0.032 : ring ? 0.011 : 0.02) * groove;
  matte(out, tone, tone, tone * 1.02, 0.035, 0.12);
  out.shade = 0.15;
}

function dashboard(out: Surface, x: number, y: number, z: number, nx: number): void {
  const grain = 0.8 + 0.4 * noise(y * 280 + x * 120, z * 280 + x * 160);
  matte(out, 0.042 * grain, 0.042 * grain, 0.045 * grain, 0.03, 0.12);
  out.shade = 0.6;
  if (nx < -0.3) {
    if (screenAt(out, y, z) || instrumentsAt(out, x, y, z)) return;
    if (z > 0.7 && z < 0.745 && Math.abs(y) > 0.16) {
      metallic(out, 0.34, 0.34, 0.35, 0.6);
      out.shade = 0.5;
    }
    const vent = Math.max(Math.abs(Math.abs(y + 0.0) - 0.62) - 0.075, Math.abs(z - 0.83) - 0.035);
    if (vent < 0)
      matte(out, Math.abs(((z * 60) % 1) - 0.5) < 0.2 ? 0.05 : 0.004, 0.01, 0.01, 0.04, 0.3);
    else if (vent < 0.007) metallic(out, 0.5, 0.5, 0.52, 0.7);
  }
}
