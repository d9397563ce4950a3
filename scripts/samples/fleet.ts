import { carOf } from './car/car.ts';
import { hatchback } from './car/hatchback.ts';
import { keyScene } from './car/keyScene.ts';
import { plateOf } from './car/plate.ts';
import { saloon } from './car/saloon.ts';
import {
  bonnetOpen,
  driverDoorOpen,
  rearDoorOpen,
  tailgateOpen,
  wheelAlone,
  withFineCabin,
} from './car/scenes.ts';
import type { CarShape } from './car/shape.ts';
import type { Fabric } from './car/surfaces.ts';
import { vinScene } from './car/vinScene.ts';
import { closeViews, type Scene } from './closeViews.ts';
import { presetNames } from './presetNames.ts';
import type { Subject } from './render/picture.ts';
import type { Paint } from './render/surface.ts';
import { exteriorViews } from './views.ts';

/** A sample vehicle: its name in file names, and its photographed views, in the order they were taken. */
export interface SampleVehicle {
  vehicle: string;
  angles: string[];
  /** When the first picture was taken, local time. */
  start: Date;
  shape: CarShape;
  build(scene: Scene): Promise<Subject>;
}

/** Builds each scene of a vehicle when it is first needed, and caches it. */
function studio(
  shape: CarShape,
  paint: Paint,
  number: string,
  fabric: Fabric,
): SampleVehicle['build'] {
  const kept = new Map<Scene, Promise<Subject>>();
  const build = async (scene: Scene): Promise<Subject> => {
    if (scene === 'key') return keyScene();
    if (scene === 'vinPlate') return vinScene(paint, 'WVWZZZAUZFW214508');
    if (scene === 'car') return carOf(shape, { paint, plate: await plateOf(number), fabric });
    if (scene === 'cabin') return withFineCabin(await get('car'));
    if (scene === 'wheel') return wheelAlone(await get('car'), shape);
    if (scene === 'bonnetOpen') return bonnetOpen(await get('car'), shape);
    return { driverDoorOpen, rearDoorOpen, tailgateOpen }[scene](await get('cabin'), shape);
  };
  const get = (scene: Scene): Promise<Subject> => {
    const made = kept.get(scene) ?? build(scene);
    kept.set(scene, made);
    return made;
  };
  return get;
}

const drawn = new Set([...exteriorViews, ...closeViews].map(({ code }) => code));

export const fleet: SampleVehicle[] = [
  {
    vehicle: 'golf',
    angles: presetNames.map(([code]) => code).filter((code) => drawn.has(code)),
    start: new Date('2026-04-14T10:02:11Z'),
    shape: hatchback,
    build: studio(
      hatchback,
      { name: 'harbour blue', r: 0.012, g: 0.05, b: 0.16, flake: 0.8 },
      'HB TT 214',
      {
        r: 0.075,
        g: 0.077,
        b: 0.083,
      },
    ),
  },
  {
    vehicle: 'passat',
    angles: [
      'front',
      'front-left',
      'left',
      'rear-left',
      'rear',
      'rear-right',
      'right',
      'front-right',
    ],
    start: new Date('2026-04-15T14:31:40Z'),
    shape: saloon,
    build: studio(
      saloon,
      { name: 'ruby red', r: 0.22, g: 0.006, b: 0.01, flake: 0.5 },
      'M AL 508',
      { r: 0.16, g: 0.125, b: 0.085 },
    ),
  },
];
