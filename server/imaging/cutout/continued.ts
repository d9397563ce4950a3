import { type Mask, type PixelBox, type Pixels, type Size, scaledSize } from '../pixels.ts';
import { cropMask, open, resizeMask, toPixels } from '../raster.ts';

/** Longer side of the copy on which engines search the vehicle. */
export const COPY_SIDE = 1600;
/** How far a picture is continued on each side, as a share of its longer side. */
const SHARE = 0.02;
/** The same in masks, at most, in whole pixels so that nothing moves when it is taken off: masks are at most about 1,040 pixels long. */
const MASK_ROOM = 20;

/** A picture that is continued beyond its edges, and how boxes and masks move between both. */
type Continued = {
  picture: Pixels;
  /** Returns where a box of the original is in the continued picture. */
  moved: (box: PixelBox) => PixelBox;
  /** The size in which masks of the continued picture are drawn. */
  maskSize: Size;
  /** Returns the original's part of a mask of the continued picture. */
  ofOriginal: (mask: Mask) => Promise<Mask>;
};

/**
 * Continues a picture beyond its edges with the colours there. Otherwise the outline of a vehicle that ends just before an edge often reaches
 * it, and its photo is refused as cut off.
 */
export async function continuedBeyondEdges(original: Pixels): Promise<Continued> {
  const room = Math.round(Math.max(original.width, original.height) * SHARE);
  const sides = { top: room, bottom: room, left: room, right: room };
  const picture = await toPixels(open(original).extend({ ...sides, extendWith: 'copy' }));
  const inMask = Math.min(room, MASK_ROOM);
  const maskSize = scaledSize(picture, inMask / room);
  const part = {
    x: inMask,
    y: inMask,
    width: maskSize.width - 2 * inMask,
    height: maskSize.height - 2 * inMask,
  };
  return {
    picture,
    moved: (box) => ({ ...box, x: box.x + room, y: box.y + room }),
    maskSize,
    ofOriginal: async (mask) =>
      cropMask(await resizeMask(mask, maskSize.width, maskSize.height), part),
  };
}
