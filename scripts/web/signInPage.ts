import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { PRODUCT_NAME } from '../../contract/product.ts';
import { type Colours, dark, light } from '../../src/theme/palette.ts';

/** The auth layout's addresses (specification, chapter 2); each is answered with signin.html. */
const SIGN_IN_PATHS = ['/login', '/forgot-password'];

/** The theme's colours as custom properties, in the browser's theme or the chosen one. */
const COLOURS = Object.entries(light)
  .map(([name, colour]) => `--${name}: light-dark(${colour}, ${dark[name as keyof Colours]});`)
  .join(' ');

/**
 * The sign-in page is a document of its own. It is written in English, so that it is there before its script is, which writes other
 * languages' texts over it.
 */
export const signInPage = (root: string): Plugin => ({
  name: 'turntable:sign-in-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (SIGN_IN_PATHS.includes(request.url?.split('?')[0] ?? '')) request.url = '/signin.html';
      next();
    });
  },
  transform: {
    filter: { id: /\/signIn\.css$/ },
    handler: (css) => `:root { color-scheme: light dark; ${COLOURS} }
      :root[data-theme="light"] { color-scheme: light; }
      :root[data-theme="dark"] { color-scheme: dark; }
      ${css}`,
  },
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { filename }) => {
      if (!filename.endsWith('signin.html')) return html;
      const texts = pathToFileURL(join(root, 'src/i18n/en/session.ts')).href;
      const { session }: { session: Record<string, string> } = await import(texts);
      return html.replace(/\{\{(\w+)\}\}/g, (place, key: string) =>
        key === 'product' ? PRODUCT_NAME : (session[key] ?? place),
      );
    },
  },
});
