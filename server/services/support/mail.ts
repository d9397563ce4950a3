import { count, eq } from '@turntable/declare/server/db/drizzle.ts';
import { PRODUCT_NAME } from '../../../brand.ts';
import type { Context } from '../../context.ts';
import { companies, feedback, feedbackFiles } from '../../db/schema/index.ts';
import { message } from '../../messages/index.ts';
import { languageOfOperator } from '../accounts/operators.ts';

/**
 * Sends a support request to the operator's address, in the operator's language, with its author as reply address. Pictures and files are
 * only linked. Throws when the mail server refuses; does nothing for a deleted request.
 */
export const mailFeedback = async ({ config, db, mailer }: Context, id: number): Promise<void> => {
  const { found, language } = await db.asSystem(async (tx) => {
    const [written] = await tx
      .select({ feedback, company: companies.title })
      .from(feedback)
      .leftJoin(companies, eq(companies.id, feedback.company_id))
      .where(eq(feedback.id, id));
    const [files] = await tx
      .select({ count: count() })
      .from(feedbackFiles)
      .where(eq(feedbackFiles.feedback_id, id));
    return {
      found: written && { ...written, files: files?.count ?? 0 },
      language: await languageOfOperator(tx),
    };
  });
  if (!found) return;
  const { subject, text, sender_name, sender_email, page, screenshot_key } = found.feedback;
  const values = {
    product: PRODUCT_NAME,
    subject,
    text,
    page,
    name: sender_name,
    email: sender_email,
    company: found.company ?? '–',
    files: found.files + (screenshot_key ? 1 : 0),
    link: `${config.publicUrl}/support/${id}`,
  };
  await mailer.send({
    to: config.support.email,
    replyTo: sender_email,
    subject: message(language, 'mail_feedback_subject', values),
    text: message(language, 'mail_feedback_text', values),
  });
};
