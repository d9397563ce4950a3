import {
  CASCADE,
  checks,
  createdAt,
  flag,
  flags,
  primaryKey,
} from '@turntable/declare/server/db/columns.ts';
import { index, integer, pgTable, text, unique } from '@turntable/declare/server/db/drizzlePg.ts';
import { ofCompany, users } from './companies.ts';

/** A notification from the operator: to all companies, or to those in `notification_targets`. */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryKey(),
    text: text().notNull(),
    /** Empty: the English one is shown. */
    text_de: text().notNull().default(''),
    to_all: flag().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    ...flags('notifications', 'to_all'),
    ...checks('notifications', { text: "text <> ''" }),
    index('notifications_created_at_id_idx').on(t.created_at, t.id),
  ],
);
export const notificationTargets = pgTable(
  'notification_targets',
  {
    id: primaryKey(),
    notification_id: integer()
      .notNull()
      .references(() => notifications.id, CASCADE),
    company_id: ofCompany(),
  },
  (t) => [
    unique('notification_targets_notification_id_company_id_key').on(
      t.notification_id,
      t.company_id,
    ),
    index('notification_targets_company_id_idx').on(t.company_id),
  ],
);
export const notificationReads = pgTable(
  'notification_reads',
  {
    id: primaryKey(),
    notification_id: integer()
      .notNull()
      .references(() => notifications.id, CASCADE),
    user_id: integer()
      .notNull()
      .references(() => users.id, CASCADE),
    company_id: ofCompany(),
    read_at: createdAt(),
  },
  (t) => [
    unique('notification_reads_notification_id_user_id_key').on(t.notification_id, t.user_id),
    index('notification_reads_user_id_idx').on(t.user_id),
  ],
);
