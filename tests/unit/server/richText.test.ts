import { sanitizeRichText } from '@turntable/declare/server/richText.ts';
import { describe, expect, it } from 'vitest';
import { storedArticle } from '../../../server/services/help/inner/pictures.ts';
import { JOINED_PAYLOADS, SEPARATE_PAYLOADS } from '../../screens/injection/payloads.ts';

/** Matches tags that stay, with the attributes that each may have. */
const HARMLESS =
  /^<\/?(?:h[1-6]|p|br|hr|blockquote|pre|code|ul|ol|li|a|b|strong|i|em|u|s|sub|sup|mark)\b(?: (?:href|rel|target|start)="[^"]*")* ?\/?>$/;
/** Matches allowed links: to the web, an e-mail address or phone, another page of ours, a place in the text. */
const ADDRESS = /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i;

const tagsIn = (html: string): string[] => html.match(/<[^>]*>?/g) ?? [];
const addressesIn = (html: string): string[] =>
  tagsIn(html).flatMap((tag) =>
    [...tag.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href ?? ''),
  );

describe.each([
  ['an offer', (html: string) => sanitizeRichText(html)],
  ['a help article', storedArticle],
])('the text of %s', (_, stored) => {
  it.each([
    ['each on its own', SEPARATE_PAYLOADS],
    ['running into each other', JOINED_PAYLOADS],
    ['one half swallowed by the other', `${JOINED_PAYLOADS}${SEPARATE_PAYLOADS}`],
  ])('keeps nothing of the payloads that could run, %s', (_how, html) => {
    const kept = stored(html);
    expect(kept.length).toBeGreaterThan(1000);
    expect(tagsIn(kept).filter((tag) => !HARMLESS.test(tag))).toEqual([]);
    expect(addressesIn(kept).filter((address) => !ADDRESS.test(address))).toEqual([]);
  });
});
