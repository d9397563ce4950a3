import { z } from 'zod';
import { id, line, lines, timestamp, url } from '../fields.ts';
import { flag } from '../flag.ts';

/** An advertisement of the operator (specification, chapters 3 and 4). `description` is sanitised rich text. */
export const SpecialOffer = z.strictObject({
  id,
  title: line(200).min(1),
  description: z.string().max(50_000),
  link: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  image: url.nullable(),
  active: z.boolean(),
  read: z.boolean(),
});
export type SpecialOffer = z.infer<typeof SpecialOffer>;

/** A notice of the operator to companies. */
export const Notification = z.strictObject({ id, text: lines(2000).min(1), created_at: timestamp, read: z.boolean() });
export type Notification = z.infer<typeof Notification>;

const Translated = z.strictObject({ title: line(200), body: z.string().max(200_000) });

/** A help article. A language that has no text falls back to English. */
export const Instruction = z.strictObject({ id, position: z.int(), published: flag, en: Translated, de: Translated.nullable() });
export type Instruction = z.infer<typeof Instruction>;

/** A message to the operator from the support panel. */
export const Feedback = z.strictObject({
  id,
  user_id: id,
  subject: line(200).min(1),
  text: lines(5000).min(1),
  page: line(500),
  car_id: id.nullable(),
  state: z.enum(['new', 'in_progress', 'done']),
  created_at: timestamp,
});
export type Feedback = z.infer<typeof Feedback>;
