import { z } from 'zod';
import { id, lines, timestamp } from '../fields.ts';
import { flag } from '../flag.ts';

/** How long a notice may be, in characters. */
const NOTICE_LENGTH = 2000;

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
  text: lines(NOTICE_LENGTH).min(1),
  company_ids: z.array(id).max(1000).optional(),
});
export type NotificationCreate = z.infer<typeof NotificationCreate>;
