import { type Mesh, sheet } from '../geometry/mesh.ts';
import { sheltered, skinOf } from '../geometry/skin.ts';
import { capsule, roundBox, type Solid, union } from '../geometry/solid.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Part } from '../render/raster.ts';
import { Material } from './material.ts';

const upright =
  (x: number, y: number, radius: number, low: number, high: number): Solid =>
  (px, py, pz) =>
    Math.max(Math.hypot(px - x, py - y) - radius, low - pz, pz - high);

const chain = (radius: number, ...points: Vec3[]): Solid =>
  union(0.01, ...points.slice(1).map((point, i) => capsule(points[i] ?? point, point, radius)));

const cover: Solid = (x, y, z) => {
  const block = roundBox([1.5, 0.02, 0.74], [0.2, 0.3, 0.06], 0.04)(x, y, z);
  const ribs =
    Math.abs(((((y + 1) % 0.075) + 0.075) % 0.075) - 0.0375) < 0.012 && Math.abs(x - 1.46) < 0.12
      ? 0.007
      : 0;
  return block - ribs;
};

/** What lies under the bonnet, simplified: engine cover, intake, battery, reservoirs, hoses, strut domes and the walls round them. */
const pieces: readonly (readonly [Solid, number])[] = [
  [cover, Material.engineCover],
  [
    union(
      0.03,
      roundBox([1.22, -0.45, 0.76], [0.12, 0.13, 0.08], 0.03),
      capsule([1.3, -0.35, 0.77], [1.38, -0.2, 0.77], 0.045),
      roundBox([1.76, -0.2, 0.73], [0.04, 0.16, 0.03], 0.02),
    ),
    Material.blackPlastic,
  ],
  [roundBox([1.5, 0.53, 0.73], [0.14, 0.1, 0.1], 0.015), Material.battery],
  [
    union(
      0.02,
      roundBox([1.2, 0.45, 0.78], [0.09, 0.08, 0.06], 0.04),
      upright(1.2, 0.45, 0.035, 0.8, 0.86),
    ),
    Material.reservoir,
  ],
  [upright(1.2, 0.45, 0.04, 0.85, 0.875), Material.yellowCap],
  [upright(1.72, 0.35, 0.032, 0.72, 0.79), Material.yellowCap],
  [upright(1.38, -0.02, 0.038, 0.76, 0.825), Material.yellowCap],
  [
    chain(0.022, [1.7, 0.1, 0.72], [1.76, 0.3, 0.73], [1.6, 0.4, 0.74], [1.3, 0.36, 0.76]),
    Material.rubberHose,
  ],
  [chain(0.018, [1.2, 0.1, 0.77], [1.24, 0.3, 0.8], [1.2, 0.38, 0.8]), Material.rubberHose],
  [chain(0.026, [1.74, -0.4, 0.7], [1.6, -0.42, 0.74], [1.4, -0.42, 0.76]), Material.rubberHose],
  [
    union(0.03, upright(1.3, 0.62, 0.1, 0.6, 0.79), upright(1.3, -0.62, 0.1, 0.6, 0.79)),
    Material.metal,
  ],
  [
    union(
      0.02,
      roundBox([1.86, 0, 0.7], [0.035, 0.62, 0.03], 0.015),
      roundBox([1.82, 0, 0.66], [0.03, 0.5, 0.06], 0.02),
    ),
    Material.metal,
  ],
];

export function engineParts(): Part[] {
  const all: Solid = (x, y, z) =>
    pieces.reduce((field, [solid]) => Math.min(field, solid(x, y, z)), z - 0.6);
  const open = (mesh: Mesh) => sheltered(mesh, all, 0.1);
  const parts = pieces.map(([solid, material]) => ({
    mesh: open(skinOf(solid, { low: [1.02, -0.78, 0.58], high: [1.98, 0.78, 0.92], step: 0.012 })),
    material,
  }));
  return [
    ...parts,
    {
      mesh: open(sheet(60, 80, (u, v) => [1.0 + u * 0.95, -0.75 + v * 1.5, 0.61])),
      material: Material.wheelWell,
    },
    {
      mesh: sheet(4, 4, (u, v) => [1.04, -0.75 + u * 1.5, 0.6 + v * 0.28]),
      material: Material.blackPlastic,
    },
  ];
}
