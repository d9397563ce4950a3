import type { PlateCorners, PlatePoint } from '../../../contract/photos/plateCorners.ts';
import type { PixelBox, Pixels } from '../pixels.ts';

/** Four corners in pixels, clockwise from the top left as one reads what is printed between them. */
export type Quad = readonly [PlatePoint, PlatePoint, PlatePoint, PlatePoint];

/** A plane seen in perspective: from its own coordinates, 0 to 1 across and down, to pixels and back. */
export type Perspective = {
  toPixels(u: number, v: number): PlatePoint;
  toPlane(x: number, y: number): PlatePoint;
};

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** Returns the perspective in which the unit square fills four corners. */
export function perspectiveOf([a, b, c, d]: Quad): Perspective {
  // Heckbert's closed form for a unit square.
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  const forth: Matrix = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ];
  const back = inverse(forth);
  return { toPixels: (u, v) => mapped(forth, u, v), toPlane: (x, y) => mapped(back, x, y) };
}

function mapped([a, b, c, d, e, f, g, h, i]: Matrix, x: number, y: number): PlatePoint {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** Returns the inverse of a matrix up to a factor, which does not change a perspective. */
function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Returns the corners of the plane with a margin round them, in shares of its width and of its height. */
export function grownQuad(quad: Quad, across: number, down: number): Quad {
  const { toPixels } = perspectiveOf(quad);
  return [
    toPixels(-across, -down),
    toPixels(1 + across, -down),
    toPixels(1 + across, 1 + down),
    toPixels(-across, 1 + down),
  ];
}

/** Returns the width and height of a plane in pixels: the means of opposite sides. */
export function sidesOf([a, b, c, d]: Quad): { width: number; height: number } {
  const apart = (p: PlatePoint, q: PlatePoint) => Math.hypot(p.x - q.x, p.y - q.y);
  return { width: (apart(a, b) + apart(d, c)) / 2, height: (apart(a, d) + apart(b, c)) / 2 };
}

/** Returns the box of the whole pixels that four corners touch, inside the picture; it is empty where they lie outside. */
export function boundsOf(
  quad: Quad,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): PixelBox {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  const x = Math.max(0, Math.floor(Math.min(...xs)));
  const y = Math.max(0, Math.floor(Math.min(...ys)));
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, Math.ceil(Math.max(...xs))) - x),
    height: Math.max(0, Math.min(height, Math.ceil(Math.max(...ys))) - y),
  };
}

/** Converts corners from fractions of a picture of that size to its pixels. */
export function toQuad(
  [a, b, c, d]: PlateCorners,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): Quad {
  const at = ({ x, y }: PlatePoint) => ({ x: x * width, y: y * height });
  return [at(a), at(b), at(c), at(d)];
}

/** Converts corners from pixels to fractions of the picture; those outside it are moved to its edge. */
export function toCorners(
  [a, b, c, d]: Quad,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): PlateCorners {
  const share = (value: number, whole: number) => Math.min(Math.max(value / whole, 0), 1);
  const at = ({ x, y }: PlatePoint) => ({ x: share(x, width), y: share(y, height) });
  return [at(a), at(b), at(c), at(d)];
}
