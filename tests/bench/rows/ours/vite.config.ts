import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractTables } from '../../../../scripts/web/contractTables.ts';
import { directImports } from '../../../../scripts/web/directImports.ts';

/** As the product is built, as far as a list's speed depends on it. */
export default defineConfig({
  plugins: [react(), contractTables(), directImports(resolve(import.meta.dirname, '../../../..'))],
});
