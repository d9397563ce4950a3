import { encloses } from '../geometry/polygon.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Paint } from '../render/surface.ts';
import { bodySkinOf } from './bodySkin.ts';
import { DOOR_SIDE, frontDoor, rearDoor } from './doors.ts';
import { Material } from './material.ts';
import type { CarShape } from './shape.ts';

/** Whether a point of a part of this material belongs to a region of the vehicle. */
export type Region = (material: number, point: Vec3) => boolean;

const RIM: ReadonlySet<number> = new Set([
  Material.rim,
  Material.rimBarrel,
  Material.brakeDisc,
  Material.caliper,
  Material.badge,
]);

const ANY_PAINT: Paint = { name: '', r: 0, g: 0, b: 0, flake: 0 };

/** Returns the regions that a photographer recognises and can align with: tyres, rims, panes and lamps; and the doors, with their windows. */
export function regionsOf(shape: CarShape): { parts: readonly Region[]; doors: readonly Region[] } {
  const skin = bodySkinOf(shape, ANY_PAINT);
  const onBody =
    (holds: (x: number, y: number, z: number) => boolean): Region =>
    (material, [x, y, z]) =>
      material === Material.body && holds(x, y, z);
  return {
    parts: [
      (material) => material === Material.tyre || RIM.has(material),
      (material) => RIM.has(material),
      onBody(skin.isGlass),
      onBody(skin.isLamp),
    ],
    doors: [frontDoor(shape), rearDoor(shape)].map((door) =>
      onBody((x, y, z) => Math.abs(y) > DOOR_SIDE && encloses(door, x, z)),
    ),
  };
}
