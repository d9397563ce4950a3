import { normalise, type Vec3 } from './vector.ts';

/** A solid as a field: negative inside, positive outside, roughly the distance to the surface in metres. */
export type Solid = (x: number, y: number, z: number) => number;

/** Returns the intersection of two fields with an edge rounded over `radius` metres. */
export function roundMax(a: number, b: number, radius: number): number {
  const h = Math.max(radius - Math.abs(a - b), 0) / radius;
  return Math.max(a, b) + (h * h * h * radius) / 6;
}

/** Returns the union of two fields with a fillet over `radius` metres. */
export const roundMin = (a: number, b: number, radius: number): number => -roundMax(-a, -b, radius);

/** Returns an upright box with rounded edges; `half` are its half sizes, rounding included. */
export function roundBox(centre: Vec3, half: Vec3, radius: number): Solid {
  return (x, y, z) => {
    const dx = Math.abs(x - centre[0]) - half[0] + radius;
    const dy = Math.abs(y - centre[1]) - half[1] + radius;
    const dz = Math.abs(z - centre[2]) - half[2] + radius;
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
    return outside + Math.min(Math.max(dx, dy, dz), 0) - radius;
  };
}

/** Returns a rod with round ends between two points. */
export function capsule(a: Vec3, b: Vec3, radius: number): Solid {
  const ux = b[0] - a[0];
  const uy = b[1] - a[1];
  const uz = b[2] - a[2];
  const length2 = ux * ux + uy * uy + uz * uz;
  return (x, y, z) => {
    const t = Math.min(
      1,
      Math.max(0, ((x - a[0]) * ux + (y - a[1]) * uy + (z - a[2]) * uz) / length2),
    );
    return Math.hypot(x - a[0] - ux * t, y - a[1] - uy * t, z - a[2] - uz * t) - radius;
  };
}

/** Returns the union of several solids, blended. */
export function union(radius: number, ...solids: Solid[]): Solid {
  return (x, y, z) => {
    let field = Number.POSITIVE_INFINITY;
    for (const solid of solids)
      field =
        field === Number.POSITIVE_INFINITY
          ? solid(x, y, z)
          : roundMin(field, solid(x, y, z), radius);
    return field;
  };
}

/** Returns the solid tilted about the y axis through `pivot`; positive degrees tilt its top to the rear. */
export function leaned(solid: Solid, pivot: Vec3, degrees: number): Solid {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return (x, y, z) => {
    const dx = x - pivot[0];
    const dz = z - pivot[2];
    return solid(pivot[0] + dx * c + dz * s, y, pivot[2] - dx * s + dz * c);
  };
}

/** Returns the outward normal of a solid's field at a point, by central differences over 3 mm. */
export function normalOf(solid: Solid, x: number, y: number, z: number): Vec3 {
  const e = 0.0015;
  return normalise([
    solid(x + e, y, z) - solid(x - e, y, z),
    solid(x, y + e, z) - solid(x, y - e, z),
    solid(x, y, z + e) - solid(x, y, z - e),
  ]);
}
