import sharp from 'sharp';
import type { Mask, PixelBox } from '../pixels.ts';
import { open, toMask } from '../raster.ts';
import { findGroundLine, type GroundLine } from './groundLine.ts';

/** Darkness, 0 to 1, of the soft shade under the whole vehicle and of the line where rubber meets the floor. */
const AMBIENT = 0.62;
const CONTACT = 0.85;
/** What is higher above the ground, as a share of the vehicle's height, casts no shade on it. */
const HIGH = 0.3;

/**
 * The shadow of a placed vehicle as a mask of the picture's size: how much light is missing, 255 being all of it. A soft shade
 * under the sill, darkest in the middle, and a narrow dark line under each tyre.
 * @param mask the vehicle's mask at its placed size
 */
export async function castShadow(
  mask: Mask,
  place: PixelBox,
  picture: { width: number; height: number },
): Promise<Mask> {
  const line = findGroundLine(mask);
  // Soft things need no resolution: both layers are drawn at a quarter and at half of the size.
  const [ambient, contact] = await Promise.all([
    drawLayer(picture, place, 4, place.width * 0.018, (paint) =>
      paintAmbient(line, mask.height, paint),
    ),
    drawLayer(picture, place, 2, place.width * 0.0042, (paint) =>
      paintContact(line, mask.width, paint),
    ),
  ]);
  const data = new Uint8Array(picture.width * picture.height);
  for (let i = 0; i < data.length; i++) {
    const light =
      (1 - (AMBIENT * (ambient.data[i] ?? 0)) / 255) *
      (1 - (CONTACT * (contact.data[i] ?? 0)) / 255);
    data[i] = Math.round((1 - light) * 255);
  }
  return { data, width: picture.width, height: picture.height };
}

/** Darkens column `x` from row `top` to row `bottom`, both in pixels of the vehicle's mask. */
type Paint = (x: number, top: number, bottom: number) => void;

function paintAmbient(
  { ground, bottom, left, right }: GroundLine,
  height: number,
  paint: Paint,
): void {
  const inset = (right - left) * 0.015;
  for (let x = Math.ceil(left + inset); x <= right - inset; x++) {
    const row = ground[x] ?? 0;
    // A mirror shades no ground that one sees.
    if (row - (bottom[x] ?? 0) > height * HIGH) continue;
    // The shade thins out towards both ends, as under a body that overhangs its wheels.
    const middle = Math.sin((Math.PI * (x - left)) / Math.max(1, right - left)) ** 0.4;
    // Up to the sill and a little behind it, so that no light shines through between the two; under a high overhang it ends below.
    paint(
      x,
      Math.max((bottom[x] ?? row) - height * 0.05, row - height * HIGH * 0.75),
      row + height * 0.022 * middle,
    );
  }
}

function paintContact({ ground, bottom, tyres }: GroundLine, width: number, paint: Paint): void {
  const near = width * 0.006;
  for (const { left, right } of tyres) {
    for (let x = left; x <= right; x++) {
      const gap = Math.min(near, (ground[x] ?? 0) - (bottom[x] ?? 0));
      paint(x, (ground[x] ?? 0) - near, (ground[x] ?? 0) + near * 0.7 * (1 - gap / near));
    }
  }
}

async function drawLayer(
  picture: { width: number; height: number },
  place: PixelBox,
  shrink: number,
  blur: number,
  draw: (paint: Paint) => void,
): Promise<Mask> {
  const width = Math.ceil(picture.width / shrink);
  const height = Math.ceil(picture.height / shrink);
  const data = new Uint8Array(width * height);
  draw((x, top, bottom) => {
    const column = Math.min(width - 1, Math.floor((place.x + x) / shrink));
    const last = Math.min(height - 1, Math.round((place.y + bottom) / shrink));
    for (let y = Math.max(0, Math.round((place.y + top) / shrink)); y <= last; y++)
      data[y * width + column] = 255;
  });
  const soft = await toMask(open({ data, width, height }).blur(Math.max(0.5, blur / shrink)));
  return toMask(
    sharp(soft.data, { raw: { width, height, channels: 1 } }).resize(
      picture.width,
      picture.height,
      { fit: 'fill', kernel: 'linear' },
    ),
  );
}
