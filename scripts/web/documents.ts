import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { BRAND_STYLE, BRAND_WORDS } from '../lib/brandInDocuments.ts';

/** The addresses of the auth layout (specification, chapter 2); all get signin.html. */
const SIGN_IN_PATHS = ['/login', '/forgot-password'];

/**
 * Builds the application's document and the sign-in page, with the brand's colours, fonts and words. Until its script runs, that page is English.
 */
export const documents = (root: string): Plugin => ({
  name: 'turntable:documents',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (SIGN_IN_PATHS.includes(request.url?.split('?')[0] ?? '')) request.url = '/signin.html';
      next();
    });
  },
  transform: {
    order: 'pre', // Vite then finds the font's files
    filter: { id: /\/(signIn|frame)\.css$/ },
    handler: (css) => `${BRAND_STYLE}\n${css}`,
  },
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const file = pathToFileURL(join(root, 'src/i18n/en/session.ts')).href;
      const { session }: { session: Record<string, string> } = await import(file);
      const texts: Record<string, string> = { ...session, ...BRAND_WORDS };
      return html.replace(/\{\{(\w+)\}\}/g, (place, key: string) => texts[key] ?? place);
    },
  },
});
