import { mirrored } from '../geometry/mesh.ts';
import { skinOf } from '../geometry/skin.ts';
import { capsule, roundMax, roundMin, type Solid } from '../geometry/solid.ts';
import type { Part } from '../render/raster.ts';
import { Material } from './material.ts';
import type { CarShape } from './shape.ts';

/** Returns the door mirrors: a rounded shell cut off at the rear, on its foot. */
export function mirrorParts(shape: CarShape): Part[] {
  const [x, z] = shape.lines.mirror;
  const y = 0.985;
  const shell: Solid = (px, py, pz) => {
    const a = (px - x) / 0.085;
    const b = (py - y) / 0.118;
    const c = (pz - z - 0.02 - (py - y) * 0.08) / 0.072;
    const egg = (Math.cbrt(Math.abs(a) ** 3 + Math.abs(b) ** 3 + Math.abs(c) ** 3) - 1) * 0.075;
    return roundMax(egg, x - 0.035 - px + (py - y) * 0.1, 0.015);
  };
  const foot = capsule([x + 0.02, 0.84, z - 0.05], [x + 0.015, 0.93, z - 0.03], 0.022);
  const whole: Solid = (px, py, pz) => roundMin(shell(px, py, pz), foot(px, py, pz), 0.02);
  const mesh = skinOf(whole, {
    low: [x - 0.12, 0.8, z - 0.1],
    high: [x + 0.12, 1.13, z + 0.13],
    step: 0.009,
  });
  return [
    { mesh, material: Material.paint },
    { mesh: mirrored(mesh), material: Material.paint },
  ];
}
