import { ROOM } from '../cutout/detectVehicle.ts';
import type { CutoutEngine } from '../cutout/engine.ts';
import type { Look } from '../cutout/vehicleNet.ts';
import { coveredBox, withRoom } from '../pixels.ts';
import { cropPixels, placeMask } from '../raster.ts';

/** Longer side of the network's input. More passes find no more glass (docs/decisions/pictures.md). */
const SIDE = 576;

/** Returns the engine's function that finds glass. @param open returns the product's network, which recognises glass */
export function glassFinder(open: () => Promise<Look>): CutoutEngine['findGlass'] {
  return async (photo, outline) => {
    const box = coveredBox(outline);
    if (!box) return { ...outline, data: new Uint8Array(outline.data.length) };
    const look = await open();
    const part = withRoom(box, ROOM, photo);
    const { glass } = await look(cropPixels(photo, part), SIDE);
    return placeMask(glass, part, photo, photo);
  };
}
