import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedDeclarations } from './scripts/lib/checkedDeclarations.ts';
import { serviceWorker } from './scripts/lib/serviceWorker.ts';
import { contractTables } from './scripts/web/contractTables.ts';
import { documents } from './scripts/web/documents.ts';
import { precompressed } from './scripts/web/precompressed.ts';

const root = import.meta.dirname;
/** A file whose RESOURCES replace the product's, to test a declaration that the product does not have (tests/screens/inspections). */
const { EXTRA_RESOURCES } = process.env;
const API = process.env.API_TARGET ?? 'http://localhost:3001';

const SESSION =
  /preload-helper|js-cookie|\/declare\/(connection|api\/(session|httpClient|url|refresh|apiError|sendWithProgress))\.ts|\/contract\/(accounts\/sessionCalls|accounts\/session|call|limits)\.ts|\/brand\.ts$/;

/** What src/early.ts needs for its requests, and no more: it makes them while the application is still loading. */
const EARLY =
  /\/(contract|src\/api|src\/resources|declare\/(api|data|define))\/.*\.ts$|\/src\/(early|registered|connected|i18n\/(written|languages)|dataProvider\/\w+|authProvider\/account|routing\/paths)\.ts|\/declare\/(connection|registry|access\/rights|list\/filters|ui\/screen\/slots)\.ts/;

/** The mode of a build that is only a test (`--mode trial`): its files are not needed. */
const TRIAL = 'trial';

export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    react(),
    contractTables(),
    checkedDeclarations(),
    documents(),
    serviceWorker(root),
    mode !== TRIAL && precompressed(),
  ],
  resolve: {
    alias: EXTRA_RESOURCES
      ? [{ find: './resources/index.ts', replacement: join(root, EXTRA_RESOURCES) }]
      : [],
  },
  // the server inserts each response's nonce here (packages/declare/server/http/pages.ts)
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': API } },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined), // the page's policy refuses inlined fonts
    rolldownOptions: {
      input: ['index.html', 'signin.html'],
      output: {
        codeSplitting: {
          groups: [
            // what both documents need, and nothing else, or the sign-in page would load the application
            { name: 'session', test: SESSION, priority: 3 },
            { name: 'early', tags: ['$initial'], test: EARLY, priority: 2 },
            // what every screen needs, in files that the browser runs one after the other and not at once
            {
              name: 'mui',
              tags: ['$initial'],
              test: /node_modules\/(@mui|@emotion|react-dom)/,
              priority: 1,
            },
            { name: 'admin', tags: ['$initial'], test: /node_modules/, priority: 1 },
            {
              name: 'app',
              tags: ['$initial'],
              test: /\/packages\/|\/src\/(?!signIn|i18n)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
