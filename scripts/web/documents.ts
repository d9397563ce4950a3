import type { Plugin } from 'vite';
import { BRAND_STYLE } from '../lib/brandInDocuments.ts';
import { withWords } from '../lib/wordsInDocuments.ts';

/** The addresses of the auth layout (specification, chapter 2); all get signin.html. */
const SIGN_IN_PATHS = ['/login', '/forgot-password'];

/** Builds the application's document and the sign-in page with the brand's colours, fonts and words. Until its script runs, that page is English. */
export const documents = (): Plugin => ({
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
    handler: withWords,
  },
});
