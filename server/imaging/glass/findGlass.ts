import { enclosedBy, findComponents } from '../cutout/components.ts';
import { ROOM } from '../cutout/detectVehicle.ts';
import { opened } from '../cutout/distance.ts';
import type { CutoutEngine } from '../cutout/engine.ts';
import type { Look } from '../cutout/vehicleNet.ts';
import { coveredBox, fillByIndex, type Mask, withRoom } from '../pixels.ts';
import { cropPixels, placeMask } from '../raster.ts';

/** Longer side of the network's input. More passes find no more glass (docs/decisions/pictures.md). */
const SIDE = 576;
/** Likelihoods, of 255, from which pixels belong to a piece of glass, and from which they are very likely glass. */
const LIKELY = 110;
const VERY_LIKELY = 220;
/** A piece of which a smaller share is very likely glass is a reflection on paint. */
const LEAST_SHARE = 0.15;
/** The likelihood of what a piece of glass encloses: heads, mirrors and stickers behind it. */
const SURE = 255;
/** From this likelihood on a pixel is glass unless it has the paint's colour (neutralise.ts). */
const PANE = 180;
/** Gaps and notches narrower than twice this belong to what is glass, as a share of the inspected part's longer side. */
const NOTCH = 0.018;

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
 * Returns the pieces that are glass, with everything that they enclose and without notches, as panes are; the network is less sure of
 * reflections on bonnets and roofs.
 */
function panesOf(glass: Mask): Mask {
  const { labels, components } = findComponents(
    glass.width,
    glass.height,
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
  const isPane = (i: number) => panes.has(labels[i] ?? 0);
  const isEnclosed = enclosedBy(glass, isPane);
  const seen = (i: number) => (isEnclosed(i) ? SURE : isPane(i) ? (glass.data[i] ?? 0) : 0);
  const notch = NOTCH * Math.max(glass.width, glass.height);
  const isBeside = opened(glass, (i) => seen(i) < PANE, notch);
  const data = fillByIndex(new Uint8Array(glass.data.length), (i) =>
    isBeside(i) ? seen(i) : Math.max(PANE, seen(i)),
  );
  return { ...glass, data };
}
