import { type Mesh, mirrored, sheet } from '../geometry/mesh.ts';
import { sheltered, skinOf } from '../geometry/skin.ts';
import { capsule, leaned, roundBox, roundMin, type Solid, union } from '../geometry/solid.ts';
import type { Part } from '../render/raster.ts';
import { Material } from './material.ts';

/** Returns the seats, the dashboard and the steering wheel, for left-hand drive. `step` is the fineness of their meshes in metres. */
export function cabinParts(step: number): Part[] {
  const open = (mesh: Mesh) => sheltered(mesh, furniture, 0.16);
  const front = open(
    skinOf(frontSeat, { low: [-0.62, 0.08, 0.2], high: [0.36, 0.66, 1.36], step }),
  );
  const rear = open(
    skinOf(rearBench, { low: [-1.42, -0.68, 0.25], high: [-0.52, 0.68, 1.28], step }),
  );
  const dash = open(
    skinOf(dashboard, { low: [-0.4, -0.76, 0.25], high: [1.12, 0.76, 1.06], step }),
  );
  const wheel = open(
    skinOf(steeringWheel, {
      low: [0.2, 0.14, 0.6],
      high: [0.62, 0.6, 1.02],
      step: Math.min(step, 0.012),
    }),
  );
  return [
    { mesh: front, material: Material.seat },
    { mesh: mirrored(front), material: Material.seat },
    { mesh: rear, material: Material.seat },
    { mesh: dash, material: Material.dashboard },
    { mesh: wheel, material: Material.steeringWheel },
    {
      mesh: open(sheet(60, 40, (u, v) => [-1.5 + u * 2.6, -0.72 + v * 1.44, 0.27])),
      material: Material.carpet,
    },
  ];
}

/** Returns the profile of a seam pressed into a cushion: 1 in its middle, falling to 0 beside it. */
const dent = (off: number): number => Math.exp(-off * off);

const cushion = union(
  0.09,
  leaned(roundBox([-0.06, 0.37, 0.42], [0.26, 0.2, 0.085], 0.07), [-0.06, 0.37, 0.42], -5),
  leaned(roundBox([-0.04, 0.165, 0.46], [0.23, 0.055, 0.085], 0.05), [-0.06, 0.37, 0.42], -5),
  leaned(roundBox([-0.04, 0.575, 0.46], [0.23, 0.055, 0.085], 0.05), [-0.06, 0.37, 0.42], -5),
);
const back = leaned(
  union(
    0.08,
    roundBox([-0.34, 0.37, 0.78], [0.06, 0.19, 0.33], 0.06),
    roundBox([-0.3, 0.175, 0.72], [0.075, 0.05, 0.22], 0.05),
    roundBox([-0.3, 0.565, 0.72], [0.075, 0.05, 0.22], 0.05),
  ),
  [-0.34, 0.37, 0.45],
  17,
);
const headrest = leaned(
  union(
    0.02,
    roundBox([-0.33, 0.37, 1.22], [0.045, 0.125, 0.075], 0.045),
    roundBox([-0.34, 0.31, 1.12], [0.008, 0.008, 0.06], 0.006),
    roundBox([-0.34, 0.43, 1.12], [0.008, 0.008, 0.06], 0.006),
  ),
  [-0.34, 0.37, 0.45],
  15,
);
const base = roundBox([-0.06, 0.37, 0.3], [0.24, 0.17, 0.05], 0.03);
const frontSeat: Solid = (x, y, z) => {
  const body = roundMin(cushion(x, y, z), back(x, y, z), 0.05);
  const inlay = Math.abs(Math.abs(y - 0.37) - 0.13);
  const rib = Math.abs(((((z - x) % 0.14) + 0.14) % 0.14) - 0.07);
  const grooves =
    0.006 * dent(inlay / 0.009) + (Math.abs(y - 0.37) < 0.13 ? 0.004 * dent(rib / 0.008) : 0);
  return Math.min(body + grooves, headrest(x, y, z), base(x, y, z));
};

const benchCushion = leaned(
  roundBox([-0.82, 0, 0.44], [0.25, 0.62, 0.1], 0.08),
  [-0.82, 0, 0.44],
  -6,
);
const benchBack = leaned(roundBox([-1.07, 0, 0.76], [0.07, 0.62, 0.3], 0.07), [-1.07, 0, 0.45], 20);
const rearRests = union(
  0.01,
  ...[-0.4, 0, 0.4].map((y) =>
    leaned(
      roundBox([-1.06, y, y === 0 ? 1.08 : 1.11], [0.04, 0.12, y === 0 ? 0.05 : 0.07], 0.04),
      [-1.07, 0, 0.45],
      20,
    ),
  ),
);
const rearBench: Solid = (x, y, z) => {
  const seat = roundMin(benchCushion(x, y, z), benchBack(x, y, z), 0.05);
  const beside = Math.abs(Math.abs(y) - 0.14);
  const rib = Math.abs(((((z - x) % 0.15) + 0.15) % 0.15) - 0.07);
  const grooves = 0.01 * dent(beside / 0.012) + 0.005 * dent(rib / 0.009);
  return Math.min(seat + grooves, rearRests(x, y, z));
};

const dashTop = union(
  0.06,
  leaned(roundBox([0.8, 0, 0.83], [0.3, 0.74, 0.1], 0.06), [0.8, 0, 0.83], 8),
  roundBox([0.7, 0, 0.66], [0.2, 0.74, 0.13], 0.06),
  roundBox([0.6, 0.37, 0.93], [0.14, 0.21, 0.045], 0.04),
);
const gearLever = union(
  0.02,
  capsule([0.2, 0, 0.5], [0.17, 0, 0.62], 0.012),
  capsule([0.175, 0, 0.62], [0.165, 0, 0.66], 0.026),
  roundBox([0.2, 0, 0.53], [0.07, 0.05, 0.025], 0.02),
);
const armrest = roundBox([-0.16, 0, 0.58], [0.17, 0.075, 0.05], 0.04);
const rearMirror = union(
  0.01,
  leaned(roundBox([0.32, 0, 1.3], [0.02, 0.12, 0.032], 0.018), [0.32, 0, 1.3], -12),
  capsule([0.33, 0, 1.32], [0.36, 0, 1.38], 0.012),
);
const centre = union(
  0.05,
  leaned(roundBox([0.58, 0, 0.62], [0.1, 0.14, 0.2], 0.03), [0.58, 0, 0.62], 12),
  roundBox([0.25, 0, 0.42], [0.4, 0.105, 0.12], 0.04),
);
const dashboard: Solid = (x, y, z) => {
  const hollow = roundBox([0.46, 0.37, 0.9], [0.09, 0.165, 0.07], 0.03)(x, y, z);
  const trunk = Math.max(roundMin(dashTop(x, y, z), centre(x, y, z), 0.05), -hollow);
  return Math.min(trunk, gearLever(x, y, z), armrest(x, y, z));
};

const WHEEL: readonly [number, number, number] = [0.4, 0.37, 0.82];
/** The steering wheel: a ring with three spokes round its boss, leaned towards the driver. */
const steeringWheel: Solid = leaned(
  (x, y, z) => {
    const dy = y - WHEEL[1];
    const dz = z - WHEEL[2];
    const dx = x - WHEEL[0];
    const r = Math.hypot(dy, dz);
    const ring = Math.hypot(r - 0.175, dx) - 0.0165 - (Math.abs(dz) < 0.05 ? 0.002 : 0);
    const boss = roundBox([0.01, 0, -0.01], [0.03, 0.07, 0.06], 0.028)(dx, dy, dz);
    const bars = roundBox([0.008, 0, 0.005], [0.012, 0.17, 0.022], 0.01)(dx, dy, dz);
    const foot = roundBox([0.008, 0, -0.1], [0.01, 0.022, 0.075], 0.009)(dx, dy, dz);
    const column = Math.max(Math.hypot(dy, dz) - 0.045, Math.abs(dx - 0.1) - 0.12);
    return Math.min(ring, roundMin(roundMin(boss, bars, 0.02), foot, 0.02), column);
  },
  WHEEL,
  -24,
);

/** Returns the distance to everything inside that blocks light, the floor included. */
const furniture: Solid = (x, y, z) =>
  Math.min(frontSeat(x, Math.abs(y), z), rearBench(x, y, z), dashboard(x, y, z), z - 0.27);

const doorRest = union(
  0.03,
  roundBox([0.12, 0.81, 0.68], [0.27, 0.055, 0.035], 0.03),
  capsule([0.36, 0.8, 0.7], [0.5, 0.82, 0.86], 0.02),
);

/** Returns the parts that only pictures from inside need: the mirror on the windscreen and the armrests of the front doors. */
export function trimParts(): Part[] {
  const rest = skinOf(doorRest, { low: [-0.2, 0.7, 0.6], high: [0.56, 0.9, 0.92], step: 0.012 });
  return [
    rearMirrorPart(),
    { mesh: rest, material: Material.doorTrim },
    { mesh: mirrored(rest), material: Material.doorTrim },
  ];
}

const rearMirrorPart = (): Part => ({
  mesh: skinOf(rearMirror, { low: [0.25, -0.16, 1.24], high: [0.42, 0.16, 1.42], step: 0.008 }),
  material: Material.blackPlastic,
});
