import type { Stroke } from '../stroke.ts';

/** Rows of bytes without padding: three or four per pixel in a picture, one in a mask. */
export interface Plane {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** An outline that is being corrected. Picture and coverage have the same size. */
export interface Painting {
  /** Red, green, blue, and perhaps opacity, which is ignored. */
  readonly picture: Plane;
  /** How much of each pixel belongs to the vehicle, 0 to 255; changed by strokes. */
  readonly coverage: Plane;
  /** 1 for pixels that were under the brush: growth beside later strokes stops there. */
  readonly final: Uint8Array;
}

/** A part of a picture in whole pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a stroke follows the picture's edges beside the brush: a share of its radius, between two shares of the picture's width. */
const MARGIN = { share: 0.6, least: 0.002, most: 0.012 };

/** Returns how far beside the brush a stroke can reach, as a fraction of the picture's width. */
export const marginOf = ({ radius }: Pick<Stroke, 'radius'>): number =>
  Math.min(Math.max(radius * MARGIN.share, MARGIN.least), MARGIN.most);

/** Returns the area that a stroke can change in a picture of this size. */
export const areaOf = (
  stroke: Stroke,
  { width, height }: Pick<Plane, 'width' | 'height'>,
): Area => {
  const around = (stroke.radius + marginOf(stroke)) * width + 1;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const [x, y] of stroke.points) {
    left = Math.min(left, x * width - around);
    right = Math.max(right, x * width + around);
    top = Math.min(top, y * height - around);
    bottom = Math.max(bottom, y * height + around);
  }
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right)) - x,
    height: Math.min(height, Math.ceil(bottom)) - y,
  };
};
