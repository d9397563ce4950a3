import { CLOSE_SIDES, likelihoodIn, ROOM } from '../cutout/detectVehicle.ts';
import type { CutoutEngine } from '../cutout/engine.ts';
import type { Look } from '../cutout/vehicleNet.ts';
import { coveredBox, withRoom } from '../pixels.ts';

/** Returns the engine's function that finds glass. @param open returns the product's network, which recognises glass */
export function glassFinder(open: () => Promise<Look>): CutoutEngine['findGlass'] {
  return async (photo, outline) => {
    const box = coveredBox(outline);
    if (!box) return { ...outline, data: new Uint8Array(outline.data.length) };
    return likelihoodIn(
      await open(),
      photo,
      withRoom(box, ROOM, photo),
      CLOSE_SIDES,
      photo,
      'glass',
    );
  };
}
