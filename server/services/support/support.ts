import type { FieldsOf, QueryOf } from '@turntable/declare/contract/call.ts';
import { AttemptLimit } from '@turntable/declare/server/accounts/attemptLimit.ts';
import { and, asc, eq } from '@turntable/declare/server/db/drizzle.ts';
import { newKey } from '@turntable/declare/server/files/keys.ts';
import type { ReceivedFile } from '@turntable/declare/server/files/receivedFile.ts';
import { invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import { safeFileName } from '../../../contract/safeName.ts';
import type { adminSupport, support } from '../../../contract/support/calls.ts';
import type { Feedback, FeedbackState } from '../../../contract/support/feedback.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { cars, companies, feedback, feedbackFiles, users } from '../../db/schema/index.ts';
import { storeFiles } from '../files/storedFiles.ts';
import { createDownloadLink } from '../files/ticket.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { word } from '../lists/values.ts';
import { type Principal, runAsUser } from '../scope/principal.ts';
import type { ServiceContext } from '../shared/context.ts';
import { acceptPicture } from '../uploads/acceptPicture.ts';

type SupportQuery = QueryOf<typeof adminSupport.list>;
type Message = FieldsOf<typeof support.send>;

/** The attachments of a support request. */
export interface FeedbackAttachments {
  /** The page as the sender sees it. */
  readonly screenshot: ReceivedFile | undefined;
  readonly files: readonly ReceivedFile[];
}

/** As sharp as a page on a large screen, in pixels. */
const SCREENSHOT = { kind: 'feedback', field: 'screenshot', width: 2000 } as const;

/** Creates the service that receives messages to the operator. */
export const createSupportService = (context: ServiceContext) => {
  // Enough for any user, too few for a program.
  const perPerson = new AttemptLimit(5, 60);

  return {
    /**
     * Keeps a message, and has it mailed where mails can be sent. A vehicle that the sender does not see, or not any more, is left out.
     * Throws 422 for a screenshot that is no usable image and for an empty file; 429 after five messages at once.
     */
    take: async (
      principal: Principal,
      { car_id, ...message }: Message,
      { screenshot, files }: FeedbackAttachments,
    ): Promise<void> => {
      perPerson.takeOrRefuse(String(principal.userId));
      if (files.some(({ bytes }) => bytes === 0)) throw invalidField('files', 'photo_empty');
      const screenshot_key = screenshot
        ? await acceptPicture(context, screenshot, SCREENSHOT)
        : null;
      const kept = files.map((file) => ({ file, key: newKey('feedback', 'bin') }));
      if (kept.length > 0)
        await storeFiles(context, Object.fromEntries(kept.map(({ key, file }) => [key, file])));
      const company_id = principal.companyId;
      await runAsUser(context.db, principal, async (tx) => {
        const sender = await senderOf(tx, principal.userId);
        const [written] = await tx
          .insert(feedback)
          .values({
            ...message,
            ...sender,
            company_id,
            screenshot_key,
            car_id: company_id && (await seenCar(tx, car_id)),
          })
          .returning({ id: feedback.id });
        if (!written) throw new Error('an insert returned no row');
        const rows = kept.map(({ key, file: { name, bytes } }) => ({
          feedback_id: written.id,
          company_id,
          key,
          name,
          bytes,
        }));
        if (rows.length > 0) await tx.insert(feedbackFiles).values(rows);
        if (context.config.smtpUrl)
          await context.queue.add(tx, 'mail-feedback', [{ data: { feedback: written.id } }]);
      });
    },
  };
};

const senderOf = async (tx: Tx, userId: number) => {
  const [sender] = await tx
    .select({ user_id: users.id, sender_name: users.name, sender_email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!sender) throw new Error(`user ${userId} is gone`);
  return sender;
};

const seenCar = async (tx: Tx, id: number | undefined): Promise<number | null> => {
  if (id === undefined) return null;
  const [car] = await tx.select({ id: cars.id }).from(cars).where(eq(cars.id, id));
  return car?.id ?? null;
};

const supportSheet: ListSheet<SupportQuery['sort'], Pick<SupportQuery, 'state' | 'company'>> = {
  table: 'feedback',
  columns: () => `
    page.id, page.subject, page.sender_name, page.sender_email, coalesce(company.title, '') as company, page.page, page.car_id,
    page.state, page.created_at,
    (select count(*) from feedback_files where feedback_id = page.id)::integer as files_count`,
  joins:
    'left join lateral (select title from companies where id = page.company_id limit 1) as company on true',
  sorts: { created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' } },
  conditions: ({ state, company }, values) => [
    ...(state === undefined ? [] : [`state = ${word(state)}`]),
    ...(company === undefined ? [] : [`company_id = ${values.add(company, 'integer')}`]),
  ],
  search: { text: 'search_text', indexed: false },
};

/** Returns the messages to the operator, as JSON in the contract's shape. */
export const listFeedback = (context: ListContext, query: SupportQuery): Promise<Buffer> =>
  readPage(context, supportSheet, { scope: 'operator', companies: 'every', query });

/** Returns a whole message to the operator. Throws 404. */
export const readFeedback = (
  context: Pick<Context, 'db' | 'signing'>,
  id: number,
): Promise<Feedback> => context.db.as('operator', (tx) => findFeedback(context, tx, id));

/** Sets a message's state. Throws 404. */
export const setFeedbackState = (
  context: Pick<Context, 'db' | 'signing'>,
  id: number,
  state: FeedbackState,
): Promise<Feedback> =>
  context.db.as('operator', async (tx) => {
    await tx.update(feedback).set({ state }).where(eq(feedback.id, id));
    return findFeedback(context, tx, id);
  });

const findFeedback = async (
  { signing }: Pick<Context, 'signing'>,
  tx: Tx,
  id: number,
): Promise<Feedback> => {
  const [found] = await tx
    .select({ message: feedback, company: companies.title })
    .from(feedback)
    .leftJoin(companies, eq(companies.id, feedback.company_id))
    .where(eq(feedback.id, id));
  if (!found) throw notFound();
  const { company_id: _, user_id: __, screenshot_key, created_at, ...message } = found.message;
  const files = await tx
    .select({ id: feedbackFiles.id, name: feedbackFiles.name, bytes: feedbackFiles.bytes })
    .from(feedbackFiles)
    .where(eq(feedbackFiles.feedback_id, id))
    .orderBy(asc(feedbackFiles.id));
  return {
    ...message,
    company: found.company ?? '',
    screenshot: screenshot_key && signing.urlOf(screenshot_key),
    files,
    created_at: created_at.toISOString(),
  };
};

/** Answers where a file that came with a message can be fetched without a token, for ten minutes. Throws 404. */
export const prepareFeedbackFile = (
  { db }: Pick<Context, 'db'>,
  principal: Principal,
  id: number,
  file: number,
): Promise<{ link: string }> =>
  db.as('operator', async (tx) => {
    const [found] = await tx
      .select()
      .from(feedbackFiles)
      .where(and(eq(feedbackFiles.id, file), eq(feedbackFiles.feedback_id, id)));
    if (!found) throw notFound();
    const name = safeFileName(found.name) || `${file}`;
    return createDownloadLink(tx, {
      company_id: found.company_id,
      user_id: principal.userId,
      name,
      files: [{ key: found.key, name }],
    });
  });
