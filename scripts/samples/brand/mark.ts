import { light, MARK, PRODUCT_NAME } from '../../../brand.ts';
import { tints } from './tints.ts';

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" role="img" aria-label="${PRODUCT_NAME}">${body}</svg>\n`;

/** Returns the mark in two colours, without a frame. */
export const markIn = (line: string, accent: string): string =>
  MARK.replaceAll('{line}', line).replaceAll('{accent}', accent);

/** The mark in colours that are readable on white and on graphite. */
export const mark = (): string => svg(markIn(tints.between, light.mark));

/** The mark for the dark ground of the menu. */
export const railMark = (): string => svg(markIn(light.railText, light.mark));

/** The mark on a tile, for a browser's tab. */
export const favicon = (): string =>
  svg(
    `<rect width="32" height="32" rx="7" fill="${light.rail}"/><g transform="translate(1.6 1.2) scale(.9)">${markIn(light.railText, tints.accentPale)}</g>`,
  );
