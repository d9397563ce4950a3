import type { PixelBox, Pixels } from './pixels.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/**
 * Returns the mean colour of a box, of every `step`th of its pixels across and down, not rounded; null where none counts.
 * @param counts whether a pixel of the picture, by its number, counts; by default all do
 */
export function meanColour(
  { data, width }: Pixels,
  box: PixelBox,
  step: number,
  counts: (i: number) => boolean = () => true,
): Colour | null {
  let [count, red, green, blue] = [0, 0, 0, 0];
  for (let y = box.y; y < box.y + box.height; y += step) {
    for (let x = box.x; x < box.x + box.width; x += step) {
      const i = y * width + x;
      if (!counts(i)) continue;
      red += data[i * 3] ?? 0;
      green += data[i * 3 + 1] ?? 0;
      blue += data[i * 3 + 2] ?? 0;
      count++;
    }
  }
  return count === 0 ? null : [red / count, green / count, blue / count];
}
