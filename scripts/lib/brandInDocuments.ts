import { type Colours, dark, FONT, light, PRODUCT_DESCRIPTION, PRODUCT_NAME } from '../../brand.ts';
import { markIn } from '../samples/brand/mark.ts';

/** The brand's colours and fonts as CSS custom properties, for the browser's theme or the chosen one. */
export const BRAND_STYLE = `:root { color-scheme: light dark; --font: ${FONT}; ${Object.entries(
  light,
)
  .map(([name, colour]) => `--${name}: light-dark(${colour}, ${dark[name as keyof Colours]});`)
  .join(' ')} }
  :root[data-theme="light"] { color-scheme: light; }
  :root[data-theme="dark"] { color-scheme: dark; }`;

/** The brand's words and mark, by their placeholders in the documents. */
export const BRAND_WORDS = {
  product: PRODUCT_NAME,
  description: PRODUCT_DESCRIPTION,
  mark: markIn('currentColor', light.mark),
};
