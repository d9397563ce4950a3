import { createRequire } from 'node:module';

/**
 * Loads a part of Drizzle as CommonJS. For each of its ES modules Node parses its package.json of 180 kB, which takes a second, a third of
 * the server's start.
 */
export const requireDrizzle = createRequire(import.meta.url);
