import { id, line, timestamp, version } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';

/** Maximum lengths of an article's texts, in characters. Rich text is sanitised when it is stored. */
const ARTICLE_LENGTH = { title: 200, body: 200_000 } as const;

/** The editable fields of a help article. Empty German texts fall back to English. */
const InstructionFields = z.strictObject({
  title_en: line(ARTICLE_LENGTH.title).min(1),
  body_en: z.string().max(ARTICLE_LENGTH.body).describe('rich text'),
  title_de: line(ARTICLE_LENGTH.title),
  body_de: z.string().max(ARTICLE_LENGTH.body).describe('rich text'),
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

/** A help article in lists; `title` is in the reader's language. */
export const InstructionRow = z.strictObject({
  ...instructionShape,
  excerpt: z
    .string()
    .nullable()
    .describe('plain text around the words searched for; null: only the title contains them'),
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
