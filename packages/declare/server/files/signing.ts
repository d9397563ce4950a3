import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed addresses of files, valid for a while without a token. */
export interface Signing {
  /** Below the server's root, for example `/api/files/…?expires=…&signature=…`. */
  urlOf(key: string): string;
  isValid(key: string, expires: string, signature: string): boolean;
}

const DAY_SECONDS = 86_400;
/** Number of cached signatures: a page of a list signs 25 keys, most of them repeatedly. */
const REMEMBERED = 50_000;

/**
 * Creates signed addresses: valid for one to two days, and constant during a day so that browsers cache them. `now` returns milliseconds since 1970; tests replace it.
 */
export const signingBy = (hmacKey: Buffer, now: () => number = Date.now): Signing => {
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
