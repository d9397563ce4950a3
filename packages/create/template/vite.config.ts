import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' }, // the server replaces it in each page
  build: { chunkSizeWarningLimit: 2000 },
});
