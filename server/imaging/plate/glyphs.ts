import { boxMean } from '../cutout/boxMean.ts';
import { findComponents } from '../cutout/components.ts';
import type { Plane } from './plane.ts';

/** A dark spot that may be a character: its box in pixels, and the share of the box that is dark. */
export type Glyph = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  height: number;
  width: number;
  x: number;
  y: number;
  fill: number;
};

/** Heights in pixels of a plane that `findPlate` has brought to its usual width: smaller spots may be noise, larger ones are no characters. */
const LOW = 9;
const HIGH = 130;
/** Width by height: a one is narrow, a W wide; on a slanted plate both are narrower. */
const NARROW = 0.05;
const WIDE = 1.25;
/** Share of a character's box that its strokes cover. */
const THIN = 0.14;
/** A pixel is dark when it is this much darker than its neighbourhood, of 255 and as a share of it. */
const DARKER = 8;
const DARKER_SHARE = 0.1;

/**
 * Finds dark spots of a character's size and proportions. `radius` is the neighbourhood that they are compared with, in pixels: about a character's
 * height.
 */
export function findGlyphs({ data, width, height }: Plane, radius: number): Glyph[] {
  const mean = boxMean(data, width, height, radius);
  const isDark = (i: number) => {
    const usual = mean[i] ?? 0;
    return (data[i] ?? 0) < usual - Math.max(DARKER, usual * DARKER_SHARE);
  };
  const glyphs: Glyph[] = [];
  for (const { left, right, top, bottom, area } of findComponents(width, height, isDark)
    .components) {
    const [across, down] = [right - left + 1, bottom - top + 1];
    const fill = area / (across * down);
    if (down < LOW || down > HIGH || across < down * NARROW || across > down * WIDE || fill < THIN)
      continue;
    glyphs.push({
      left,
      right,
      top,
      bottom,
      fill,
      width: across,
      height: down,
      x: (left + right) / 2,
      y: (top + bottom) / 2,
    });
  }
  return glyphs;
}
