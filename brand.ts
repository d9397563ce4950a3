import type { Colours } from '@turntable/declare/theme/colours.ts';

export type { Colours };

/**
 * The brand: name, mark, colours, fonts and addresses. Everything that shows one of them reads this file. After a change of the mark or
 * a colour, `npm run brand` redraws the pictures (docs/extending.md, "Your own brand").
 */

/** The name in titles, texts, e-mails and the page of the API. */
export const PRODUCT_NAME = 'Turntable';

/** Shown in search results, and where a browser offers to install the application. */
export const PRODUCT_DESCRIPTION = 'The back office of a vehicle photo-processing service';

/** The sender of e-mails, unless MAIL_FROM is set. */
export const MAIL_SENDER = `${PRODUCT_NAME} <no-reply@localhost>`;

/** Where users get help, unless SUPPORT_EMAIL and SUPPORT_PHONE are set. */
export const SUPPORT = { email: 'support@turntable.test', tel: '+49 30 000000' };

/** The name of the font in `FONT_FILES`. */
export const FONT_NAME = 'Inter Variable';

/**
 * The font's files in `src/assets/fonts`, with the characters of each as a CSS `unicode-range`: a browser loads a file once a page shows one of
 * its characters. `npm run font` makes them; without files, the machine's fonts are used.
 */
export const FONT_FILES: Readonly<Record<string, string>> = {
  'inter-latin.woff2':
    'U+20-2F, U+3A-7E, U+A0-FF, U+131, U+152-153, U+2013-2014, U+2018-201E, U+2020-2022, U+2026, U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2215',
  'inter-digits.woff2': 'U+30-39',
  'inter-latin-ext.woff2': 'U+100-130, U+132-151, U+154-17F',
};

/** Those of the files that every page needs. Pages ask for them first: a font that comes late would be mixed with the machine's. */
export const FIRST_FONT_FILES: readonly string[] = ['inter-latin.woff2', 'inter-digits.woff2'];

/** The lightest and the boldest weight in the files. */
export const FONT_WEIGHTS = [400, 700] as const;

/** The font, then fonts that the machine has, until the files are loaded and for other characters. */
export const FONT = `'${FONT_NAME}', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;

/** The mark, as SVG in a box of 32 by 32. `{line}` and `{accent}` are replaced by colours: light on the menu, dark on paper. */
export const MARK = `<g fill="none" stroke-linecap="round"><ellipse cx="16" cy="22.5" rx="13" ry="5" stroke="{line}" stroke-width="2.2"/><path d="M6.5 20.5c.4-3 1.8-4 4-4.6l3-4.1c.8-1.1 1.8-1.6 3.2-1.6h3.5c1.5 0 2.7.7 3.4 2l1.9 3.4" stroke="{accent}" stroke-width="2.4"/></g><circle cx="16" cy="22.5" r="1.8" fill="{accent}"/>`;

/**
 * Colours as `#rrggbb`: the calm of a photo studio. Pictures are on paper and graphite, actions in petrol, marks in amber.
 * Every pair of text and ground in the theme has a contrast of at least 4.5 : 1 (tests/unit/web/palette.test.ts).
 */
export const light: Colours = {
  ground: '#f4f5f3',
  surface: '#ffffff',
  raised: '#ffffff',
  line: '#dfe3e1',
  control: '#7b8784',
  text: '#16211f',
  quiet: '#52605d',
  lead: '#0a6460',
  leadHover: '#084f4c',
  onLead: '#ffffff',
  mark: '#e0912f',
  good: '#1d7040',
  warn: '#8f5300',
  bad: '#b3261e',
  info: '#1f5f99',
  onState: '#ffffff',
  rail: '#10292a',
  railText: '#f1f6f5',
  railQuiet: '#a9bfbd',
  railChosen: '#1c4443',
};

export const dark: Colours = {
  ground: '#0f1514',
  surface: '#171f1e',
  raised: '#1f2928',
  line: '#2c3837',
  control: '#7d8c89',
  text: '#e8eeec',
  quiet: '#a3b2af',
  lead: '#68c9c2',
  leadHover: '#8bd9d3',
  onLead: '#06211f',
  mark: '#f0aa52',
  good: '#7ed09a',
  warn: '#f0b460',
  bad: '#ff9d94',
  info: '#8ec4f5',
  onState: '#10191a',
  rail: '#0a100f',
  railText: '#e8eeec',
  railQuiet: '#a3b2af',
  railChosen: '#1b2f2e',
};
