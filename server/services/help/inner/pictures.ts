import type { Signing } from '@turntable/declare/server/files/signing.ts';
import { sanitizeRichText } from '@turntable/declare/server/richText.ts';

/** How the keys of help articles' pictures begin. */
export const PICTURE_KIND = 'help';
const KEY = /^help-[0-9a-f-]{36}\.webp$/;
const ADDRESS = /^(?:https?:\/\/[^/?#]+)?\/api\/files\/([\w.-]+)(?:\?|$)/;
/** As `sanitizeRichText` writes it: nothing else begins like this, for texts and other attributes hold no `<`. */
const STORED = /<img src="(help-[0-9a-f-]{36}\.webp)"/g;

const keyOf = (address: string): string | undefined => {
  const key = ADDRESS.exec(address)?.[1] ?? address;
  return KEY.test(key) ? key : undefined;
};

/**
 * Returns an article's text as it is stored: sanitised, its pictures named by their keys, because addresses expire. Pictures that were not uploaded
 * for help articles are dropped: readers' browsers would not load them, and no other file gets an address this way.
 */
export const storedArticle = (html: string): string => sanitizeRichText(html, keyOf);

/** Returns a stored article's text as it is shown: the pictures have addresses that are valid for a day. */
export const shownArticle = ({ urlOf }: Pick<Signing, 'urlOf'>, stored: string): string =>
  stored.replace(STORED, (_, key: string) => `<img src="${urlOf(key).replaceAll('&', '&amp;')}"`);

/** Returns the keys of the pictures that stored texts show. */
export const picturesIn = (...stored: readonly string[]): string[] => [
  ...new Set(stored.flatMap((html) => [...html.matchAll(STORED)].flatMap(([, key]) => key ?? []))),
];
