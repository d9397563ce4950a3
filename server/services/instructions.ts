import { eq, sql } from 'drizzle-orm';
import type { QueryOf } from '../../contract/call.ts';
import type { instructions as calls } from '../../contract/calls/instructions.ts';
import type { Instruction, InstructionCreate, InstructionSave } from '../../contract/entities/communication.ts';
import type { Context } from '../context.ts';
import { instructions } from '../db/schema/index.ts';
import type { Locale } from '../messages/index.ts';
import type { ListContext } from './lists/reader.ts';
import { readPage } from './lists/readPage.ts';
import type { ListSheet } from './lists/sheet.ts';
import { utc } from './lists/values.ts';
import { type Principal, scopeOf } from './principal.ts';
import { demandVersion, notFound } from './refusal.ts';
import { sanitizeRichText } from './richText.ts';

type Row = typeof instructions.$inferSelect;

interface HelpFilters {
  readonly published?: 0 | 1 | undefined;
  /** The reader's language. */
  readonly locale: Locale;
}

const TITLE: Record<Locale, string> = {
  en: 'page.title_en',
  de: "coalesce(nullif(page.title_de, ''), page.title_en)",
};

const helpSheet: ListSheet<'position' | 'updated_at', HelpFilters> = {
  name: 'help',
  table: 'instructions',
  columns: ({ locale }) => `
    page.id, ${TITLE[locale]} as title, page.title_en, page.title_de, page.position, page.published,
    ${utc('page.created_at')} as created_at, ${utc('page.updated_at')} as updated_at, page.version`,
  sorts: {
    position: { column: 'position', type: 'integer', order: 'ASC' },
    updated_at: { column: 'updated_at', type: 'timestamptz', order: 'DESC' },
  },
  conditions: ({ published }) => (published === undefined ? [] : [`published = ${published}`]),
  search: { text: 'search_text', indexed: false },
};

/** Help articles: all for the operator, the published ones for everyone else. JSON text in the contract's shape. */
export const listInstructions = (
  context: ListContext,
  principal: Principal,
  query: QueryOf<typeof calls.list>,
  locale: Locale,
): Promise<string> => {
  const seen = principal.role === 'admin' ? query : { ...query, published: 1 as const };
  return readPage(context, helpSheet, { scope: scopeOf(principal), companies: 'every', query: { ...seen, locale } });
};

/** A help article. Throws 404, also for one that is not published unless the operator asks. */
export const readInstruction = ({ db }: Pick<Context, 'db'>, principal: Principal, id: number, locale: Locale): Promise<Instruction> =>
  db.as(scopeOf(principal), async (tx) => {
    const [article] = await tx.select().from(instructions).where(eq(instructions.id, id));
    if (!article || (article.published === 0 && principal.role !== 'admin')) throw notFound();
    return view(article, locale);
  });

/** Writes a help article. */
export const createInstruction = ({ db }: Pick<Context, 'db'>, input: InstructionCreate, locale: Locale): Promise<Instruction> =>
  db.as('operator', async (tx) => {
    const [article] = await tx
      .insert(instructions)
      .values({ ...input, ...sanitizedBodies(input) })
      .returning();
    if (!article) throw new Error('an insert returned no row');
    return view(article, locale);
  });

/** Saves what changed of a help article. Throws 404; 409 when `version` is not the present one any more. */
export const saveInstruction = (
  { db }: Pick<Context, 'db'>,
  id: number,
  { version, ...input }: InstructionSave,
  locale: Locale,
): Promise<Instruction> =>
  db.as('operator', async (tx) => {
    const [present] = await tx.select().from(instructions).where(eq(instructions.id, id)).for('update');
    if (!present) throw notFound();
    demandVersion(present, version);
    const [article] = await tx
      .update(instructions)
      .set({ ...input, ...sanitizedBodies(input), version: sql`${instructions.version} + 1`, updated_at: new Date() })
      .where(eq(instructions.id, id))
      .returning();
    if (!article) throw new Error(`article ${id} is gone although it is locked`);
    return view(article, locale);
  });

/** Deletes a help article. Throws 404. */
export const removeInstruction = ({ db }: Pick<Context, 'db'>, id: number): Promise<void> =>
  db.as('operator', async (tx) => {
    const removed = await tx.delete(instructions).where(eq(instructions.id, id)).returning({ id: instructions.id });
    if (removed.length === 0) throw notFound();
  });

const sanitizedBodies = ({ body_en, body_de }: InstructionSave) => ({
  ...(body_en !== undefined && { body_en: sanitizeRichText(body_en) }),
  ...(body_de !== undefined && { body_de: sanitizeRichText(body_de) }),
});

/** Title and text fall back to English each, so that an article whose translation has begun is whole. */
const view = ({ created_at, updated_at, ...article }: Row, locale: Locale): Instruction => ({
  ...article,
  title: (locale === 'de' && article.title_de) || article.title_en,
  body: (locale === 'de' && article.body_de) || article.body_en,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
