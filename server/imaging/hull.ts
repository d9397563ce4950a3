/** A corner of a hull: a place, and the value there. */
export type HullCorner = { x: number; row: number };

/**
 * Returns the corners of a string drawn tight over values from above, in the order of their places (Andrew's monotone chain).
 * @param values one for each place; -1 where there is none
 */
export function hullOf(values: ArrayLike<number>): HullCorner[] {
  const corners: HullCorner[] = [];
  for (let x = 0; x < values.length; x++) {
    const row = values[x] ?? -1;
    if (row < 0) continue;
    while (corners.length > 1) {
      const [a, b] = [corners.at(-2), corners.at(-1)];
      if (!a || !b) break;
      // Keep b only while it is above the line from a to x.
      if ((b.row - a.row) * (x - a.x) > (row - a.row) * (b.x - a.x)) break;
      corners.pop();
    }
    corners.push({ x, row });
  }
  return corners;
}

/** Returns the value of a hull at a place: before its first corner that one's, behind its last -1. */
export function valueAt(hull: readonly HullCorner[], x: number): number {
  const after = hull.findIndex((corner) => corner.x >= x);
  const [a, b] = [hull[Math.max(0, after - 1)], hull[after]];
  return a && b ? a.row + slopeOf(a, b) * (x - a.x) : -1;
}

/** Returns the slope from one corner to another, in rows per place. */
export function slopeOf(a: HullCorner, b: HullCorner): number {
  return b.x === a.x ? 0 : (b.row - a.row) / (b.x - a.x);
}
