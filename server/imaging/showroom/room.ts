import sharp from 'sharp';
import type { Pixels } from '../pixels.ts';
import { open, toPixels } from '../raster.ts';
import { photoBox } from './photoBox.ts';

/** Where the floor ends and the wall begins, as a share of the picture's height, by the camera's height. */
const HORIZON = { low: 0.69, level: 0.63, high: 0.5 };
/** Height of the shade in which wall and floor meet, as a share of the picture's. */
const SEAM = 0.03;
const SEAM_DARKNESS = 0.35;

type Size = { width: number; height: number };
type RoomAssets = { wall?: Uint8Array; floor?: Uint8Array };

export type CameraHeight = keyof typeof HORIZON;

/** How high the camera stands at this angle of the preset: `front-left-low` is taken from near the ground. */
export function cameraHeightOf(code: string): CameraHeight {
  return code.endsWith('-low') ? 'low' : code.endsWith('-high') ? 'high' : 'level';
}

/**
 * A room behind a vehicle: the wall's picture down to the horizon, the floor's below it, and a soft shade where they meet. Each picture
 * fills its part and is cut, never stretched: a wall from above, which has its foot at the bottom; a floor from below. The Photo Box
 * stands in for a wall or floor that has no picture.
 */
export async function buildRoom(
  { wall, floor }: RoomAssets,
  code: string,
  size: Size,
): Promise<Pixels> {
  const box = await photoBox(size.width, size.height);
  if (!wall && !floor) return box;
  const horizon = Math.round(size.height * HORIZON[cameraHeightOf(code)]);
  const layers = await Promise.all([
    wall && part(wall, { width: size.width, height: horizon }, 'bottom', 0),
    floor && part(floor, { width: size.width, height: size.height - horizon }, 'top', horizon),
  ]);
  const picture = await toPixels(
    open(box).composite(layers.filter((layer) => layer !== undefined)),
  );
  shadeSeam(picture, horizon);
  return picture;
}

async function part(image: Uint8Array, size: Size, position: 'top' | 'bottom', top: number) {
  const input = await sharp(image)
    .autoOrient()
    .resize({ ...size, fit: 'cover', position })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: 0, top };
}

/** Less light reaches the corner in which a wall stands on a floor. */
function shadeSeam({ data, width, height }: Pixels, horizon: number): void {
  const reach = Math.max(1, Math.round(height * SEAM));
  for (let y = Math.max(0, horizon - reach); y < Math.min(height, horizon + reach); y++) {
    const near = 1 - Math.abs(y - horizon) / reach;
    const light = 1 - SEAM_DARKNESS * near * near;
    for (let i = y * width * 3; i < (y + 1) * width * 3; i++)
      data[i] = Math.round((data[i] ?? 0) * light);
  }
}
