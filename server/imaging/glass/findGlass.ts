import { enclosedBy, findComponents } from '../cutout/components.ts';
import { ROOM } from '../cutout/detectVehicle.ts';
import type { CutoutEngine } from '../cutout/engine.ts';
import type { Look } from '../cutout/vehicleNet.ts';
import { coveredBox, type Mask, withRoom } from '../pixels.ts';
import { cropPixels, placeMask } from '../raster.ts';
import { convexHull, rowsOf } from './convexHull.ts';

/** Longer side of the network's input. More passes find no more glass (docs/decisions/pictures.md). */
const SIDE = 576;
/** Likelihoods, of 255, from which pixels belong to a piece of glass, and from which they are very likely glass. */
export const LIKELY = 95;
const VERY_LIKELY = 220;
/** A piece of which a smaller share is very likely glass is a reflection on paint. */
const LEAST_SHARE = 0.12;
/** The likelihood of what a piece of glass encloses: heads, mirrors and stickers behind it. */
const SURE = 255;
/** From this likelihood on a pixel is glass unless it has the paint's colour (neutralise.ts); less is the edge of a pane. */
export const PANE = 180;

/** Returns the engine's function that finds glass. @param open returns the product's network, which recognises glass */
export function glassFinder(open: () => Promise<Look>): CutoutEngine['findGlass'] {
  return async (photo, outline) => {
    const box = coveredBox(outline);
    if (!box) return { ...outline, data: new Uint8Array(outline.data.length) };
    const look = await open();
    const part = withRoom(box, ROOM, photo);
    const { glass } = await look(cropPixels(photo, part), SIDE);
    return placeMask(panesOf(glass), part, photo, photo);
  };
}

/**
 * Returns the pieces that are glass, each with its convex hull, as panes are convex; the network is less sure of reflections on bonnets and roofs.
 */
function panesOf(glass: Mask): Mask {
  const { width, height } = glass;
  const { labels, components } = findComponents(
    width,
    height,
    (i) => (glass.data[i] ?? 0) >= LIKELY,
  );
  const sure = new Map<number, number>();
  labels.forEach((label, i) => {
    if ((glass.data[i] ?? 0) >= VERY_LIKELY) sure.set(label, (sure.get(label) ?? 0) + 1);
  });
  const panes = new Set(
    components
      .filter(({ label, area }) => (sure.get(label) ?? 0) >= LEAST_SHARE * area)
      .map(({ label }) => label),
  );
  const isEnclosed = enclosedBy(glass, (i) => panes.has(labels[i] ?? 0));
  const data = new Uint8Array(glass.data.length);
  for (const [label, rows] of rowsOf(labels, glass)) {
    if (!panes.has(label)) continue;
    convexHull(rows, width).forEach((row, y) => {
      if (!row) return;
      for (let i = y * width + row.from; i <= y * width + row.to; i++)
        data[i] = isEnclosed(i) ? SURE : Math.max(PANE, glass.data[i] ?? 0);
    });
  }
  return { ...glass, data };
}
