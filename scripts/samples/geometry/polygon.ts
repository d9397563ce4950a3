export type Points = readonly (readonly [number, number])[];

/** Returns the distance of a point to the nearest of a chain of segments; `far` if its box is further away than that. */
export function lineDistance(
  points: Points,
  px: number,
  py: number,
  far: number,
  closed = false,
): number {
  let best = far * far;
  for (let i = closed ? 0 : 1; i < points.length; i++) {
    const [ax, ay] = points[i === 0 ? points.length - 1 : i - 1] as readonly [number, number]; // i runs inside the list
    const [bx, by] = points[i] as readonly [number, number]; // likewise
    if (
      px < Math.min(ax, bx) - far ||
      px > Math.max(ax, bx) + far ||
      py < Math.min(ay, by) - far ||
      py > Math.max(ay, by) + far
    )
      continue;
    const ux = bx - ax;
    const uy = by - ay;
    const t = Math.min(1, Math.max(0, ((px - ax) * ux + (py - ay) * uy) / (ux * ux + uy * uy)));
    const dx = px - ax - ux * t;
    const dy = py - ay - uy * t;
    best = Math.min(best, dx * dx + dy * dy);
  }
  return Math.sqrt(best);
}

/** An outline with its box, for signed distances of points: negative inside; not exact beyond `far`. */
export interface Region {
  points: Points;
  box: readonly [left: number, right: number, low: number, high: number];
}

export function region(points: Points): Region {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { points, box: [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] };
}

export function signedDistance(area: Region, px: number, py: number, far: number): number {
  if (!nearBox(area, px, py, far)) return far;
  const { points } = area;
  const distance = lineDistance(points, px, py, far, true);
  return encloses(points, px, py) ? -distance : distance;
}

/** Returns whether a point's distance to the region's box is at most `margin`: a cheap test before the expensive one. */
export const nearBox = ({ box }: Region, px: number, py: number, margin: number): boolean =>
  px >= box[0] - margin && px <= box[1] + margin && py >= box[2] - margin && py <= box[3] + margin;

/** Returns whether a point lies in the region. */
export const holds = (area: Region, px: number, py: number): boolean =>
  nearBox(area, px, py, 0) && encloses(area.points, px, py);

export function encloses(points: Points, px: number, py: number): boolean {
  let inside = false;
  let [ax, ay] = points[points.length - 1] as readonly [number, number]; // an outline has points
  for (const [bx, by] of points) {
    if (ay > py !== by > py && px < ax + ((py - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    ax = bx;
    ay = by;
  }
  return inside;
}

/** Returns the chain with its corners cut `rounds` times (Chaikin); an open chain keeps its ends. */
export function softened(points: Points, rounds: number, closed = false, share = 0.25): Points {
  let line = points;
  for (let round = 0; round < rounds; round++) {
    const next: (readonly [number, number])[] = [];
    line.forEach((a, i) => {
      const b = line[i + 1] ?? (closed ? line[0] : undefined);
      if (!b) return;
      next.push(
        [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
        [b[0] + (a[0] - b[0]) * share, b[1] + (a[1] - b[1]) * share],
      );
    });
    const first = line[0];
    const last = line.at(-1);
    line = closed || !first || !last ? next : [first, ...next.slice(1, -1), last];
  }
  return line;
}
