import type { Look } from '../../../contract/entities/look.ts';

/** The switches of a look, in the order of the pipeline. */
export const SWITCHES = [
  'cutting',
  'plate_blur',
  'plate_image',
  'polishing',
  'rim_polishing',
  'reflective_floor',
] as const satisfies readonly (keyof Look)[];
