import sharp, { type Sharp } from 'sharp';
import { coveredBox, grownBox, type Mask, type Pixels } from '../pixels.ts';
import { cropMask, cropPixels, open, toMask, toPixels } from '../raster.ts';

/** Room round the vehicle, in pixels, so that turning finds neighbours for its edge. */
const MARGIN = 4;

type Point = { x: number; y: number };

/** A vehicle with little round it, its mask, and where each point of its photo is now. */
export type Upright = { photo: Pixels; mask: Mask; moved: (at: Point) => Point };

/**
 * Turns a vehicle upright that is turned in its photo.
 * @param degrees how far the photo is turned clockwise; at 0 everything stays as it is
 */
export async function straighten(photo: Pixels, mask: Mask, degrees: number): Promise<Upright> {
  const covered = degrees === 0 ? null : coveredBox(mask);
  if (!covered) return { photo, mask, moved: (at) => at };
  const box = grownBox(covered, MARGIN, photo.width, photo.height);
  const [turnedPhoto, turnedMask] = await Promise.all([
    toPixels(turned(open(cropPixels(photo, box)), degrees)),
    toMask(turned(open(cropMask(mask, box)), degrees)),
  ]);
  const [sine, cosine] = directionOf(degrees);
  const turn = ({ x, y }: Point) => ({ x: x * cosine - y * sine, y: x * sine + y * cosine });
  const corners = [0, box.width].flatMap((x) => [0, box.height].map((y) => turn({ x, y })));
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const moved = ({ x, y }: Point) => {
    const at = turn({ x: x - box.x, y: y - box.y });
    return { x: at.x - left, y: at.y - top };
  };
  return { photo: turnedPhoto, mask: turnedMask, moved };
}

function directionOf(degrees: number): [sine: number, cosine: number] {
  const angle = (-degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

function turned(image: Sharp, degrees: number): Sharp {
  const [sine, cosine] = directionOf(degrees);
  return image.affine(
    [
      [cosine, -sine],
      [sine, cosine],
    ],
    { background: '#000', interpolator: sharp.interpolators.bicubic },
  );
}
