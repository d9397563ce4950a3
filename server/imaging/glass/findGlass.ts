import type { openVehicleNet } from '../cutout/vehicleNet.ts';
import { coveredBox, type Mask, type Pixels, withRoom } from '../pixels.ts';
import { cropPixels, placeMask } from '../raster.ts';

/** Longer sides of what the network looks at; the mean of both counts. */
const SIDES = [448, 576] as const;
/** Margin around the vehicle, as a share of its larger side: the network learnt on vehicles with some of their surroundings. */
const ROOM = 0.12;

/** How likely each pixel of a photo shows glass of the vehicle that an outline covers, 0 to 255; the mask has the photo's size. */
export type FindGlass = (photo: Pixels, outline: Mask) => Promise<Mask>;

/** @param open opens the product's network, which knows glass, when it is first asked */
export function glassFinder(open: () => ReturnType<typeof openVehicleNet>): FindGlass {
  return async (photo, outline) => {
    const empty = {
      data: new Uint8Array(outline.data.length),
      width: photo.width,
      height: photo.height,
    };
    const box = coveredBox(outline);
    if (!box) return empty;
    const look = await open();
    const region = withRoom(box, ROOM, photo);
    const part = cropPixels(photo, region);
    for (const side of SIDES) {
      const { glass } = await look(part, side);
      const seen = await placeMask(glass, region, photo, photo);
      for (let i = 0; i < empty.data.length; i++)
        empty.data[i] = (empty.data[i] ?? 0) + (seen.data[i] ?? 0) / SIDES.length;
    }
    return empty;
  };
}
