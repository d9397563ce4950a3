import { SILHOUETTE_BOX } from '../../contract/views/angle.ts';
import { outlineParts } from './car/car.ts';
import { hatchback } from './car/hatchback.ts';
import { outlineOf, pathOf, simplified } from './geometry/outline.ts';
import type { Vec3 } from './geometry/vector.ts';
import { cameraAt, framed } from './render/camera.ts';
import { type Part, visibleParts } from './render/raster.ts';
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

/** Returns the SVG path data of the vehicle's outline for every exterior view, traced from the modelled hatchback. */
export function silhouettes(): Map<string, string> {
  const parts = outlineParts(hatchback);
  const { width, height } = SILHOUETTE_BOX;
  return new Map(
    exteriorViews.map((view) => {
      const camera = framed(
        cameraAt(standpoint(view), [0, 0, 0.7], 40, width, height),
        extent(parts),
        SHARE,
      );
      const seen = visibleParts(parts, camera);
      const mask = Uint8Array.from(seen.part, (part) => (part < 0 ? 0 : 1));
      return [view.code, pathOf(simplified(outlineOf(mask, width, height), 1.2))];
    }),
  );
}
