import { z } from 'zod';
import { id, line, lines, timestamp, url } from '../fields.ts';
import { flag } from '../flag.ts';
import { isWebAddress } from '../plainText.ts';

const version = z.int().positive();

/** How long the texts of the operator may be, in characters. Rich texts are sanitised when they are stored. */
const COMMUNICATION_LENGTH = {
  title: 200,
  description: 50_000,
  link: 1000,
  notice: 2000,
  article: 200_000,
} as const;

/** Where an offer leads: an address on the web, or nowhere. */
const offerLink = z
  .string()
  .trim()
  .max(COMMUNICATION_LENGTH.link)
  .refine((text) => text === '' || isWebAddress(text), 'invalid_url');

/** What the operator writes of an offer. */
export const OfferFields = z.strictObject({
  title: line(COMMUNICATION_LENGTH.title).min(1),
  description: z.string().max(COMMUNICATION_LENGTH.description).describe('rich text'),
  link: offerLink,
});

/** An advertisement of the operator (specification, chapters 3 and 4). */
export const SpecialOffer = z.strictObject({
  id,
  title: z.string(),
  description: z.string().describe('sanitised rich text'),
  link: z.string(),
  image: url.nullable(),
  active: z.boolean(),
  /** By the person who asks; the operator reads nothing. */
  read: z.boolean(),
  created_at: timestamp,
  version,
});
export type SpecialOffer = z.infer<typeof SpecialOffer>;

/** A save: only what changes. `version` is the one that the user saw; without it nothing is compared. */
export const OfferSave = z.strictObject({
  ...OfferFields.partial().shape,
  active: z.boolean().optional(),
  version: version.optional(),
});
export type OfferSave = z.infer<typeof OfferSave>;

/** A notice of the operator, as a company reads it. */
export const Notification = z.strictObject({
  id,
  text: z.string(),
  created_at: timestamp,
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

/** The same as the operator sees it. */
export const SentNotification = z.strictObject({
  id,
  text: z.string(),
  to_all: flag,
  company_ids: z.array(id).describe('to whom it goes; empty when it goes to all'),
  reads_count: z.int().nonnegative().describe('people who have read it'),
  created_at: timestamp,
});
export type SentNotification = z.infer<typeof SentNotification>;

/** A new notice: to the companies named; to all when none is. */
export const NotificationCreate = z.strictObject({
  text: lines(COMMUNICATION_LENGTH.notice).min(1),
  company_ids: z.array(id).max(1000).optional(),
});
export type NotificationCreate = z.infer<typeof NotificationCreate>;

/** What the operator writes of a help article. German that is empty falls back to English. */
const InstructionFields = z.strictObject({
  title_en: line(COMMUNICATION_LENGTH.title).min(1),
  body_en: z.string().max(COMMUNICATION_LENGTH.article).describe('rich text'),
  title_de: line(COMMUNICATION_LENGTH.title),
  body_de: z.string().max(COMMUNICATION_LENGTH.article).describe('rich text'),
  position: z.int().min(0).max(100_000),
  published: flag,
});

const instructionShape = {
  id,
  title: z.string(),
  title_en: z.string(),
  title_de: z.string(),
  position: z.int().nonnegative(),
  published: flag,
  created_at: timestamp,
  updated_at: timestamp,
  version,
};

/** A help article as lists show it; `title` is in the reader's language. */
export const InstructionRow = z.strictObject({
  ...instructionShape,
  excerpt: z
    .string()
    .nullable()
    .describe(
      'what stands around the words searched for, as plain text; null where only the title has them',
    ),
});
export type InstructionRow = z.infer<typeof InstructionRow>;

/** A help article; `title` and `body` are in the reader's language, all bodies sanitised rich text. */
export const Instruction = z.strictObject({
  ...instructionShape,
  body: z.string(),
  body_en: z.string(),
  body_de: z.string(),
});
export type Instruction = z.infer<typeof Instruction>;

export const InstructionCreate = z.strictObject({
  ...InstructionFields.partial().shape,
  ...InstructionFields.pick({ title_en: true }).shape,
});
export type InstructionCreate = z.infer<typeof InstructionCreate>;

export const InstructionSave = z.strictObject({
  ...InstructionFields.partial().shape,
  version: version.optional(),
});
export type InstructionSave = z.infer<typeof InstructionSave>;
