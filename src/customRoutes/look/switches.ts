import type { Look } from '../../../contract/looks/look.ts';

/** The switches of a look, in the order of the pipeline. */
export const SWITCHES = [
  'cutting',
  'plate_blur',
  'plate_image',
  'polishing',
  'rim_polishing',
  'reflective_floor',
] as const satisfies readonly (keyof Look)[];

/** The switches that have a strength beside them. */
export const POLISHES = ['polishing', 'rim_polishing'] as const satisfies readonly (keyof Look)[];
type Polish = (typeof POLISHES)[number];
export type StrengthSetting = `${Polish}_strength`;

export const isStrength = (name: keyof Look): name is StrengthSetting =>
  POLISHES.some((polish) => name === `${polish}_strength`);

export const isPolish = (name: keyof Look): name is Polish =>
  POLISHES.some((polish) => polish === name);
