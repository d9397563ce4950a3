import { normalise } from '../geometry/vector.ts';

/** Linear red, green, blue, reused by the inner loops instead of a new array per sample. */
export interface Colour {
  r: number;
  g: number;
  b: number;
}
export const colour = (r = 0, g = 0, b = 0): Colour => ({ r, g, b });

/** Hazy afternoon: a sun halfway up in front of the vehicle's left front corner, and a bright sky. */
export const sun = { to: normalise([0.5, 0.62, 0.78]), light: colour(2.1, 1.95, 1.7) };
export const sky = colour(0.62, 0.7, 0.82);
export const bounce = colour(0.17, 0.165, 0.155);
