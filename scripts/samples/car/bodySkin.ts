import {
  holds,
  lineDistance,
  nearBox,
  region,
  signedDistance,
  softened,
} from '../geometry/polygon.ts';
import { smoothstep } from '../geometry/vector.ts';
import { lacquer, matte, metallic, type Paint, type Surface, surface } from '../render/surface.ts';
import { headlamp, tailLamp } from './lamps.ts';
import type { CarShape } from './shape.ts';

/** Half the width of a gap between panels, in metres. */
const GAP = 0.0036;

/** The pattern on the body: where it is glass, and the material everywhere else. */
export interface BodySkin {
  isGlass(x: number, y: number, z: number): boolean;
  /** Whether it is a headlamp or a tail lamp. */
  isLamp(x: number, y: number, z: number): boolean;
  surfaceAt(
    out: Surface,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
  ): void;
}

export function bodySkinOf(shape: CarShape, paint: Paint): BodySkin {
  const { lines } = shape;
  const sides = lines.sideGlass.map((glass) => region(softened(glass, 2, true, 0.12)));
  const screen = region(lines.screenGlass);
  const gaps = lines.gaps.map((gap) => region(softened(gap, 2)));
  const rear = region(lines.rearGlass);
  const hinge = (lines.screen[0][0] + lines.rearScreen[0][0]) / 2;
  const noseEnd = shape.nose(0.5);
  const tailEnd = shape.tail(0.55);
  const bonnet: [number, number][] = [
    [noseEnd - 0.28, 0.6],
    [noseEnd - 0.55, 0.7],
    [noseEnd - 0.85, 0.745],
    [noseEnd - 1.2, 0.77],
  ];

  /** The way from the middle round the corner to the side, in metres. `y` is the distance from the middle. */
  const aroundNose = (x: number, y: number): number => y + 0.5 * (noseEnd - 0.14 - x);
  const aroundTail = (x: number, y: number): number => y + 0.5 * (x - tailEnd - 0.03);

  function isGlass(x: number, y: number, z: number): boolean {
    if (z < 0.93) return false;
    const side = Math.abs(y);
    if (side > 0.52 && sides.some((glass) => holds(glass, x, z)))
      return side > shape.cabin(x) - 0.5 * (z - 0.95) - 0.13;
    return (
      (x > lines.screen[1][0] - 0.25 || x < lines.rearScreen[1][0] + 0.15) &&
      holds(x > hinge + 0.4 ? screen : rear, side, z)
    );
  }

  function sideSkin(out: Surface, x: number, y: number, z: number) {
    if (z > 0.9) {
      let frame = 0.06;
      for (const glass of sides) frame = Math.min(frame, signedDistance(glass, x, z, 0.06));
      if (frame < 0.04) return matte(out, 0.008, 0.008, 0.009, 0.045, frame < 0.012 ? 0.5 : 1);
    }
    for (const line of gaps)
      if (nearBox(line, x, z, GAP) && lineDistance(line.points, x, z, GAP) < GAP)
        return matte(out, 0.004, 0.004, 0.004, 0.01);
    if (y < 0) {
      const dx = Math.abs(x - lines.wheels.rear + 0.19);
      const dz = Math.abs(z - 0.83);
      const flap = Math.hypot(Math.max(dx - 0.05, 0), Math.max(dz - 0.05, 0));
      if (flap > 0.025 && flap < 0.0295) matte(out, 0.01, 0.01, 0.01);
    }
  }

  function front(out: Surface, x: number, y: number, z: number) {
    const around = aroundNose(x, y);
    if (headlamp(out, around, z)) return;
    if (y < 0.43 && z > 0.628 && z < 0.69) {
      const slat = Math.abs(z - 0.659);
      if (slat < 0.0035) return metallic(out, 0.75, 0.76, 0.78, 0.7);
      return matte(out, 0.006, 0.006, 0.007, 0.03, slat < 0.012 ? 0.6 : 0.2);
    }
    const intake = Math.max(Math.abs(z - 0.325) - 0.06 + 0.05 * y * y, y - 0.47 - (z - 0.33) * 0.4);
    if (intake < 0) {
      const mesh =
        Math.abs(((y * 28 + z * 40) % 1) - 0.5) < 0.12 ||
        Math.abs(((((y * 28 - z * 40) % 1) + 1) % 1) - 0.5) < 0.12;
      const bar = Math.abs(z - 0.325) < 0.007;
      return matte(out, 0.004, 0.004, 0.004, bar ? 0.05 : mesh ? 0.03 : 0.005, 0.4);
    }
    if (intake < 0.012) return matte(out, 0.012, 0.012, 0.012, 0.04, 0.4);
    const vent = Math.max(
      Math.abs(z - 0.335) - 0.05,
      Math.abs(around - 0.72 + (z - 0.33) * 0.5) - 0.1,
    );
    if (vent < 0) {
      const lamp = Math.hypot(around - 0.72, z - 0.335);
      if (lamp < 0.033) return metallic(out, 0.55, 0.57, 0.6, 0.9);
      if (lamp < 0.039) return matte(out, 0.2, 0.2, 0.2, 0.4, 0.8);
      return matte(out, 0.007, 0.007, 0.007, 0.03, 0.3);
    }
    const seam = Math.abs(z - shape.deck(x) + 0.1 + 0.05 * y * y);
    if (y < 0.58 && x > noseEnd - 0.24 && Math.abs(z - 0.722) < GAP && seam < 0.2)
      matte(out, 0.004, 0.004, 0.004, 0.01);
  }

  function back(out: Surface, x: number, y: number, z: number) {
    const { gate } = lines;
    const around = aroundTail(x, y);
    if (z < 0.36 && y < 0.66) return matte(out, 0.012, 0.012, 0.013, 0.035, 0.25);
    if (z > 0.405 && z < 0.435 && around > 0.56 && around < 0.76)
      return matte(out, 0.3, 0.012, 0.012, 0.06, 0.8);
    if (tailLamp(out, lines.tailLamp, around, z)) {
      if (Math.abs(y - gate.half) < GAP) matte(out, 0.02, 0.002, 0.002);
      return;
    }
    const low = Math.abs(z - gate.low - 0.05 * y * y);
    const edge = Math.abs(y - gate.half - 0.02 * Math.sin((z - gate.low) * 4));
    if ((low < GAP && y < gate.half) || (edge < GAP && z > gate.low && z < 1.02))
      matte(out, 0.004, 0.004, 0.004, 0.01);
  }

  return {
    isGlass,
    isLamp: (x, y, z) =>
      x > 0
        ? x > noseEnd - 0.75 && z < 0.76 && headlamp(surface(), aroundNose(x, Math.abs(y)), z)
        : x < tailEnd + 0.5 && tailLamp(surface(), lines.tailLamp, aroundTail(x, Math.abs(y)), z),
    surfaceAt(out, x, y, z, nx, ny, nz) {
      lacquer(out, paint);
      const side = Math.abs(y);
      if (nz < -0.6 && z < 0.35) return matte(out, 0.012, 0.012, 0.012);
      if (z < shape.keel(x) + 0.055 && z < 0.3) return matte(out, 0.014, 0.014, 0.015, 0.035, 0.25);
      if (z > 0.93) {
        const glass = x > hinge + 0.4 ? screen : rear;
        if (
          (x > lines.screen[1][0] - 0.1 || x < lines.rearScreen[1][0] + 0.1) &&
          side < 0.78 &&
          Math.abs(ny) < 0.8
        ) {
          const rim = signedDistance(glass, side, z, 0.03);
          if (rim < 0.02) return matte(out, 0.006, 0.006, 0.007, 0.045, 0.9);
        }
      }
      if (
        x > lines.screen[0][0] - 0.07 &&
        x < lines.screen[0][0] + 0.03 &&
        z > 0.9 &&
        z < 0.958 &&
        side < 0.66
      )
        return matte(out, 0.01, 0.01, 0.01, 0.03, 0.2);
      if (nx > 0.25 && x > noseEnd - 0.75 && z < 0.76) front(out, x, side, z);
      else if (nx < -0.25 && x < tailEnd + 0.5) back(out, x, side, z);
      if (nz > 0.4 && z > 0.7 && z < 1 && x > 0.8 && lineDistance(bonnet, x, side, GAP) < GAP)
        return matte(out, 0.004, 0.004, 0.004, 0.01);
      if (Math.abs(ny) > 0.45) sideSkin(out, x, y, z);
      out.shade = Math.max(out.shade, 1 - smoothstep(0.15, 0.3, z + 0.1 * nz));
    },
  };
}
