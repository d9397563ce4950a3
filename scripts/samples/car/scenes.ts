import { sheet } from '../geometry/mesh.ts';
import { encloses } from '../geometry/polygon.ts';
import { skinOf } from '../geometry/skin.ts';
import { roundBox } from '../geometry/solid.ts';
import { groundLightOf } from '../render/groundLight.ts';
import type { Subject } from '../render/picture.ts';
import type { Part } from '../render/raster.ts';
import { cabinParts, trimParts } from './cabin.ts';
import { DOOR_SIDE, frontDoor, rearDoor } from './doors.ts';
import { engineParts } from './engine.ts';
import { Material } from './material.ts';
import type { CarShape } from './shape.ts';

type Hole = (x: number, y: number, z: number) => boolean;

const OUTER: ReadonlySet<number> = new Set([
  Material.body,
  Material.glass,
  Material.paint,
  Material.badge,
  Material.blackPlastic,
  Material.plateRear,
  Material.plateFront,
  Material.doorTrim,
]);
const INSIDE: ReadonlySet<number> = new Set([
  Material.seat,
  Material.dashboard,
  Material.steeringWheel,
  Material.carpet,
]);

/** Returns the vehicle with a finer model of its cabin, for pictures from inside. */
export function withFineCabin(car: Subject): Subject {
  return {
    ...car,
    solid: [
      ...car.solid.filter(({ material }) => !INSIDE.has(material)),
      ...cabinParts(0.014),
      ...trimParts(),
    ],
  };
}

/** Returns the vehicle without the part of its skin that lies in the hole. */
function opened(car: Subject, hole: Hole): Subject {
  const cut = (part: Part): Part => {
    if (!OUTER.has(part.material)) return part;
    const { missing } = part;
    return { ...part, missing: missing ? (x, y, z) => hole(x, y, z) || missing(x, y, z) : hole };
  };
  return { ...car, solid: car.solid.map(cut), glass: car.glass.map(cut) };
}

export function driverDoorOpen(car: Subject, shape: CarShape): Subject {
  const door = frontDoor(shape);
  const open = opened(car, (x, y, z) => y > DOOR_SIDE && encloses(door, x, z));
  const sill = skinOf(roundBox([0.23, 0.79, 0.3], [0.62, 0.07, 0.05], 0.03), {
    low: [-0.45, 0.68, 0.22],
    high: [0.9, 0.9, 0.39],
    step: 0.012,
  });
  const strip = skinOf(roundBox([0.23, 0.79, 0.35], [0.42, 0.03, 0.004], 0.003), {
    low: [-0.23, 0.74, 0.335],
    high: [0.69, 0.84, 0.365],
    step: 0.006,
  });
  return {
    ...open,
    solid: [
      ...open.solid,
      { mesh: sill, material: Material.paint },
      { mesh: strip, material: Material.metal },
    ],
  };
}

export function rearDoorOpen(car: Subject, shape: CarShape): Subject {
  const door = rearDoor(shape);
  return opened(car, (x, y, z) => y > DOOR_SIDE && encloses(door, x, z));
}

/** Returns the vehicle with the tailgate swung away: behind it the boot's floor and trim, up to the backs of the seats. */
export function tailgateOpen(car: Subject, { lines }: CarShape): Subject {
  const { gate, rearScreen } = lines;
  const open = opened(
    car,
    (x, y, z) =>
      x < rearScreen[1][0] + 0.03 &&
      Math.abs(y) < gate.half - 0.12 * Math.max(0, (z - 1) / 0.4) &&
      z > gate.low &&
      z < gate.high - 0.01,
  );
  const trim: Part[] = [
    {
      mesh: sheet(4, 4, (u, v) => [-2.08 + u * 0.95, -0.62 + v * 1.24, 0.62]),
      material: Material.carpet,
    },
    {
      mesh: sheet(4, 4, (u, v) => [-2.06 + u * 0.95, 0.6, 0.6 + v * 0.42]),
      material: Material.carpet,
    },
    {
      mesh: sheet(4, 4, (u, v) => [-2.06 + u * 0.95, -0.6, 0.6 + v * 0.42]),
      material: Material.carpet,
    },
    {
      mesh: sheet(4, 4, (u, v) => [-2.09 + u * 0.05, -0.6 + v * 1.2, 0.63 + u * 0.2]),
      material: Material.blackPlastic,
    },
  ];
  return { ...open, solid: [...open.solid, ...trim] };
}

export function bonnetOpen(car: Subject, shape: CarShape): Subject {
  const nose = shape.nose(0.5);
  const open = opened(
    car,
    (x, y, z) =>
      x > 1.0 &&
      x < nose - 0.16 - 0.25 * y * y &&
      Math.abs(y) < 0.74 - 0.25 * Math.max(0, x - 1.5) &&
      z > shape.deck(x) - 0.1 &&
      z < 1,
  );
  return { ...open, solid: [...open.solid, ...engineParts()] };
}

/** Returns one wheel, taken off and standing on the yard. */
export function wheelAlone(car: Subject, { lines }: CarShape): Subject {
  const wheel: ReadonlySet<number> = new Set([
    Material.tyre,
    Material.rim,
    Material.rimBarrel,
    Material.badge,
  ]);
  const { front, track, radius } = lines.wheels;
  const solid = car.solid.filter(({ material, mesh }) => {
    const [x, y, z] = [mesh.positions[0] ?? 0, mesh.positions[1] ?? 0, mesh.positions[2] ?? 0];
    return (
      wheel.has(material) &&
      Math.hypot(x - front, z - radius) <= radius + 0.01 &&
      Math.abs(y - track) < 0.2
    );
  });
  return { ...car, solid, glass: [], light: groundLightOf(solid) };
}
