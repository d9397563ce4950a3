import sharp from 'sharp';
import { u8 } from '../geometry/numbers.ts';
import { lettered, letteredWidth } from '../lettering.ts';
import { PLATE } from './fittings.ts';

/** A licence plate's print: writes red, green and blue at a place from 0 to 1 across (left to right) and up. */
export type Print = (out: { r: number; g: number; b: number }, u: number, v: number) => void;

/** Draws a German licence plate, such as "HB TT 214". */
export async function plateOf(text: string): Promise<Print> {
  const [width, height] = [1040, 224];
  const letters = { height: 128, weight: 16, pitch: 0.745, breadth: 0.62, ends: 'butt' } as const;
  const print = lettered(text, {
    ...letters,
    x: 110 + (width - 120 - letteredWidth(text, letters)) / 2,
    y: 48,
    colour: '#141414',
  });
  const stars = Array.from(
    { length: 12 },
    (_, i) =>
      `<circle cx="${50 + 24 * Math.cos(i * 0.5236)}" cy="${66 + 24 * Math.sin(i * 0.5236)}" r="4" fill="#fc0"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="18" fill="#111"/><rect x="8" y="8" width="${width - 16}" height="${height - 16}" rx="12" fill="#f1f1ec"/><path d="M8 20q0-12 12-12h72v${height - 16}H20q-12 0-12-12z" fill="#13409a"/>${stars}${lettered('D', { x: 30, y: 132, height: 52, weight: 10, colour: '#fff', breadth: 0.72 })}${print}</svg>`;
  const pixels = new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer());
  return (out, u, v) => {
    const px = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
    const py = Math.min(height - 1, Math.max(0, Math.floor((1 - v) * height)));
    const n = (py * width + px) * 3;
    out.r = (u8(pixels, n) / 255) ** 2.2 * 0.8;
    out.g = (u8(pixels, n + 1) / 255) ** 2.2 * 0.8;
    out.b = (u8(pixels, n + 2) / 255) ** 2.2 * 0.8;
  };
}

/** Returns the place on a plate of a point given relative to its middle, as seen from the front. */
export const onPlate = (
  y: number,
  z: number,
  middleZ: number,
  facing: 1 | -1,
): readonly [number, number] => [
  0.5 + (facing * y) / PLATE.width,
  0.5 + (z - middleZ) / PLATE.height,
];
