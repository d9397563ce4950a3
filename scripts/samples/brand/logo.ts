import { PRODUCT_NAME } from '../../../contract/product.ts';
import { lettered, letteredWidth } from '../lettering.ts';
import { brand } from './colours.ts';

/** The mark in a box of 32: a vehicle's arc over the ellipse of a turntable. */
const mark = (ring: string, car: string): string =>
  `<g fill="none" stroke-linecap="round"><ellipse cx="16" cy="22.5" rx="13" ry="5" stroke="${ring}" stroke-width="2.2"/><path d="M6.5 20.5c.4-3 1.8-4 4-4.6l3-4.1c.8-1.1 1.8-1.6 3.2-1.6h3.5c1.5 0 2.7.7 3.4 2l1.9 3.4" stroke="${car}" stroke-width="2.4"/></g><circle cx="16" cy="22.5" r="1.8" fill="${car}"/>`;

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${PRODUCT_NAME}">${body}</svg>\n`;

/** Mark and word; its two colours are readable on white and on graphite. */
export function logo(): string {
  const letters = { height: 13, pitch: 0.86, breadth: 0.62 };
  const word = PRODUCT_NAME.toUpperCase();
  const text = lettered(word, { ...letters, x: 40, y: 11, weight: 2.1, colour: brand.between });
  return svg(
    Math.ceil(44 + letteredWidth(word, letters)),
    32,
    mark(brand.between, brand.amber) + text,
  );
}

export const markOnly = (): string => svg(32, 32, mark(brand.between, brand.amber));

/** The mark on a tile, thick enough for a browser's tab. */
export const favicon = (): string =>
  svg(
    32,
    32,
    `<rect width="32" height="32" rx="7" fill="${brand.rail}"/><g fill="none" stroke-linecap="round"><ellipse cx="16" cy="21.5" rx="11.5" ry="4.6" stroke="${brand.paper}" stroke-width="2.6"/><path d="M7.5 18.5c.5-2.6 1.7-3.5 3.6-4l2.6-3.6c.7-1 1.7-1.5 3-1.5h3c1.4 0 2.5.7 3.1 1.8l1.7 3.1" stroke="${brand.amberLight}" stroke-width="3"/></g>`,
  );
