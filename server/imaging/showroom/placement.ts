import type { Silhouette } from '../cutout/silhouette.ts';
import type { PixelBox } from '../pixels.ts';

/** How a vehicle is seen: its whole length, its front or rear alone, or something between. */
export type ViewClass = 'side' | 'quarter' | 'end';

/** Share of the picture's width that the vehicle takes, the same for every vehicle of a class, so that a gallery does not jump. */
const WIDTH: Record<ViewClass, number> = { side: 0.8, quarter: 0.72, end: 0.5 };
/** Where the tyres stand, as a share of the picture's height. */
export const TYRE_LINE = 0.82;
/** A van seen from the front would else leave the picture. */
const MAX_HEIGHT = 0.68;

/** Reads the class from the proportions of the angle's silhouette. */
export function viewClassOf({ box }: Silhouette): ViewClass {
  const aspect = box.width / box.height;
  return aspect > 2.35 ? 'side' : aspect < 1.45 ? 'end' : 'quarter';
}

/**
 * Where the vehicle stands in a picture of that size, in pixels: centred, its lowest tyre on the tyre line.
 * @param vehicle the vehicle's box in the photo
 */
export function placeVehicle(
  vehicle: PixelBox,
  viewClass: ViewClass,
  picture: { width: number; height: number },
): PixelBox {
  const scale = Math.min(
    (picture.width * WIDTH[viewClass]) / vehicle.width,
    (picture.height * MAX_HEIGHT) / vehicle.height,
  );
  const width = Math.round(vehicle.width * scale);
  const height = Math.round(vehicle.height * scale);
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round(picture.height * TYRE_LINE) - height,
    width,
    height,
  };
}
