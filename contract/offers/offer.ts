import { id, line, timestamp, url, version } from '@turntable/declare/contract/fields.ts';
import { isWebAddress } from '@turntable/declare/contract/plainText.ts';
import { z } from 'zod';

/** Maximum lengths of an offer's texts, in characters. Rich text is sanitised when it is stored. */
const OFFER_LENGTH = { title: 200, description: 50_000, link: 1000 } as const;

/** The offer's link: a web address, or empty. */
const offerLink = z
  .string()
  .trim()
  .max(OFFER_LENGTH.link)
  .refine((text) => text === '' || isWebAddress(text), 'invalid_url');

/** The editable fields of an offer: its texts in English, and in German where they are translated. */
export const OfferFields = z.strictObject({
  title: line(OFFER_LENGTH.title).min(1),
  description: z.string().max(OFFER_LENGTH.description).describe('rich text'),
  title_de: line(OFFER_LENGTH.title),
  description_de: z.string().max(OFFER_LENGTH.description).describe('rich text'),
  link: offerLink,
});

/**
 * A special offer of the operator (specification, chapters 3 and 4). Companies read `title` and `description` in the reader's language; the
 * operator gets what was written in English.
 */
export const SpecialOffer = z.strictObject({
  id,
  title: z.string(),
  description: z.string().describe('sanitised rich text'),
  title_de: z.string().describe('empty: the English one is shown'),
  description_de: z.string().describe('as title_de'),
  link: z.string(),
  image: url.nullable(),
  active: z.boolean(),
  /** Whether the requesting user has read it; not recorded for the operator. */
  read: z.boolean(),
  created_at: timestamp,
  version,
});
export type SpecialOffer = z.infer<typeof SpecialOffer>;

/** A save: only changes. `version` is the one that the user saw; without it nothing is compared. */
export const OfferSave = z.strictObject({
  ...OfferFields.partial().shape,
  active: z.boolean().optional(),
  version: version.optional(),
});
export type OfferSave = z.infer<typeof OfferSave>;
