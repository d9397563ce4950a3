import {
  CASCADE,
  checks,
  choices,
  createdAt,
  flag,
  flags,
  moment,
  primaryKey,
  SET_NULL,
} from '@turntable/declare/server/db/columns.ts';
import { sql } from '@turntable/declare/server/db/drizzle.ts';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '@turntable/declare/server/db/drizzlePg.ts';
import type { TransactionType } from '../../../contract/balance/transaction.ts';
import {
  type Box,
  type CutoutDoubt,
  DefectReason,
  type PhotoStatus,
} from '../../../contract/photos/photo.ts';
import type { PhotoFrame } from '../../../contract/photos/photoFrame.ts';
import { MadeBy, type MadeWith } from '../../../contract/photos/photoVersion.ts';
import {
  type PlateCorners,
  PlateState,
  UnchangedPlate,
} from '../../../contract/photos/plateCorners.ts';
import type { Stroke } from '../../../contract/processing/stroke.ts';
import { ShownView } from '../../../contract/views/shownView.ts';
import type { Scope } from '../scope.ts';
import { companies, lookRuns, ofCompany, users } from './companies.ts';
import { cars } from './vehicles.ts';
import { presetItems } from './views.ts';

/** Checks of the columns that describe a finished picture. */
const pictureChecks = (table: string) => [
  ...flags(table, 'draft'),
  ...choices(table, {
    made_by: MadeBy.options,
    plate_state: PlateState.options,
    unchanged_plate: UnchangedPlate.options,
  }),
  ...checks(table, {
    cutout_doubts: "jsonb_typeof(cutout_doubts) = 'array'",
    cutout_strokes:
      "(jsonb_typeof(cutout_strokes) = 'array') and (jsonb_array_length(cutout_strokes) > 0)",
  }),
];

/** A photo of a vehicle: keys name files in the storage (specification, chapter 3). */
export const photos = pgTable(
  'photos',
  {
    id: primaryKey(),
    car_id: integer().notNull(),
    company_id: integer().notNull(),
    /** The user who uploaded it; null: unknown, imported by FTP, or the user was deleted. */
    user_id: integer().references(() => users.id, SET_NULL),
    /** The view it shows; for an extra photo, the view it may belong to. */
    preset_item_id: integer().references(() => presetItems.id),
    extra: flag().notNull().default(0),
    name: text().notNull(),
    original_key: text().notNull().unique('photos_original_key_key'),
    preview_key: text().notNull(),
    processed_key: text(),
    preview_processed_key: text(),
    /** The cut-out in `processed_key`, kept for the next run with the same original and box. */
    mask_key: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** The upload it came from. */
    upload: uuid(),
    taken_at: moment(),
    status: integer().$type<PhotoStatus>().notNull().default(0),
    in_process: flag().notNull().default(0),
    queued_at: moment(),
    processed_at: moment(),
    attempts: integer().notNull().default(0),
    /** The only job that may write this photo's result; any other is stale. */
    job_id: text(),
    defect_state: text().$type<'ok' | 'defected'>().notNull().default('ok'),
    defect_reason: text().$type<DefectReason>(),
    draft: flag().notNull().default(0),
    /** The engine that drew the outline; null: unknown, or nothing was cut out. */
    cutout_engine: text(),
    /** Where the outline may be wrong; none once a user has checked it. */
    cutout_doubts: jsonb().$type<CutoutDoubt[]>().notNull().default([]),
    box: jsonb().$type<Box>(),
    plate_corners: jsonb().$type<PlateCorners>(),
    plate_state: text().$type<PlateState>().notNull().default('unsought'),
    /** Why the finished picture shows its plate although its look changes plates; null where it does not. */
    unchanged_plate: text().$type<UnchangedPlate>(),
    /** Where the photo lies in the finished picture; null: unknown. */
    photo_frame: jsonb().$type<PhotoFrame>(),
    /** The user's corrections of the cut-out by brush. */
    cutout_strokes: jsonb().$type<Stroke[]>(),
    /** The view recognised in the upload; null: unclear. */
    shows: text().$type<ShownView>(),
    show_logo: flag().notNull().default(1),
    show_banner: flag().notNull().default(1),
    /** The author and settings of the present picture; earlier ones are in `photoVersions`. */
    made_by: text().$type<MadeBy>().notNull().default('processing'),
    made_with: jsonb().$type<MadeWith>(),
    /** The look run that replaced the picture, and the version to restore when it is undone. */
    former_run_id: integer().references(() => lookRuns.id, SET_NULL),
    former_version_id: integer().references((): AnyPgColumn => photoVersions.id, SET_NULL),
    created_at: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.car_id, t.company_id], foreignColumns: [cars.id, cars.company_id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    ...pictureChecks('photos'),
    ...flags('photos', 'extra', 'in_process', 'show_banner', 'show_logo'),
    ...choices('photos', {
      defect_reason: DefectReason.options,
      defect_state: ['ok', 'defected'],
      shows: ShownView.options,
    }),
    ...checks('photos', {
      bytes: 'bytes > 0',
      height: 'height > 0',
      sha256: 'length(sha256) = 64',
      status: 'status between 0 and 4',
      width: 'width > 0',
    }),
    check('photos_check', sql`(preset_item_id is not null) or (extra = 1)`),
    check('photos_check1', sql`(status = 4) <= (processed_key is not null)`),
    check('photos_check2', sql`(defect_state = 'defected') = (defect_reason is not null)`),
    check(
      'photos_check4',
      sql`(plate_corners is not null) = (plate_state in ('found', 'unsure', 'set'))`,
    ),
    index('photos_by_cutout_engine')
      .on(t.cutout_engine)
      .where(sql`(cutout_engine is not null) and (made_by = 'processing')`),
    index('photos_car_id_id_idx').on(t.car_id, t.id),
    index('photos_company_id_idx').on(t.company_id),
    index('photos_finished').on(t.processed_at).where(sql`processed_at is not null`),
    index('photos_former_version_id_idx')
      .on(t.former_version_id)
      .where(sql`former_version_id is not null`),
    index('photos_of_company_finished')
      .on(t.company_id, t.processed_at)
      .where(sql`processed_at is not null`),
    index('photos_of_look_run').on(t.former_run_id).where(sql`former_run_id is not null`),
    uniqueIndex('photos_one_per_view').on(t.car_id, t.preset_item_id).where(sql`extra = 0`),
    index('photos_preset_item_id_idx').on(t.preset_item_id),
    index('photos_user_id_idx').on(t.user_id),
    index('photos_under_way').on(t.queued_at).where(sql`in_process = 1`),
  ],
);

/** Earlier finished pictures of photos, and present ones that are about to be replaced. */
export const photoVersions = pgTable(
  'photo_versions',
  {
    id: primaryKey(),
    photo_id: integer()
      .notNull()
      .references(() => photos.id, CASCADE),
    car_id: integer()
      .notNull()
      .references(() => cars.id, CASCADE),
    company_id: ofCompany(),
    processed_key: text().notNull(),
    preview_processed_key: text().notNull(),
    mask_key: text(),
    processed_at: moment().notNull(),
    draft: flag().notNull().default(0),
    cutout_engine: text(),
    cutout_doubts: jsonb().$type<CutoutDoubt[]>().notNull().default([]),
    box: jsonb().$type<Box>(),
    plate_corners: jsonb().$type<PlateCorners>(),
    plate_state: text().$type<PlateState>().notNull().default('unsought'),
    unchanged_plate: text().$type<UnchangedPlate>(),
    photo_frame: jsonb().$type<PhotoFrame>(),
    cutout_strokes: jsonb().$type<Stroke[]>(),
    made_by: text().$type<MadeBy>().notNull().default('processing'),
    made_with: jsonb().$type<MadeWith>(),
    /** When it was last the present picture; the oldest versions are deleted first. */
    kept_at: createdAt(),
  },
  (t) => [
    unique('photo_versions_photo_id_processed_key_key').on(t.photo_id, t.processed_key),
    ...pictureChecks('photo_versions'),
    check(
      'photo_versions_check',
      sql`(plate_corners is not null) = (plate_state in ('found', 'unsure', 'set'))`,
    ),
    index('photo_versions_car_id_idx').on(t.car_id),
    index('photo_versions_company_id_idx').on(t.company_id),
  ],
);

/** The filters of an Excel file of transactions, and its reader's scope and language. */
export interface TransactionsReport {
  readonly scope: Scope;
  readonly companies: readonly number[];
  readonly type?: TransactionType | undefined;
  readonly charged_for?: 'vehicle' | undefined;
  readonly user_id?: number | undefined;
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
  /** Without a sort order: the newest first. */
  readonly sort?: 'created_at' | 'amount' | undefined;
  readonly order?: 'ASC' | 'DESC' | undefined;
  /** Names, separated by commas; all columns without it. */
  readonly columns?: string | undefined;
  readonly locale: string;
}

/** A prepared download; the ticket itself is never stored, only its SHA-256. */
export const downloads = pgTable(
  'downloads',
  {
    id: primaryKey(),
    /** null: a file of the operator's own. */
    company_id: integer().references(() => companies.id, CASCADE),
    user_id: integer().references(() => users.id, SET_NULL),
    ticket_hash: text().notNull().unique('downloads_ticket_hash_key'),
    /** File name that the user gets. */
    name: text().notNull(),
    files: jsonb().$type<{ key: string; name: string }[]>().notNull().default([]),
    /** Instead of files: content that is written while it is sent. */
    report: jsonb().$type<TransactionsReport>(),
    created_at: createdAt(),
    expires_at: moment().notNull(),
  },
  (t) => [index('downloads_expires_at_idx').on(t.expires_at)],
);
