import { randomUUID } from 'node:crypto';

/** Returns a new random key. `newKey('original', 'jpg')` → `original-1f0c….jpg`. */
export const newKey = (kind: string, extension: string): string =>
  `${kind}-${randomUUID()}.${extension}`;
