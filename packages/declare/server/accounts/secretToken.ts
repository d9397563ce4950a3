import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token of 256 bits: 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash of a token. An unsalted hash suffices for 256 random bits. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
