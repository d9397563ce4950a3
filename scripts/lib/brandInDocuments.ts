import {
  type Colours,
  dark,
  FIRST_FONT_FILES,
  FONT,
  FONT_FILES,
  FONT_NAME,
  FONT_WEIGHTS,
  light,
  PRODUCT_DESCRIPTION,
  PRODUCT_NAME,
} from '../../brand.ts';
import { markIn } from '../samples/brand/mark.ts';

/** `optional`: a font that does not arrive before the first frame waits for the next page. It never replaces text that is being read. */
const FONT_FACES = Object.entries(FONT_FILES).map(
  ([file, characters]) =>
    `@font-face { font-family: '${FONT_NAME}'; src: url(/src/assets/fonts/${file}) format('woff2'); font-weight: ${FONT_WEIGHTS.join(' ')}; font-display: optional; unicode-range: ${characters}; }`,
);

/** The brand's colours and fonts as CSS custom properties, for the browser's theme or the chosen one. */
export const BRAND_STYLE = `${FONT_FACES.join('\n')}
:root { color-scheme: light dark; --font: ${FONT}; ${Object.entries(light)
  .map(([name, colour]) => `--${name}: light-dark(${colour}, ${dark[name as keyof Colours]});`)
  .join(' ')} }
  :root[data-theme="light"] { color-scheme: light; }
  :root[data-theme="dark"] { color-scheme: dark; }`;

const FIRST_FONTS = FIRST_FONT_FILES.map(
  (file) =>
    `<link rel="preload" href="/src/assets/fonts/${file}" as="font" type="font/woff2" crossorigin />`,
);

/** The first fonts, the tab's icon, what a browser needs to install the application, and the colour of the browser's bars in each theme. */
const LINKS = `${FIRST_FONTS.join('\n    ')}
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="apple-touch-icon" href="/icons/touch.png" />
    <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" content="${light.ground}" />
    <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="${dark.ground}" />`;

/** The brand's words and mark, by their placeholders in the documents. */
export const BRAND_WORDS = {
  links: LINKS,
  product: PRODUCT_NAME,
  description: PRODUCT_DESCRIPTION,
  mark: markIn('currentColor', light.mark),
};
