import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractTables } from './scripts/web/contractTables.ts';
import { documents } from './scripts/web/documents.ts';
import { precompressed } from './scripts/web/precompressed.ts';

const root = import.meta.dirname;
/** A file that exports other RESOURCES than the product's: a declaration is tried that the product does not have (tests/e2e/inspections). */
const { EXTRA_RESOURCES } = process.env;
const API = process.env.API_TARGET ?? 'http://localhost:3001';

const SESSION =
  /preload-helper|js-cookie|\/src\/api\/(session|httpClient|url|refresh|apiError|sendWithProgress)|\/contract\/(accounts\/sessionCalls|accounts\/session|call|limits)\.ts|\/brand\.ts$/;

/** What src/early.ts needs to ask, and no more: it is there, and asks, while the application is on its way. */
const EARLY =
  /\/(contract|src\/api|src\/resources|src\/framework\/define)\/.*\.ts$|\/src\/(early|registered|i18n\/written|dataProvider\/\w+|authProvider\/account|framework\/(registry|access\/rights|list\/filters)|routing\/paths)\.ts/;

/** Of a build that is tried and thrown away (`--mode trial`): nobody waits for its files. */
const TRIAL = 'trial';

export default defineConfig(({ mode }) => ({
  root,
  plugins: [react(), contractTables(), documents(root), mode !== TRIAL && precompressed()],
  resolve: {
    alias: EXTRA_RESOURCES
      ? [{ find: './resources/index.ts', replacement: join(root, EXTRA_RESOURCES) }]
      : [],
  },
  // the server puts each answer's nonce in its place (server/web/pages.ts)
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': API } },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: ['index.html', 'signin.html'],
      output: {
        codeSplitting: {
          groups: [
            // what both documents need, and nothing else, or the sign-in page would fetch the application
            { name: 'session', test: SESSION, priority: 3 },
            { name: 'early', tags: ['$initial'], test: EARLY, priority: 2 },
            // what every screen needs comes in one file
            {
              name: 'app',
              tags: ['$initial'],
              test: /node_modules|\/src\/(?!signIn|i18n)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
