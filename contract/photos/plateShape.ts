/** Smallest share of the photo at which a plate can be read or replaced. */
const LEAST_AREA = 1e-5;

/** As fractions of the photograph. */
interface Point {
  readonly x: number;
  readonly y: number;
}
type Corners = readonly [Point, Point, Point, Point];

/** Returns whether four corners, clockwise, form a convex shape. */
export const isPlateShape = (corners: Corners): boolean => {
  let area = 0;
  for (const [index, { x, y }] of corners.entries()) {
    const next = corners[(index + 1) % 4] ?? corners[0];
    const last = corners[(index + 2) % 4] ?? corners[0];
    if ((next.x - x) * (last.y - next.y) - (next.y - y) * (last.x - next.x) <= 0) return false;
    area += (x * next.y - next.x * y) / 2;
  }
  return area >= LEAST_AREA;
};
