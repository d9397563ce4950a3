import sharp from 'sharp';
import { u8 } from '../geometry/numbers.ts';
import { PLATE } from './fittings.ts';

/** A licence plate's print: brightness of red, green and blue at a place from 0 to 1 across (left to right) and up. */
export type Print = (out: { r: number; g: number; b: number }, u: number, v: number) => void;

/** Strokes of the letters in a box of 60 × 100; own drawing, so that no font is needed. */
const strokes: Record<string, string> = {
  A: 'M6 100L30 0L54 100M15 65H45',
  B: 'M8 100V0H32Q52 0 52 24T32 48H8M32 48Q54 48 54 74T32 100H8',
  D: 'M8 0V100H28Q52 100 52 50T28 0H8',
  H: 'M8 0V100M52 0V100M8 50H52',
  L: 'M10 0V100H52',
  M: 'M6 100V0L30 55L54 0V100',
  N: 'M8 100V0L52 100V0',
  S: 'M52 18Q48 0 30 0Q8 0 8 25Q8 46 30 49Q53 53 53 76Q53 100 30 100Q8 100 6 80',
  T: 'M4 0H56M30 0V100',
  U: 'M8 0V70Q8 100 30 100T52 70V0',
  0: 'M30 0Q52 0 52 50T30 100T8 50T30 0',
  1: 'M14 22L34 0V100',
  2: 'M8 26Q8 0 30 0T52 26Q52 46 8 100H54',
  3: 'M8 0H52L28 40Q54 42 54 70T30 100Q10 100 6 80',
  4: 'M42 100V0L4 72H56',
  5: 'M50 0H14L10 46Q20 38 32 38Q54 38 54 69T30 100Q10 100 6 80',
  6: 'M48 4Q8 22 8 68Q8 100 31 100T54 69T31 40Q14 40 8 62',
  7: 'M6 0H54L24 100',
  8: 'M30 0Q50 0 50 23T30 47T10 23T30 0M30 47Q54 47 54 74T30 100T6 74T30 47',
  9: 'M12 96Q52 78 52 32Q52 0 29 0T6 31T29 60Q46 60 52 38',
};

/** Draws a German licence plate, such as "HB TT 214". */
export async function plateOf(text: string): Promise<Print> {
  const [width, height] = [1040, 224];
  const paths: string[] = [];
  const gap = 12;
  const widths = [...text].map((letter) => (letter === ' ' ? 46 : 84 + gap));
  let x = 118 + (width - 130 - widths.reduce((a, b) => a + b, 0)) / 2;
  [...text].forEach((letter, i) => {
    const d = strokes[letter];
    if (d) paths.push(`<path transform="translate(${x} 48) scale(1.36 1.28)" d="${d}"/>`);
    x += widths[i] ?? 0;
  });
  const stars = Array.from(
    { length: 12 },
    (_, i) => `<circle cx="${50 + 24 * Math.cos(i * 0.5236)}" cy="${66 + 24 * Math.sin(i * 0.5236)}" r="4" fill="#fc0"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="18" fill="#111"/><rect x="8" y="8" width="${width - 16}" height="${height - 16}" rx="12" fill="#f1f1ec"/><path d="M8 20q0-12 12-12h72v${height - 16}H20q-12 0-12-12z" fill="#13409a"/>${stars}<path transform="translate(30 128) scale(.68 .56)" d="${strokes.D}" fill="none" stroke="#fff" stroke-width="16"/><g fill="none" stroke="#141414" stroke-width="12.5" stroke-linecap="butt" stroke-linejoin="round">${paths.join('')}</g></svg>`;
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

/** Place on a plate of a point beside its middle, as seen by who stands before it. */
export const onPlate = (y: number, z: number, middleZ: number, facing: 1 | -1): readonly [number, number] => [
  0.5 + (facing * y) / PLATE.width,
  0.5 + (z - middleZ) / PLATE.height,
];
