import { light, MARK, PRODUCT_NAME } from '../../../brand.ts';
import { tints } from './tints.ts';

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" role="img" aria-label="${PRODUCT_NAME}">${body}</svg>\n`;

/** Returns the mark in two colours, without a frame. */
export const markIn = (line: string, accent: string): string =>
  MARK.replaceAll('{line}', line).replaceAll('{accent}', accent);

/** Draws the mark in colours that are readable on white and on graphite. */
export const mark = (): string => svg(markIn(tints.between, light.mark));

/** Draws the mark for the dark ground of the menu. */
export const railMark = (): string => svg(markIn(light.railText, light.mark));

/** Returns the mark at `scale` in the middle of a tile, whose corners have this radius. */
const tile = (radius: number, scale: number): string => {
  const edge = 16 * (1 - scale);
  return svg(
    `<rect width="32" height="32" rx="${radius}" fill="${light.rail}"/><g transform="translate(${edge.toFixed(2)} ${(edge - 0.4).toFixed(2)}) scale(${scale})">${markIn(light.railText, tints.accentPale)}</g>`,
  );
};

/** Draws the mark on a tile, for a browser's tab and the installed application. */
export const favicon = (): string => tile(7, 0.9);

/** Draws the mark on a square that the system crops. The mark stays within the circle that no system crops, 80 % of the width. */
export const croppedIcon = (): string => tile(0, 0.66);
