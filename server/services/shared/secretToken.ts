import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 bits: 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. A plain hash does: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
