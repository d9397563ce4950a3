import { formLines, id, line, textId, timestamp, url } from '@turntable/declare/contract/fields.ts';
import { z } from 'zod';

/** Limits of the files attached to a support request, besides the screenshot. */
export const FEEDBACK_FILES = { most: 5, megabytes: 10 } as const;

/** A support request's state. */
export const FeedbackState = z.enum(['new', 'in_progress', 'done']);
export type FeedbackState = z.infer<typeof FeedbackState>;

/** A message to the operator from the support panel, with the page it was written on, and the vehicle shown there. */
export const FeedbackFields = z.strictObject({
  subject: line(200).min(1),
  text: formLines(5000),
  page: line(500),
  car_id: textId.optional(),
});

const feedbackShape = {
  id,
  subject: z.string(),
  sender_name: z.string(),
  sender_email: z.string(),
  company: z.string().describe("the name of the sender's company"),
  page: z.string().describe('path of the page that it was written on'),
  car_id: id.nullable(),
  state: FeedbackState,
  created_at: timestamp,
};

/** A message in the operator's list. */
export const FeedbackRow = z.strictObject({ ...feedbackShape, files_count: z.int().nonnegative() });
export type FeedbackRow = z.infer<typeof FeedbackRow>;

/** A file of a message. It is only sent as a download, never shown. */
const FeedbackFile = z.strictObject({ id, name: z.string(), bytes: z.int().positive() });

/** A whole message. */
export const Feedback = z.strictObject({
  ...feedbackShape,
  text: z.string(),
  screenshot: url.nullable().describe('the page as the sender saw it'),
  files: z.array(FeedbackFile),
});
export type Feedback = z.infer<typeof Feedback>;
