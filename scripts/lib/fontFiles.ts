import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FONT_FILES, FONT_WEIGHTS } from '../../brand.ts';
import { PROJECT } from './run.ts';

/** The whole font, in a file per range of characters. */
const PACKAGE = `${PROJECT}node_modules/@fontsource-variable/inter/files/`;
const LATIN = 'inter-latin-wght-normal.woff2';
const LATIN_EXT = 'inter-latin-ext-wght-normal.woff2';

/** Equal widths are a feature of the digits' file alone: the font gives hyphens one as well, and "Mercedes-Benz" would fall apart. */
const SOURCES: Readonly<Record<string, { from: string; keepFeatures: string[] }>> = {
  'inter-latin.woff2': { from: LATIN, keepFeatures: ['ccmp', 'kern'] },
  'inter-digits.woff2': { from: LATIN, keepFeatures: ['tnum'] },
  'inter-latin-ext.woff2': { from: LATIN_EXT, keepFeatures: ['ccmp', 'kern'] },
};

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
    const { from = LATIN, keepFeatures = [] } = SOURCES[file] ?? {};
    // not passed as a literal: the package's types do not know `keepFeatures` yet
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures,
      variationAxes: { wght: { min, max } },
    };
    const characters = charactersIn(range).join('');
    const font = await subsetFont(readFileSync(PACKAGE + from), characters, options);
    return [`src/assets/fonts/${file}`, font] as const;
  });
  return Object.fromEntries(await Promise.all(files));
};
