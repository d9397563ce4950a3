import type { Mask } from '../../../server/imaging/pixels.ts';

/** Size of the pictures that shapes are drawn in. */
export const SIZE = { width: 1000, height: 420 };
export type Shape = (x: number, y: number) => boolean;

export const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) <= radius;

export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x <= right && y >= top && y <= bottom;

/** Returns an outline that covers these shapes. */
export const drawn = (...shapes: Shape[]): Mask => ({
  ...SIZE,
  data: Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, i) => {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    return shapes.some((isInside) => isInside(x, y)) ? 255 : 0;
  }),
});
