import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Signing } from '@turntable/declare/server/files/signing.ts';
import { deriveKey } from './secretKey.ts';

const DAY_SECONDS = 86_400;
/** Number of cached signatures: a page of a list signs 25 keys, most of them repeatedly. */
const REMEMBERED = 50_000;

/**
 * Creates signed addresses: valid for one to two days, and constant during a day so that browsers cache them. `now` returns milliseconds since 1970; tests replace it.
 */
export const createSigning = (secretKey: string, now: () => number = Date.now): Signing => {
  const hmacKey = deriveKey(secretKey, 'files');
  const sign = (key: string, expires: string): string =>
    createHmac('sha256', hmacKey).update(`${key} ${expires}`).digest('base64url');
  let signedUntil = 0;
  const signed = new Map<string, string>();

  return {
    urlOf: (key) => {
      const expires = (Math.floor(now() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS;
      if (expires !== signedUntil || signed.size >= REMEMBERED) {
        signed.clear();
        signedUntil = expires;
      }
      const known = signed.get(key);
      if (known) return known;
      const url = `/api/files/${key}?expires=${expires}&signature=${sign(key, String(expires))}`;
      signed.set(key, url);
      return url;
    },
    isValid: (key, expires, signature) => {
      const expected = Buffer.from(sign(key, expires));
      const given = Buffer.from(signature);
      return (
        expected.length === given.length &&
        timingSafeEqual(expected, given) &&
        Number(expires) * 1000 > now()
      );
    },
  };
};
