import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FONT_FILES, FONT_WEIGHTS } from '../../brand.ts';
import { PROJECT } from './run.ts';

/** The whole font, in a file per range of characters. */
const PACKAGE = `${PROJECT}node_modules/@fontsource-variable/inter/files/`;

/** Returns the characters of a CSS `unicode-range` such as "U+20-7E, U+20AC". */
export const charactersIn = (range: string): string[] =>
  range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, place) =>
      String.fromCodePoint(first + place),
    );
  });

/** Returns the font's files by their paths, with the characters and weights that brand.ts names. */
export const fontFiles = async (): Promise<Record<string, Buffer>> => {
  const [min, max] = FONT_WEIGHTS;
  const files = Object.entries(FONT_FILES).map(async ([file, range]) => {
    const whole = readFileSync(PACKAGE + file.replace('.woff2', '-wght-normal.woff2'));
    const font = await subsetFont(whole, charactersIn(range).join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max } },
    });
    return [`src/assets/fonts/${file}`, font] as const;
  });
  return Object.fromEntries(await Promise.all(files));
};
