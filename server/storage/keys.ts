import { randomUUID } from 'node:crypto';

/** A new name for a file: what it is, and chance. `newKey('original', 'jpg')` → `original-1f0c….jpg`. */
export const newKey = (kind: string, extension: string): string =>
  `${kind}-${randomUUID()}.${extension}`;
