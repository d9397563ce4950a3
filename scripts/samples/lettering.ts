/** Letters as strokes in a box of 60 × 100: drawn for the project, so that nothing depends on installed fonts. */
const strokes: Record<string, string> = {
  A: 'M6 100L30 0L54 100M15 65H45',
  B: 'M8 100V0H32Q52 0 52 24T32 48H8M32 48Q54 48 54 74T32 100H8',
  C: 'M52 20Q46 0 30 0Q8 0 8 50T30 100Q46 100 52 80',
  D: 'M8 0V100H28Q52 100 52 50T28 0H8',
  E: 'M52 0H9V100H52M9 50H46',
  F: 'M52 0H9V100M9 50H46',
  G: 'M52 20Q46 0 30 0Q8 0 8 50T30 100Q52 100 52 76V56H32',
  H: 'M8 0V100M52 0V100M8 50H52',
  I: 'M30 0V100',
  J: 'M46 0V72Q46 100 27 100Q10 100 8 80',
  K: 'M9 0V100M52 0L9 58M24 40L54 100',
  L: 'M10 0V100H52',
  M: 'M6 100V0L30 55L54 0V100',
  N: 'M8 100V0L52 100V0',
  O: 'M30 0Q53 0 53 50T30 100T7 50T30 0',
  P: 'M9 100V0H32Q53 0 53 28T32 56H9',
  Q: 'M30 0Q53 0 53 50T30 100T7 50T30 0M34 74L54 102',
  R: 'M9 100V0H32Q52 0 52 26T32 53H9M32 53L54 100',
  S: 'M52 18Q48 0 30 0Q8 0 8 25Q8 46 30 49Q53 53 53 76Q53 100 30 100Q8 100 6 80',
  T: 'M4 0H56M30 0V100',
  U: 'M8 0V66Q8 100 30 100T52 66V0',
  V: 'M6 0L30 100L54 0',
  W: 'M2 0L16 100L30 30L44 100L58 0',
  X: 'M7 0L53 100M53 0L7 100',
  Y: 'M6 0L30 52L54 0M30 52V100',
  Z: 'M7 0H53L7 100H54',
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
  '-': 'M14 52H46',
  '.': 'M28 98H32',
  '·': 'M28 50H32',
};

export interface Lettering {
  x: number;
  /** Top of the capitals. */
  y: number;
  height: number;
  /** Thickness of the strokes in the same units. */
  weight: number;
  /** Width of a letter with its gap, as a share of the height. */
  pitch?: number;
  /** Width of a letter itself, as a share of the height. */
  breadth?: number;
  colour: string;
  ends?: 'round' | 'butt';
}

/** Returns an SVG group that shows `text` in capitals. */
export function lettered(
  text: string,
  { x, y, height, weight, pitch = 0.8, breadth = 0.6, colour, ends = 'round' }: Lettering,
): string {
  const paths = [...text].map((letter, i) => {
    const d = strokes[letter];
    if (!d) return '';
    return `<path transform="translate(${round(x + i * pitch * height)} ${y}) scale(${round((breadth * height) / 60)} ${round(height / 100)})" d="${d}"/>`;
  });
  const width = round(weight / (height / 100));
  return `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${ends}" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Returns the width of a lettering, from its left edge to the last letter's right edge. */
export const letteredWidth = (
  text: string,
  { height, pitch = 0.8, breadth = 0.6 }: Pick<Lettering, 'height' | 'pitch' | 'breadth'>,
): number => (text.length - 1) * pitch * height + breadth * height;

const round = (value: number): number => Math.round(value * 1000) / 1000;
