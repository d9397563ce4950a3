import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractTables } from '../../../../scripts/web/contractTables.ts';

/** Built like the product, as far as a list's speed depends on it. */
export default defineConfig({ plugins: [react(), contractTables()] });
