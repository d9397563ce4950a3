import { type Signing, signingBy } from '@turntable/declare/server/files/signing.ts';
import { deriveKey } from './secretKey.ts';

/** Creates signed addresses of pictures. `now` returns milliseconds since 1970; tests replace it. */
export const createSigning = (secretKey: string, now?: () => number): Signing =>
  signingBy(deriveKey(secretKey, 'files'), now);
