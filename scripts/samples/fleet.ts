import { carOf } from './car/car.ts';
import { hatchback } from './car/hatchback.ts';
import { plateOf } from './car/plate.ts';
import { saloon } from './car/saloon.ts';
import { closeViews } from './closeViews.ts';
import { presetNames } from './presetNames.ts';
import type { Subject } from './render/picture.ts';
import { exteriorViews } from './views.ts';

/** A sample vehicle: its name in file names, and the views that were photographed of it, in shooting order. */
export interface SampleVehicle {
  vehicle: string;
  angles: string[];
  /** When the first picture was taken, local time. */
  start: Date;
  build(): Promise<Subject>;
}

const drawn = new Set([...exteriorViews, ...closeViews].map(({ code }) => code));

export const fleet: SampleVehicle[] = [
  {
    vehicle: 'golf',
    angles: presetNames.map(([code]) => code).filter((code) => drawn.has(code)),
    start: new Date('2026-04-14T10:02:11Z'),
    build: async () =>
      carOf(hatchback, {
        paint: { name: 'harbour blue', r: 0.012, g: 0.05, b: 0.16, flake: 0.8 },
        plate: await plateOf('HB TT 214'),
        fabric: { r: 0.03, g: 0.03, b: 0.033 },
      }),
  },
  {
    vehicle: 'passat',
    angles: ['front', 'front-left', 'left', 'rear-left', 'rear', 'rear-right', 'right', 'front-right'],
    start: new Date('2026-04-15T14:31:40Z'),
    build: async () =>
      carOf(saloon, {
        paint: { name: 'ruby red', r: 0.3, g: 0.008, b: 0.012, flake: 0.5 },
        plate: await plateOf('M AL 508'),
        fabric: { r: 0.09, g: 0.075, b: 0.055 },
      }),
  },
];
