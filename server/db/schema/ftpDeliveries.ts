import {
  bigint,
  integer,
  pgTable,
  primaryKey as primaryKeyOf,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  DeliveryProblem,
  DeliveryState,
  SentFileState,
} from '../../../contract/ftpExport/delivery.ts';
import { createdAt, moment, primaryKey } from './columns.ts';

/** Each sending of a vehicle by FTP. */
export const ftpDeliveries = pgTable('ftp_deliveries', {
  id: primaryKey(),
  company_id: integer().notNull(),
  car_id: integer().notNull(),
  /** The job that does it; tried again, it goes on with this row. */
  job_id: uuid().notNull(),
  /** The name at that time of the user who requested it; null: the vehicle was sent by itself. */
  asked_by: text(),
  asked_at: createdAt(),
  state: text().$type<DeliveryState>().notNull().default('waiting'),
  failures: integer().notNull().default(0),
  problem: text().$type<DeliveryProblem>(),
  host: text().notNull().default(''),
  folder: text().notNull().default(''),
  finished_at: moment(),
});

export const ftpDeliveryFiles = pgTable(
  'ftp_delivery_files',
  {
    delivery_id: integer().notNull(),
    company_id: integer().notNull(),
    position: integer().notNull(),
    /** Below the delivery's folder. */
    name: text().notNull(),
    state: text().$type<SentFileState>().notNull().default('waiting'),
    bytes: bigint({ mode: 'number' }),
    problem: text().$type<DeliveryProblem>(),
  },
  (table) => [primaryKeyOf({ columns: [table.delivery_id, table.name] })],
);

/** What lies on a company's server because it was sent there. */
export const ftpDelivered = pgTable(
  'ftp_delivered',
  {
    company_id: integer().notNull(),
    /** user@host:port */
    server: text().notNull(),
    path: text().notNull(),
    car_id: integer().notNull(),
    /** A digest of what the content depends on. */
    made_of: text().notNull(),
    sha256: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    delivered_at: createdAt(),
  },
  (table) => [primaryKeyOf({ columns: [table.company_id, table.server, table.path] })],
);
