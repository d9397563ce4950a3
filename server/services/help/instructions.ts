import type { QueryOf } from '@turntable/declare/contract/call.ts';
import { asc, eq, max, sql } from '@turntable/declare/server/db/drizzle.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { assertVersion, notFound } from '@turntable/declare/server/refusal.ts';
import type { instructions as calls } from '../../../contract/help/calls.ts';
import type {
  Instruction,
  InstructionCreate,
  InstructionSave,
} from '../../../contract/help/instruction.ts';
import type { Context } from '../../context.ts';
import { instructions } from '../../db/schema/index.ts';
import type { Locale } from '../../messages/index.ts';
import { removeFiles } from '../files/storedFiles.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { type Principal, scopeOf } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { readersColumn, readersText } from '../shared/readersText.ts';
import { acceptPicture } from '../uploads/acceptPicture.ts';
import { PICTURE_KIND, picturesIn, shownArticle, storedArticle } from './inner/pictures.ts';

type Row = typeof instructions.$inferSelect;

/** Pixels enough for a column of text on a dense screen; a day to finish the article. */
const PICTURE = {
  kind: PICTURE_KIND,
  field: 'picture',
  width: 1600,
  unclaimedSeconds: 86_400,
} as const;

interface HelpFilters {
  readonly published?: 0 | 1 | undefined;
  /** The reader's language. */
  readonly locale: Locale;
}

const columnFor = (locale: Locale, part: 'title' | 'body'): string =>
  readersColumn(locale, `page.${part}_en`, `page.${part}_de`);

/** Returns the text around the words searched for: in the reader's language, else in the other one. */
const excerptOf = (locale: Locale, wanted: string): string =>
  `coalesce(${[columnFor(locale, 'body'), 'page.body_en', 'page.body_de'].map((body) => `excerpt(${body}, ${wanted})`).join(', ')})`;

const helpSheet: ListSheet<'position' | 'updated_at', HelpFilters> = {
  table: 'instructions',
  columns: ({ locale, q }, values) => `
    page.id, ${columnFor(locale, 'title')} as title, page.title_en, page.title_de, page.position, page.published,
    page.created_at, page.updated_at, page.version,
    ${q ? excerptOf(locale, values.add(q, 'text')) : 'null'} as excerpt`,
  sorts: {
    position: { column: 'position', type: 'integer', order: 'ASC' },
    updated_at: { column: 'updated_at', type: 'timestamptz', order: 'DESC' },
  },
  conditions: ({ published }) => (published === undefined ? [] : [`published = ${published}`]),
  search: { text: 'search_text', indexed: false },
};

/** Returns help articles: all for the operator, the published ones for everyone else. JSON in the contract's shape. */
export const listInstructions = (
  context: ListContext,
  principal: Principal,
  query: QueryOf<typeof calls.list>,
  locale: Locale,
): Promise<Buffer> => {
  const seen = principal.role === 'admin' ? query : { ...query, published: 1 as const };
  return readPage(context, helpSheet, {
    scope: scopeOf(principal),
    companies: 'every',
    query: { ...seen, locale },
  });
};

/** Returns a help article. Throws 404, also for an unpublished one unless the user is the operator. */
export const readInstruction = (
  context: ViewContext,
  principal: Principal,
  id: number,
  locale: Locale,
): Promise<Instruction> =>
  context.db.as(scopeOf(principal), async (tx) => {
    const [article] = await tx.select().from(instructions).where(eq(instructions.id, id));
    if (!article || (article.published === 0 && principal.role !== 'admin')) throw notFound();
    return view(context, article, locale);
  });

/** Adds a help article, by default at the end. */
export const createInstruction = (
  context: ViewContext,
  input: InstructionCreate,
  locale: Locale,
): Promise<Instruction> =>
  context.db.as('operator', async (tx) => {
    const [last] = await tx.select({ position: max(instructions.position) }).from(instructions);
    const bodies = storedBodies(input);
    const [article] = await tx
      .insert(instructions)
      .values({
        position: (last?.position ?? -1) + 1,
        ...input,
        ...bodies,
        pictures: picturesIn(...Object.values(bodies)),
      })
      .returning();
    if (!article) throw new Error('an insert returned no row');
    return view(context, article, locale);
  });

/** Saves changed fields of a help article and deletes pictures it no longer shows. Throws 404; 409 when `version` is outdated. */
export const saveInstruction = (
  context: ServiceContext,
  id: number,
  { version, ...input }: InstructionSave,
  locale: Locale,
): Promise<Instruction> =>
  context.db.as('operator', async (tx) => {
    const [present] = await tx
      .select()
      .from(instructions)
      .where(eq(instructions.id, id))
      .for('update');
    if (!present) throw notFound();
    assertVersion(present, version);
    const change = { ...input, ...storedBodies(input) };
    const { body_en, body_de } = { ...present, ...change };
    const pictures = picturesIn(body_en, body_de);
    const [article] = await tx
      .update(instructions)
      .set({
        ...change,
        pictures,
        version: sql`${instructions.version} + 1`,
        updated_at: new Date(),
      })
      .where(eq(instructions.id, id))
      .returning();
    if (!article) throw new Error(`article ${id} is gone although it is locked`);
    await removeFiles(
      context,
      tx,
      present.pictures.filter((key) => !pictures.includes(key)),
    );
    return view(context, article, locale);
  });

/**
 * Puts these articles first, in this order; the others follow in theirs. Deleted ones are ignored. Does not count as a save of an
 * article: versions stay.
 */
export const orderInstructions = (
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<void> =>
  db.as('operator', async (tx) => {
    const all = await tx
      .select({ id: instructions.id, position: instructions.position })
      .from(instructions)
      .orderBy(asc(instructions.position), asc(instructions.id))
      .for('update');
    const placed = new Map(all.map((article) => [article.id, article.position]));
    const present = ids.filter((id) => placed.has(id));
    for (const [position, id] of [...new Set([...present, ...placed.keys()])].entries()) {
      if (placed.get(id) !== position)
        await tx.update(instructions).set({ position }).where(eq(instructions.id, id));
    }
  });

/** Stores a picture for an article, for a day unless one shows it. Returns its address. Throws 422 for an unusable image. */
export const addInstructionPicture = async (
  context: ServiceContext,
  file: ReceivedFile,
): Promise<{ url: string }> => ({
  url: context.signing.urlOf(await acceptPicture(context, file, PICTURE)),
});

/** Deletes a help article with its pictures. Throws 404. */
export const removeInstruction = (context: ServiceContext, id: number): Promise<void> =>
  context.db.as('operator', async (tx) => {
    const [removed] = await tx
      .delete(instructions)
      .where(eq(instructions.id, id))
      .returning({ pictures: instructions.pictures });
    if (!removed) throw notFound();
    await removeFiles(context, tx, removed.pictures);
  });

const storedBodies = ({ body_en, body_de }: InstructionSave) => ({
  ...(body_en !== undefined && { body_en: storedArticle(body_en) }),
  ...(body_de !== undefined && { body_de: storedArticle(body_de) }),
});

type ViewContext = Pick<Context, 'db' | 'signing'>;

/** Returns an article in the reader's language. Title and text fall back to English separately, so that a partly translated article is complete. */
const view = (
  { signing }: ViewContext,
  { created_at, updated_at, pictures: _, ...article }: Row,
  locale: Locale,
): Instruction => {
  const bodies = {
    body_en: shownArticle(signing, article.body_en),
    body_de: shownArticle(signing, article.body_de),
  };
  return {
    ...article,
    ...bodies,
    title: readersText(locale, article.title_en, article.title_de),
    body: readersText(locale, bodies.body_en, bodies.body_de),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
};
