import type { PhotoFrame } from '../../../contract/photos/photoFrame.ts';
import type { PixelBox, Size } from '../pixels.ts';

type Point = PhotoFrame[number];

/** Finer than a pixel of the largest picture. */
const DIGITS = 1e5;

/**
 * Returns the place of a whole photo in a picture of which it fills a part.
 * @param part a box of the photo, in its pixels
 * @param place where that box is in the picture, in the picture's pixels
 * @param turned maps the photo's pixels to those of the turned photo that the box belongs to, where it was straightened
 */
export function frameOf(
  photo: Size,
  part: PixelBox,
  place: PixelBox,
  { width, height }: Size,
  turned: (at: Point) => Point = (at) => at,
): PhotoFrame {
  const across = place.width / part.width;
  const down = place.height / part.height;
  const left = place.x - part.x * across;
  const top = place.y - part.y * down;
  const corner = (column: number, row: number): Point => {
    const { x, y } = turned({ x: column, y: row });
    return {
      x: Math.round(((left + x * across) / width) * DIGITS) / DIGITS,
      y: Math.round(((top + y * down) / height) * DIGITS) / DIGITS,
    };
  };
  return [corner(0, 0), corner(photo.width, 0), corner(0, photo.height)];
}
