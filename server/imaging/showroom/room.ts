import sharp from 'sharp';
import { clamp, type Pixels, type Size } from '../pixels.ts';
import { toPixels } from '../raster.ts';
import { photoBox } from './photoBox.ts';

/** Where the floor ends and the wall begins in an empty room, as a share of the picture's height, by the camera's height. */
const HORIZON = { low: 0.69, level: 0.63, high: 0.5 };
/** Height of the shade in which wall and floor meet, as a share of the picture's. */
const SEAM = 0.03;
const SEAM_DARKNESS = 0.35;

type RoomAssets = { wall?: Uint8Array; floor?: Uint8Array };

export type CameraHeight = keyof typeof HORIZON;

/** Returns the camera's height for a view: `front-left-low` is taken from near the ground. */
export function cameraHeightOf(code: string): CameraHeight {
  return code.endsWith('-low') ? 'low' : code.endsWith('-high') ? 'high' : 'level';
}

/** The wall takes at least this share of the picture's height. */
const LEAST_WALL = 0.2;

/** Returns where the floor begins in an empty room, as a share of the picture's height. Seen from higher up, a floor reaches higher. */
export function usualFloor(code: string): number {
  return HORIZON[cameraHeightOf(code)];
}

/**
 * Returns where the floor begins behind a vehicle, as a share of the picture's height: as usual, or higher, so that all of the vehicle and its shadow
 * is on the floor.
 * @param top the highest row of the picture on which the vehicle or its shadow is on the floor
 */
export function floorUnder(usual: number, top: number, { height }: Size): number {
  const least = (top - SEAM * height) / height;
  return Math.floor(clamp(least, LEAST_WALL, usual) * 100) / 100;
}

/**
 * Draws the room behind a vehicle: the wall's picture down to the horizon, the floor's below it, and a soft shade where they meet. Each picture fills
 * its part and is cut, never stretched: a wall from above, since its foot is at the bottom; a floor from below. The Photo Box replaces a wall or
 * floor that has no picture.
 * @param from where the floor begins, as a share of the picture's height
 */
export async function buildRoom(
  { wall, floor }: RoomAssets,
  code: string,
  size: Size,
  from = usualFloor(code),
): Promise<Pixels> {
  const box = await photoBox(size.width, size.height);
  if (!wall && !floor) return box;
  const horizon = Math.round(size.height * from);
  const data = new Uint8Array(box.data);
  const [above, below] = await Promise.all([
    wall && part(wall, { width: size.width, height: horizon }, 'bottom'),
    floor && part(floor, { width: size.width, height: size.height - horizon }, 'top'),
  ]);
  if (above) data.set(above.data);
  if (below) data.set(below.data, horizon * size.width * 3);
  const picture = { ...box, data };
  shadeSeam(picture, horizon);
  return picture;
}

function part(image: Uint8Array, size: Size, position: 'top' | 'bottom'): Promise<Pixels> {
  return toPixels(
    sharp(image)
      .autoOrient()
      .resize({ ...size, fit: 'cover', position })
      .flatten({ background: '#ffffff' }),
  );
}

/** Darkens the corner in which a wall stands on a floor: less light reaches it. */
function shadeSeam({ data, width, height }: Pixels, horizon: number): void {
  const reach = Math.max(1, Math.round(height * SEAM));
  for (let y = Math.max(0, horizon - reach); y < Math.min(height, horizon + reach); y++) {
    const near = 1 - Math.abs(y - horizon) / reach;
    const light = 1 - SEAM_DARKNESS * near * near;
    for (let i = y * width * 3; i < (y + 1) * width * 3; i++)
      data[i] = Math.round((data[i] ?? 0) * light);
  }
}
