import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, flag, primaryKey } from './columns.ts';

export const specialOffers = pgTable('special_offers', {
  id: primaryKey(),
  title: text().notNull(),
  /** Sanitised rich text. */
  description: text().notNull().default(''),
  link: text().notNull().default(''),
  image_key: text(),
  active: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  created_at: createdAt(),
});
export const specialOfferReads = pgTable('special_offer_reads', {
  id: primaryKey(),
  offer_id: integer().notNull(),
  user_id: integer().notNull(),
  company_id: integer().notNull(),
  read_at: createdAt(),
});

/** A notice of the operator: to every company, or to those in `notification_targets`. */
export const notifications = pgTable('notifications', {
  id: primaryKey(),
  text: text().notNull(),
  to_all: flag().notNull().default(1),
  created_at: createdAt(),
});
export const notificationTargets = pgTable('notification_targets', {
  id: primaryKey(),
  notification_id: integer().notNull(),
  company_id: integer().notNull(),
});
export const notificationReads = pgTable('notification_reads', {
  id: primaryKey(),
  notification_id: integer().notNull(),
  user_id: integer().notNull(),
  company_id: integer().notNull(),
  read_at: createdAt(),
});

/** A help article in both languages. */
export const instructions = pgTable('instructions', {
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
});

/** A message to the operator, with who wrote it: it is kept though he goes. */
export const feedback = pgTable('feedback', {
  id: primaryKey(),
  company_id: integer(),
  user_id: integer(),
  sender_name: text().notNull(),
  sender_email: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  page: text().notNull().default(''),
  car_id: integer(),
  screenshot_key: text(),
  state: text().$type<'new' | 'in_progress' | 'done'>().notNull().default('new'),
  created_at: createdAt(),
});
export const feedbackFiles = pgTable('feedback_files', {
  id: primaryKey(),
  feedback_id: integer().notNull(),
  company_id: integer(),
  name: text().notNull(),
  key: text().notNull(),
  bytes: integer().notNull(),
});
