import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** As `npm create vite` leaves it. */
export default defineConfig({ plugins: [react()] });
