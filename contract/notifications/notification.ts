import { id, lines, timestamp } from '@turntable/declare/contract/fields.ts';
import { flag } from '@turntable/declare/contract/flag.ts';
import { z } from 'zod';

/** Maximum length of a notification, in characters. */
const NOTICE_LENGTH = 2000;

/** A notification from the operator, as a company reads it: in the reader's language. */
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
  text_de: z.string().describe('empty: the English one is shown'),
  to_all: flag,
  company_ids: z.array(id).describe('ids of the companies that get it; empty: all companies'),
  reads_count: z.int().nonnegative().describe('number of users who have read it'),
  created_at: timestamp,
});
export type SentNotification = z.infer<typeof SentNotification>;

/** A new notification: to the named companies, or to all. */
export const NotificationCreate = z.strictObject({
  text: lines(NOTICE_LENGTH).min(1),
  text_de: lines(NOTICE_LENGTH).optional(),
  company_ids: z.array(id).max(1000).optional(),
});
export type NotificationCreate = z.infer<typeof NotificationCreate>;
