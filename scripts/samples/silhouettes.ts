import { SILHOUETTE_BOX } from '../../contract/views/angle.ts';
import { outlineParts } from './car/car.ts';
import { hatchback } from './car/hatchback.ts';
import { type Region, regionsOf } from './car/regions.ts';
import { f32 } from './geometry/numbers.ts';
import { areaOf, outlineOf, outlinesOf, pathOf, simplified } from './geometry/outline.ts';
import type { Vec3 } from './geometry/vector.ts';
import { type Camera, cameraAt, framed } from './render/camera.ts';
import { type Part, type Visible, visibleParts } from './render/raster.ts';
import { exteriorViews, standpoint } from './views.ts';

/** Share of the frame that a vehicle may fill: in width, and in height. */
export const SHARE = [0.8, 0.72] as const;

/** Yields every tenth point of the parts: enough for their extent. */
export function* extent(parts: readonly Part[]): Generator<Vec3> {
  for (const { mesh } of parts) {
    for (let i = 0; i + 2 < mesh.positions.length; i += 30)
      yield [mesh.positions[i] ?? 0, mesh.positions[i + 1] ?? 0, mesh.positions[i + 2] ?? 0];
  }
}

/** Pieces of a region with fewer pixels are not drawn: the far wheels' would only be specks. */
const SMALLEST = 350;

/** Returns the point that is visible at a sample of the picture. */
const pointAt = (camera: Camera, { depth }: Visible, n: number): Vec3 => {
  const { eye, right, up, forward, focal, centre, width } = camera;
  const far = f32(depth, n);
  const across = (((n % width) + 0.5 - centre[0]) / focal) * far;
  const high = ((centre[1] - Math.floor(n / width) - 0.5) / focal) * far;
  const along = (axis: 0 | 1 | 2) =>
    eye[axis] + forward[axis] * far + right[axis] * across + up[axis] * high;
  return [along(0), along(1), along(2)];
};

/**
 * Returns the SVG path data of the vehicle in every exterior view, traced from the modelled hatchback: its outline, followed by the lines of
 * wheels, panes, lamps and doors inside it.
 */
export function silhouettes(): Map<string, string> {
  const meshes = outlineParts(hatchback);
  const { parts, doors } = regionsOf(hatchback);
  const { width, height } = SILHOUETTE_BOX;
  return new Map(
    exteriorViews.map((view) => {
      const camera = framed(
        cameraAt(standpoint(view), [0, 0, 0.7], 40, width, height),
        extent(meshes),
        SHARE,
      );
      const seen = visibleParts(meshes, camera);
      const maskOf = (holds: (part: Part, n: number) => boolean) =>
        Uint8Array.from(seen.part, (number, n) => {
          const part = meshes[number];
          return part && holds(part, n) ? 1 : 0;
        });
      const linesOf = (region: Region) =>
        outlinesOf(
          maskOf(({ material }, n) => region(material, pointAt(camera, seen, n))),
          width,
          height,
        )
          .filter((line) => areaOf(line) >= SMALLEST)
          .map((line) => pathOf(simplified(line, 2)));
      const whole = maskOf(() => true);
      const outline = pathOf(simplified(outlineOf(whole, width, height), 1.2));
      const inDoors = doors.flatMap(linesOf);
      // Filled by the even-odd rule, parts are left out. Doors are drawn twice: they stay filled.
      const all = [outline, ...parts.flatMap(linesOf), ...inDoors, ...inDoors];
      return [view.code, all.join('')];
    }),
  );
}
