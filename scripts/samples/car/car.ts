import { skinOf } from '../geometry/skin.ts';
import type { Solid } from '../geometry/solid.ts';
import { groundLightOf } from '../render/groundLight.ts';
import type { Subject } from '../render/picture.ts';
import type { Part } from '../render/raster.ts';
import type { Paint } from '../render/surface.ts';
import { archParts } from './arches.ts';
import { bodyOf, inArch } from './body.ts';
import { bodySkinOf } from './bodySkin.ts';
import { cabinParts } from './cabin.ts';
import { fittingParts } from './fittings.ts';
import { Material } from './material.ts';
import { mirrorParts } from './mirrors.ts';
import type { Print } from './plate.ts';
import type { CarShape } from './shape.ts';
import { type Fabric, surfacesOf } from './surfaces.ts';
import { wheelParts } from './wheel.ts';

const bodyMesh = (body: Solid, step: number) =>
  skinOf(body, { low: [-2.5, -1, 0.1], high: [2.4, 1, 1.55], step });

/** Returns the parts of a vehicle that hide what is behind them, with windows as closed surfaces: enough for its outline. */
export function outlineParts(shape: CarShape, step = 0.016): Part[] {
  const body = bodyOf(shape);
  return [
    {
      mesh: bodyMesh(body, step),
      material: Material.body,
      missing: (x, y, z) => inArch(shape, x, y, z),
    },
    ...archParts(shape, body),
    ...wheelParts(shape),
    ...mirrorParts(shape),
  ];
}

export interface CarLook {
  paint: Paint;
  plate: Print;
  fabric: Fabric;
}

/** Returns a whole vehicle, ready to be photographed; `step` is the mesh size of its body in metres. */
export function carOf(shape: CarShape, look: CarLook, step = 0.014, cabinStep = 0.022): Subject {
  const body = bodyOf(shape);
  const skin = bodySkinOf(shape, look.paint);
  const mesh = bodyMesh(body, step);
  const solid: Part[] = [
    {
      mesh,
      material: Material.body,
      missing: (x, y, z) => inArch(shape, x, y, z) || skin.isGlass(x, y, z),
    },
    ...archParts(shape, body),
    ...wheelParts(shape),
    ...mirrorParts(shape),
    ...fittingParts(shape, body),
    ...cabinParts(cabinStep),
  ];
  return {
    solid,
    glass: [{ mesh, material: Material.glass, missing: (x, y, z) => !skin.isGlass(x, y, z) }],
    surfaceAt: surfacesOf(shape, skin, look.paint, look.plate, look.fabric),
    light: groundLightOf([
      { mesh, material: Material.body },
      ...wheelParts(shape),
      ...mirrorParts(shape),
    ]),
  };
}
