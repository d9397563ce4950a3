import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclicFiles } from './scripts/web/acyclicFiles.ts';
import { checkedDeclarations } from './scripts/web/checkedDeclarations.ts';
import { contractTables } from './scripts/web/contractTables.ts';
import { declaredTexts } from './scripts/web/declaredTexts.ts';
import { directImports } from './scripts/web/directImports.ts';
import { extraResources } from './scripts/web/extraResources.ts';
import { pages } from './scripts/web/pages.ts';
import { precompressed } from './scripts/web/precompressed.ts';
import { screenChunks } from './scripts/web/screenChunks.ts';

const root = import.meta.dirname;
const API = process.env.API_TARGET ?? 'http://localhost:3001';

/** Of a build that is tried and thrown away (`--mode trial`): nobody waits for its files. */
const TRIAL = 'trial';

export default defineConfig(({ command, mode }) => ({
  root,
  plugins: [
    react(),
    checkedDeclarations(),
    ...extraResources(root, process.env.EXTRA_RESOURCES),
    contractTables(),
    declaredTexts(),
    directImports(root),
    acyclicFiles(),
    pages(),
    mode !== TRIAL && precompressed(),
  ],
  resolve: {
    alias:
      command === 'build'
        ? // react-admin's own hash router is never shown and need not be sent
          [
            {
              find: /^.*\/adapters\/reactRouterProvider\.js$/,
              replacement: resolve(root, 'src/routing/routerProvider.tsx'),
            },
          ]
        : [],
  },
  server: { proxy: { '/api': API } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // what every screen needs comes in one file, what screens share in few
            { name: 'app', tags: ['$initial'], priority: 10 },
            ...screenChunks(root),
            { name: 'shared', priority: 1, minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
}));
