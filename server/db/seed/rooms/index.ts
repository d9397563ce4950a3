import type { Light } from '../../../../contract/looks/light.ts';

const FROM_ABOVE = { side: 0, softness: 100, warmth: 0 } as const;

/** The rooms that ship with the product, of `npm run samples:rooms`, by the names of their files, with their light. */
export const ROOM_FILES: readonly { name: string; file: string; light: Light }[] = [
  { name: 'Gallery', file: 'gallery', light: FROM_ABOVE },
  { name: 'Studio', file: 'studio', light: { side: 0, softness: 70, warmth: -15 } },
  { name: 'Loft', file: 'loft', light: { side: -40, softness: 70, warmth: 35 } },
  { name: 'Concrete hall', file: 'hall', light: { side: 40, softness: 80, warmth: 0 } },
  { name: 'Dome', file: 'dome', light: FROM_ABOVE },
];

/** The backgrounds that ship with the product, with their light, and where their floor begins, in percent of their height. */
export const BACKGROUND_FILES: readonly {
  name: string;
  file: string;
  light: Light;
  floor_from: number;
}[] = [
  {
    name: 'Showroom',
    file: 'window',
    light: { side: -70, softness: 80, warmth: 0 },
    floor_from: 56,
  },
  { name: 'Glass hall', file: 'glass-hall', light: FROM_ABOVE, floor_from: 56 },
  { name: 'Yard', file: 'yard', light: { side: -100, softness: 20, warmth: 60 }, floor_from: 56 },
];
