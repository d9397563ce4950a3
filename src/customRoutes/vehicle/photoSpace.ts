import type { Box } from '../../../contract/photos/photo.ts';

/** A point as fractions of the upright photograph. */
export interface Point {
  x: number;
  y: number;
}

/** The whole photograph. */
export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The point, or the one at the photograph's edge that is next to it. */
export const inside = ({ x, y }: Point): Point => ({ x: clamp(x, 0, 1), y: clamp(y, 0, 1) });
