import { MARGIN } from '../../../contract/looks/look.ts';
import { overlaps, type PixelBox, type Size } from '../pixels.ts';

/** With the usual margin, the vehicle fills one of these shares of the picture's width and height, whichever it reaches first. */
export const FILLED = { width: 0.9, height: 0.78 } as const;
/** Where the tyres stand, as a share of the picture's height: the same for all pictures, so that a gallery does not jump. */
export const TYRE_LINE = 0.86;
/** Room between the vehicle and the overlays of the picture, as a share of its height. */
const GAP = 0.02;

/** What will lie on the picture, in pixels of it, and must not cover the vehicle. */
export type OverlaidAreas = {
  /** Height of the strip along the bottom. */
  banner?: number;
  /** The logo, if it is at the top. */
  logo?: PixelBox;
  /** Room on each side of the vehicle, in percent of the picture's width. */
  margin?: number;
};

/**
 * Returns where the vehicle stands in a picture of that size, in pixels: centred, with its lowest tyre on the tyre line or above the banner, and with
 * its roof below a logo that it would otherwise reach.
 * @param vehicle the vehicle's box in the photo
 */
export function placeVehicle(
  vehicle: Size,
  picture: Size,
  { banner = 0, logo, margin = MARGIN.usual }: OverlaidAreas = {},
): PixelBox {
  const gap = Math.round(picture.height * GAP);
  const line = Math.min(
    Math.round(picture.height * TYRE_LINE),
    banner > 0 ? picture.height - banner - gap : picture.height,
  );
  const widest = picture.width * (1 - margin / 50);
  const height = (FILLED.height * (1 - margin / 50)) / FILLED.width;
  const highest = Math.min(picture.height * height, line - gap);
  const place = standing(vehicle, picture, line, { widest, highest });
  if (!logo || !overlaps(place, logo)) return place;
  const belowLogo = line - (logo.y + logo.height + gap);
  return standing(vehicle, picture, line, { widest, highest: belowLogo });
}

interface Room {
  widest: number;
  highest: number;
}

function standing(vehicle: Size, picture: Size, line: number, { widest, highest }: Room): PixelBox {
  const scale = Math.min(widest / vehicle.width, highest / vehicle.height);
  const width = Math.max(1, Math.round(vehicle.width * scale));
  const height = Math.max(1, Math.round(vehicle.height * scale));
  return { x: Math.round((picture.width - width) / 2), y: line - height, width, height };
}
