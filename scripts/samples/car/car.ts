import { skinOf } from '../geometry/skin.ts';
import type { Part } from '../render/raster.ts';
import { archParts } from './arches.ts';
import { bodyOf, inArch } from './body.ts';
import { Material } from './material.ts';
import { mirrorParts } from './mirrors.ts';
import type { CarShape } from './shape.ts';
import { wheelParts } from './wheel.ts';

/** Everything of a vehicle that hides what lies behind it, windows taken as closed: enough for its outline. */
export function outlineParts(shape: CarShape, step = 0.016): Part[] {
  const body = bodyOf(shape);
  const mesh = skinOf(body, { low: [-2.5, -1, 0.1], high: [2.4, 1, 1.55], step });
  return [
    { mesh, material: Material.body, missing: (x, y, z) => inArch(shape, x, y, z) },
    ...archParts(shape, body),
    ...wheelParts(shape),
    ...mirrorParts(shape),
  ];
}
