import type { Role } from '@turntable/declare/contract/call.ts';
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
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from '@turntable/declare/server/db/drizzlePg.ts';
import { ROLES } from '../../../contract/application.ts';
import { FtpSecurity } from '../../../contract/ftpExport/settings.ts';
import type { Light } from '../../../contract/looks/light.ts';
import type { PlateCountry } from '../../../contract/looks/plate.ts';
import { lookChecks, lookColumns } from './columns.ts';
import { presetItems, presets } from './views.ts';

/** Returns a column for the row's company; the row is deleted with the company. */
export const ofCompany = () =>
  integer()
    .notNull()
    .references((): AnyPgColumn => companies.id, CASCADE);

/** Returns the foreign keys of a look's columns. Deleting a picture or a room empties the columns that refer to it. */
export const lookKeys = (
  t: Record<
    'background_id' | 'room_id' | 'logo_id' | 'banner_id' | 'licence_plate_id',
    AnyPgColumn
  >,
) => [
  foreignKey({ columns: [t.background_id], foreignColumns: [backgrounds.id] }).onDelete('set null'),
  foreignKey({ columns: [t.room_id], foreignColumns: [rooms.id] }).onDelete('set null'),
  foreignKey({ columns: [t.logo_id], foreignColumns: [logos.id] }).onDelete('set null'),
  foreignKey({ columns: [t.banner_id], foreignColumns: [banners.id] }).onDelete('set null'),
  foreignKey({ columns: [t.licence_plate_id], foreignColumns: [licencePlates.id] }).onDelete(
    'set null',
  ),
];

/** A dealer with balances, standard look and FTP settings (specification, chapter 3). */
export const companies = pgTable(
  'companies',
  {
    id: primaryKey(),
    parent_id: integer().references((): AnyPgColumn => companies.id, SET_NULL),
    title: text().notNull(),
    is_active: flag().notNull().default(1),
    /** The number of its active tokens; maintained by triggers. */
    tokens: integer().notNull().default(0),
    credits: integer().notNull().default(0),
    /** How far credits may go below zero; 0 unless a negative balance is allowed. */
    debt_limit: integer().notNull().default(0),
    can_work_on_debt: flag().notNull().default(0),
    carsNeedPremoderation: flag('cars_need_premoderation').notNull().default(0),
    areOffersEnabled: flag('are_offers_enabled').notNull().default(0),
    preset_id: integer()
      .notNull()
      .references(() => presets.id),
    /** Views of the preset that the company photographs; maintained by triggers. */
    angles_count: integer().notNull().default(0),
    ...lookColumns(),
    get_cars_from_ftp: flag().notNull().default(0),
    ftp_host: text().notNull().default(''),
    ftp_user: text().notNull().default(''),
    /** Encrypted with SECRET_KEY (storage/secrets.ts); empty when none is set. */
    ftp_pass_encrypted: text().notNull().default(''),
    ftp_dir: text().notNull().default(''),
    /** null: the default. */
    ftp_port: integer(),
    ftp_security: text().$type<FtpSecurity>().notNull().default('none'),
    send_photos: flag().notNull().default(0),
    save_originals: flag().notNull().default(0),
    store_as_zip: flag().notNull().default(0),
    dir_name: text().notNull().default(''),
    initial_name: text().notNull().default(''),
    initial_index: integer().notNull().default(1),
    format: text().$type<'jpeg' | 'png' | 'webp'>().notNull().default('jpeg'),
    quality: integer().notNull().default(90),
    clean_variant: text().$type<'no' | 'beside' | 'instead'>().notNull().default('no'),
    contact_person: text().notNull().default(''),
    notes: text().notNull().default(''),
    show_logo: flag().notNull().default(1),
    show_banner: flag().notNull().default(1),
    additional_uploads: flag().notNull().default(1),
    /** Names and e-mail addresses of its managers, for searching; maintained by triggers. */
    chief_text: text().notNull().default(''),
    /** The last sign-in of any of its users; maintained by triggers. */
    last_visit: moment(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    ...lookChecks('companies'),
    ...lookKeys(t),
    ...flags(
      'companies',
      'additional_uploads',
      'are_offers_enabled',
      'can_work_on_debt',
      'cars_need_premoderation',
      'get_cars_from_ftp',
      'is_active',
      'save_originals',
      'send_photos',
      'show_banner',
      'show_logo',
      'store_as_zip',
    ),
    ...choices('companies', {
      clean_variant: ['no', 'beside', 'instead'],
      format: ['jpeg', 'png', 'webp'],
      ftp_security: FtpSecurity.options,
    }),
    ...checks('companies', {
      debt_limit: 'debt_limit >= 0',
      ftp_port: 'ftp_port between 1 and 65535',
      initial_index: 'initial_index between 0 and 99999',
      quality: 'quality between 40 and 100',
      title: "title <> ''",
      tokens: 'tokens >= 0',
    }),
    check('companies_check', sql`parent_id <> id`),
    check('companies_check1', sql`credits >= -debt_limit`),
    index('companies_by_created_at').on(t.created_at, t.id),
    index('companies_by_credits').on(t.credits, t.id),
    index('companies_by_tokens').on(t.tokens, t.id),
    index('companies_parent_id_idx').on(t.parent_id),
    index('companies_preset_id_idx').on(t.preset_id),
    index('companies_title_id_idx').on(t.title, t.id),
  ],
);

/** A user. Only the operator's users belong to no company. */
export const users = pgTable(
  'users',
  {
    id: primaryKey(),
    company_id: integer().references((): AnyPgColumn => companies.id, CASCADE),
    role: text().$type<Role>().notNull(),
    name: text().notNull(),
    email: text().notNull().unique('users_email_key'),
    /** The new e-mail address, until its owner opens the link sent to it. */
    pending_email: text(),
    pending_email_hash: text().unique('users_pending_email_hash_key'),
    pending_email_expires_at: moment(),
    phone: text(),
    password_hash: text().notNull(),
    is_active: flag().notNull().default(1),
    locale: text(),
    avatar_key: text(),
    /** How many of the company's tokens this user may spend; null: all. */
    token_limit: integer(),
    tokens_spent: integer().notNull().default(0),
    /** Own credits, beside the company's. */
    credits: integer().notNull().default(0),
    last_visit: moment(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    ...flags('users', 'is_active'),
    ...choices('users', {
      role: ROLES,
    }),
    ...checks('users', {
      credits: 'credits >= 0',
      email: 'email = lower(email)',
      locale: "locale ~ '^[a-z]{2,3}$'",
      pending_email: 'pending_email = lower(pending_email)',
      token_limit: 'token_limit >= 0',
      tokens_spent: 'tokens_spent >= 0',
    }),
    check(
      'users_company_by_role',
      sql`case role when 'admin' then company_id is null when 'photo_manager' then true else company_id is not null end`,
    ),
    index('users_company_id_name_id_idx').on(t.company_id, t.name, t.id),
  ],
);

/** A company's settings of one view; a view without a row is photographed, with logo and banner. */
export const companyAngles = pgTable(
  'company_angles',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    preset_item_id: integer()
      .notNull()
      .references(() => presetItems.id, CASCADE),
    comment: text().notNull().default(''),
    show_logo: flag().notNull().default(1),
    show_banner: flag().notNull().default(1),
    position: integer(),
    selected: flag().notNull().default(1),
    /** Its own banner; null: the one of the look. */
    banner_id: integer().references(() => banners.id, SET_NULL),
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('company_angles_company_id_preset_item_id_key').on(t.company_id, t.preset_item_id),
    ...flags('company_angles', 'selected', 'show_banner', 'show_logo'),
    index('company_angles_banner_id_idx').on(t.banner_id),
    index('company_angles_preset_item_id_idx').on(t.preset_item_id),
  ],
);

/** Runs that processed finished vehicles again with another look; their photos refer to the pictures before (photos.former_version_id). */
export const lookRuns = pgTable(
  'look_runs',
  {
    id: primaryKey(),
    company_id: ofCompany(),
    user_id: integer().references(() => users.id, SET_NULL),
    cars_count: integer().notNull(),
    photos_count: integer().notNull(),
    created_at: createdAt(),
    undone_at: moment(),
  },
  (t) => [
    ...checks('look_runs', { cars_count: 'cars_count > 0', photos_count: 'photos_count > 0' }),
    index('look_runs_company_id_id_idx').on(t.company_id, t.id),
    index('look_runs_user_id_idx').on(t.user_id),
  ],
);

/** Returns the columns of a picture used in looks. A picture without a company is offered to everyone by the operator. */
const picture = () => ({
  id: primaryKey(),
  company_id: integer().references((): AnyPgColumn => companies.id, CASCADE),
  name: text().notNull(),
  key: text().notNull(),
  preview_key: text().notNull(),
  version: integer().notNull().default(1),
  created_at: createdAt(),
});

const pictureKeys = (
  table: string,
  t: Record<'id' | 'company_id' | 'key' | 'created_at', AnyPgColumn>,
) => [
  unique(`${table}_key_key`).on(t.key),
  index(`${table}_company_id_created_at_id_idx`).on(t.company_id, t.created_at, t.id),
  index(`${table}_company_id_id_idx`).on(t.company_id, t.id),
];

export const backgrounds = pgTable(
  'backgrounds',
  {
    ...picture(),
    has_room: flag().notNull().default(0),
    light: jsonb().$type<Light>(),
    /** In percent of its height. */
    floor_from: integer(),
  },
  (t) => [
    ...flags('backgrounds', 'has_room'),
    ...checks('backgrounds', { floor_from: 'floor_from between 20 and 90' }),
    ...pictureKeys('backgrounds', t),
  ],
);
export const logos = pgTable(
  'logos',
  {
    ...picture(),
    /** In percent of the finished picture's width, as the margin. */
    size: integer().notNull().default(18),
    margin: doublePrecision().notNull().default(2.5),
  },
  (t) => [
    ...checks('logos', { margin: 'margin between 0 and 15', size: 'size between 5 and 40' }),
    ...pictureKeys('logos', t),
  ],
);
export const banners = pgTable('banners', picture(), (t) => [...pictureKeys('banners', t)]);
export const licencePlates = pgTable(
  'licence_plates',
  {
    ...picture(),
    country: text().$type<PlateCountry>(),
  },
  (t) => [...pictureKeys('licence_plates', t)],
);

/** A wall or a floor with one picture per view (specification, chapters 3 and 9). */
export const roomComponents = pgTable(
  'room_components',
  {
    id: primaryKey(),
    company_id: integer().references((): AnyPgColumn => companies.id, CASCADE),
    kind: text().$type<'wall' | 'floor'>().notNull(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    ...choices('room_components', { kind: ['wall', 'floor'] }),
    index('room_components_company_id_created_at_id_idx').on(t.company_id, t.created_at, t.id),
    index('room_components_company_id_kind_id_idx').on(t.company_id, t.kind, t.id),
  ],
);
export const roomComponentImages = pgTable(
  'room_component_images',
  {
    id: primaryKey(),
    component_id: integer()
      .notNull()
      .references(() => roomComponents.id, CASCADE),
    company_id: integer().references((): AnyPgColumn => companies.id, CASCADE),
    preset_item_id: integer()
      .notNull()
      .references(() => presetItems.id, CASCADE),
    key: text().notNull(),
    preview_key: text().notNull().default(''),
  },
  (t) => [
    unique('room_component_images_component_id_preset_item_id_key').on(
      t.component_id,
      t.preset_item_id,
    ),
    index('room_component_images_key_idx').on(t.key),
    index('room_component_images_preset_item_id_idx').on(t.preset_item_id),
  ],
);
export const rooms = pgTable(
  'rooms',
  {
    id: primaryKey(),
    company_id: integer().references((): AnyPgColumn => companies.id, CASCADE),
    name: text().notNull(),
    wall_id: integer()
      .notNull()
      .references(() => roomComponents.id),
    floor_id: integer()
      .notNull()
      .references(() => roomComponents.id),
    light: jsonb().$type<Light>(),
    preview_key: text(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (t) => [
    index('rooms_company_id_id_idx').on(t.company_id, t.id),
    index('rooms_floor_id_idx').on(t.floor_id),
    index('rooms_wall_id_idx').on(t.wall_id),
  ],
);
