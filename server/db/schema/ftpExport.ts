import {
  CASCADE,
  checks,
  choices,
  createdAt,
  moment,
  primaryKey,
} from '@turntable/declare/server/db/columns.ts';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey as primaryKeyOf,
  text,
  uuid,
} from '@turntable/declare/server/db/drizzlePg.ts';
import {
  type DeliveryProblem,
  DeliveryState,
  SentFileState,
} from '../../../contract/ftpExport/delivery.ts';
import { ofCompany } from './companies.ts';
import { cars } from './vehicles.ts';

/** The deliveries of vehicles by FTP. */
export const ftpDeliveries = pgTable(
  'ftp_deliveries',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    car_id: integer()
      .notNull()
      .references(() => cars.id, CASCADE),
    /** Its job; a retry continues with this row. */
    job_id: uuid().notNull().unique('ftp_deliveries_job_id_key'),
    /** The requesting user's name at that time; null: sent automatically. */
    asked_by: text(),
    asked_at: createdAt(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    failures: integer().notNull().default(0),
    problem: text().$type<DeliveryProblem>(),
    host: text().notNull().default(''),
    folder: text().notNull().default(''),
    finished_at: moment(),
  },
  (t) => [
    ...choices('ftp_deliveries', { state: DeliveryState.options }),
    check(
      'ftp_deliveries_check',
      sql`(finished_at is not null) = (state in ('succeed', 'failed'))`,
    ),
    index('ftp_deliveries_car_id_id_idx').on(t.car_id, t.id),
    index('ftp_deliveries_company_id_idx').on(t.company_id),
    index('ftp_deliveries_under_way').on(t.id).where(sql`finished_at is null`),
  ],
);

export const ftpDeliveryFiles = pgTable(
  'ftp_delivery_files',
  {
    delivery_id: integer()
      .notNull()
      .references(() => ftpDeliveries.id, CASCADE),
    company_id: ofCompany(),
    position: integer().notNull(),
    /** Path below the delivery's folder. */
    name: text().notNull(),
    state: text().$type<SentFileState>().notNull().default('waiting'),
    bytes: bigint({ mode: 'number' }),
    problem: text().$type<DeliveryProblem>(),
  },
  (t) => [
    primaryKeyOf({ name: 'ftp_delivery_files_pkey', columns: [t.delivery_id, t.name] }),
    ...choices('ftp_delivery_files', { state: SentFileState.options }),
    index('ftp_delivery_files_company_id_idx').on(t.company_id),
  ],
);

/** Files on a company's server that were sent there. */
export const ftpDelivered = pgTable(
  'ftp_delivered',
  {
    company_id: ofCompany(),
    /** user@host:port */
    server: text().notNull(),
    path: text().notNull(),
    car_id: integer()
      .notNull()
      .references(() => cars.id, CASCADE),
    /** A digest of everything that the content depends on. */
    made_of: text().notNull(),
    sha256: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    delivered_at: createdAt(),
  },
  (t) => [
    primaryKeyOf({ name: 'ftp_delivered_pkey', columns: [t.company_id, t.server, t.path] }),
    ...checks('ftp_delivered', { bytes: 'bytes >= 0' }),
    index('ftp_delivered_car_id_idx').on(t.car_id),
  ],
);
