import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { FeedbackState } from '../../../contract/support/feedback.ts';
import { cars } from './cars.ts';
import {
  CASCADE,
  checks,
  choices,
  createdAt,
  flag,
  flags,
  primaryKey,
  SET_NULL,
} from './columns.ts';
import { companies, ofCompany, users } from './companies.ts';

export const specialOffers = pgTable(
  'special_offers',
  {
    id: primaryKey(),
    title: text().notNull(),
    /** Sanitised rich text. */
    description: text().notNull().default(''),
    link: text().notNull().default(''),
    image_key: text(),
    active: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    ...checks('special_offers', { title: "title <> ''" }),
    index('special_offers_active_created_at_id_idx').on(t.active, t.created_at, t.id),
    index('special_offers_by_created_at').on(t.created_at, t.id),
  ],
);
export const specialOfferReads = pgTable(
  'special_offer_reads',
  {
    id: primaryKey(),
    offer_id: integer()
      .notNull()
      .references(() => specialOffers.id, CASCADE),
    user_id: integer()
      .notNull()
      .references(() => users.id, CASCADE),
    company_id: ofCompany(),
    read_at: createdAt(),
  },
  (t) => [
    unique('special_offer_reads_offer_id_user_id_key').on(t.offer_id, t.user_id),
    index('special_offer_reads_user_id_idx').on(t.user_id),
  ],
);

/** A notice of the operator: to every company, or to those in `notification_targets`. */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryKey(),
    text: text().notNull(),
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

/** A help article in both languages. */
export const instructions = pgTable(
  'instructions',
  {
    id: primaryKey(),
    position: integer().notNull().default(0),
    published: flag().notNull().default(0),
    title_en: text().notNull(),
    /** Sanitised rich text, as is the German one. */
    body_en: text().notNull().default(''),
    /** Empty: the English one is shown. */
    title_de: text().notNull().default(''),
    body_de: text().notNull().default(''),
    /** Keys of the pictures that the texts show. */
    pictures: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    ...flags('instructions', 'published'),
    ...checks('instructions', { title_en: "title_en <> ''" }),
    index('instructions_by_updated_at').on(t.updated_at, t.id),
    index('instructions_position_id_idx').on(t.position, t.id),
  ],
);

/** A message to the operator, with its author's name: it stays when the author is deleted. */
export const feedback = pgTable(
  'feedback',
  {
    id: primaryKey(),
    company_id: integer().references(() => companies.id, CASCADE),
    user_id: integer().references(() => users.id, SET_NULL),
    sender_name: text().notNull(),
    sender_email: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    page: text().notNull().default(''),
    car_id: integer().references(() => cars.id, SET_NULL),
    screenshot_key: text(),
    state: text().$type<FeedbackState>().notNull().default('new'),
    created_at: createdAt(),
  },
  (t) => [
    ...choices('feedback', { state: FeedbackState.options }),
    ...checks('feedback', { subject: "subject <> ''", text: "text <> ''" }),
    index('feedback_by_created_at').on(t.created_at, t.id),
    index('feedback_company_id_idx').on(t.company_id),
    index('feedback_state_created_at_id_idx').on(t.state, t.created_at, t.id),
    index('feedback_user_id_idx').on(t.user_id),
  ],
);
export const feedbackFiles = pgTable(
  'feedback_files',
  {
    id: primaryKey(),
    feedback_id: integer()
      .notNull()
      .references(() => feedback.id, CASCADE),
    company_id: integer().references(() => companies.id, CASCADE),
    name: text().notNull(),
    key: text().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [
    ...checks('feedback_files', { bytes: 'bytes > 0' }),
    index('feedback_files_company_id_idx').on(t.company_id),
    index('feedback_files_feedback_id_idx').on(t.feedback_id),
    index('feedback_files_key_idx').on(t.key),
  ],
);
