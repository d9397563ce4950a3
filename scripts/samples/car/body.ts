import { curve } from '../geometry/curve.ts';
import { roundMax, roundMin, type Solid } from '../geometry/solid.ts';
import type { CarShape } from './shape.ts';

/** How far the flank lies inside the widest line, by height relative to the crease: hollow below it, leaning in above it. */
const flank = curve([
  [-0.75, 0.115],
  [-0.6, 0.062],
  [-0.5, 0.03],
  [-0.42, 0.014],
  [-0.32, 0.006],
  [-0.22, 0.009],
  [-0.12, 0.014],
  [-0.05, 0.01],
  [-0.01, 0.002],
  [0.02, 0.004],
  [0.06, 0.022],
  [0.12, 0.05],
  [0.2, 0.1],
  [0.3, 0.17],
]);

/** How far the nose and tail fall back beside the centre line. */
const noseSweep = curve([
  [0, 0],
  [0.2, 0.006],
  [0.4, 0.035],
  [0.55, 0.085],
  [0.7, 0.19],
  [0.8, 0.33],
  [0.86, 0.52],
  [0.92, 0.85],
]);
const tailSweep = curve([
  [0, 0],
  [0.3, 0.01],
  [0.5, 0.04],
  [0.65, 0.1],
  [0.75, 0.19],
  [0.82, 0.32],
  [0.88, 0.55],
  [0.94, 0.9],
]);

/**
 * Returns the outer body as one rounded solid: a lower body bounded by flanks, deck, nose, tail and keel, blended with a cabin bounded by its
 * sides, roof, windscreen and rear window.
 */
export function bodyOf(shape: CarShape): Solid {
  const { wheels, screen, rearScreen } = shape.lines;
  const front = slope(screen[0], screen[1], 1);
  const back = slope(rearScreen[0], rearScreen[1], -1);
  return (x, yy, z) => {
    const y = Math.abs(yy);
    const y2 = y * y;
    const reach = Math.max(
      flare(x - wheels.front, z - wheels.centre, wheels.arch),
      flare(x - wheels.rear, z - wheels.centre, wheels.arch),
    );
    const side = y - shape.plan(x) + flank(z - shape.crease(x)) - reach;
    const deck = z - shape.deck(x) + 0.06 * y2 + (x > 0.9 ? 0.03 * (x - 0.9) * y2 : 0);
    const nose = x - shape.nose(z) + noseSweep(y);
    const tail = shape.tail(z) - x + tailSweep(y);
    const keel = shape.keel(x) - z + (y > 0.6 ? (y - 0.6) * 0.1 : 0);
    const shell = roundMax(roundMax(side, roundMax(nose, tail, 0.05), 0.1), deck, 0.1);
    const lower = roundMax(shell, keel, 0.06);
    const lean = Math.max(z - 0.95, -0.1);
    const cabinSide = (y - shape.cabin(x) + 0.36 * lean + 0.42 * lean * lean) * 0.9;
    const roof = z - shape.roof(x) + 0.1 * y2;
    const screenFace = front(x, z) + 0.13 * y2;
    const backFace = back(x, z) + 0.1 * y2 + 0.1 * y2 * y2;
    const cabin = roundMax(
      roundMax(roundMax(cabinSide, roof, 0.12), screenFace, 0.09),
      backFace,
      0.07,
    );
    return roundMin(
      lower,
      roundMax(roundMax(cabin, tail, 0.08), shape.deck(x) - 0.15 - z, 0.05),
      0.04,
    );
  };
}

/** Returns how far the lip round a wheel arch stands out, in metres. */
function flare(x: number, z: number, arch: number): number {
  const beyond = Math.hypot(x, z) - arch;
  return 0.02 * Math.exp(-(beyond * beyond) / 0.006) * (z > -0.2 ? 1 : 0.4);
}

function slope(
  foot: readonly [number, number],
  head: readonly [number, number],
  direction: 1 | -1,
): (x: number, z: number) => number {
  const dx = head[0] - foot[0];
  const dz = head[1] - foot[1];
  const length = Math.hypot(dx, dz);
  return (x, z) => ((x - foot[0]) * dz - (z - foot[1]) * dx) * (direction / length);
}

/** Returns whether a point of the skin is in a wheel arch and cut away. */
export function inArch(shape: CarShape, x: number, y: number, z: number): boolean {
  const { front, rear, arch, centre } = shape.lines.wheels;
  if (Math.abs(y) < 0.5 || z > centre + arch) return false;
  const nearest = Math.min(Math.abs(x - front), Math.abs(x - rear));
  const up = z - centre;
  return nearest * nearest + (up > 0 ? up * up : 0) < arch * arch;
}

/** Returns the half width of the outer body at a place of its flank, found by bisection. */
export function flankAt(body: Solid, x: number, z: number): number {
  let low = 0;
  let high = 1.2;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (body(x, middle, z) < 0) low = middle;
    else high = middle;
  }
  return low;
}
