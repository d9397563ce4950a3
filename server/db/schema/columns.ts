import type { Flag } from '@turntable/declare/contract/flag.ts';
import {
  BackgroundType,
  Crop,
  CutFallback,
  Glass,
  LogoPosition,
  MARGIN,
  POLISH_STRENGTH,
} from '../../../contract/looks/look.ts';
import { sql } from '../drizzle.ts';
import { check, integer, smallint, text, timestamp } from '../drizzlePg.ts';

export const primaryKey = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** Returns a column for a check box, stored as the API has it: 1 or 0. */
export const flag = (name = '') => smallint(name).$type<Flag>();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();

/** Returns the columns of a vehicle's own look, each of which may be empty. */
export const ownLookColumns = () => ({
  background_type: text().$type<BackgroundType>(),
  background_id: integer(),
  room_id: integer(),
  cut_fallback: text().$type<CutFallback>(),
  default_crop: text().$type<Crop>(),
  margin: smallint(),
  logo_id: integer(),
  logo_position: text().$type<LogoPosition>(),
  banner_id: integer(),
  licence_plate_id: integer(),
  cutting: flag(),
  plate_blur: flag(),
  plate_image: flag(),
  glass: text().$type<Glass>(),
  polishing: flag(),
  polishing_strength: smallint(),
  rim_polishing: flag(),
  rim_polishing_strength: smallint(),
  reflective_floor: flag(),
});

/** Returns the columns of a company's standard look. */
export const lookColumns = () => ({
  background_type: text().$type<BackgroundType>().notNull().default('photo_box'),
  background_id: integer(),
  room_id: integer(),
  cut_fallback: text().$type<CutFallback>().notNull().default('none'),
  default_crop: text().$type<Crop>().notNull().default('4:3'),
  margin: smallint().notNull().default(MARGIN.usual),
  logo_id: integer(),
  logo_position: text().$type<LogoPosition>().notNull().default('top-right'),
  banner_id: integer(),
  licence_plate_id: integer(),
  cutting: flag().notNull().default(1),
  plate_blur: flag().notNull().default(0),
  plate_image: flag().notNull().default(0),
  glass: text().$type<Glass>().notNull().default('light'),
  polishing: flag().notNull().default(0),
  polishing_strength: smallint().notNull().default(POLISH_STRENGTH.usual),
  rim_polishing: flag().notNull().default(0),
  rim_polishing_strength: smallint().notNull().default(POLISH_STRENGTH.usual),
  reflective_floor: flag().notNull().default(0),
});

/** The action on a row whose foreign row is deleted. */
export const CASCADE = { onDelete: 'cascade' } as const;
export const SET_NULL = { onDelete: 'set null' } as const;

/** Returns checks of single columns by their names, as PostgreSQL would name them. */
export const checks = (table: string, conditions: Readonly<Record<string, string>>) =>
  Object.entries(conditions).map(([column, condition]) =>
    check(`${table}_${column}_check`, sql.raw(condition)),
  );
/** Returns checks that columns hold one of some texts. */
export const choices = (table: string, texts: Readonly<Record<string, readonly string[]>>) =>
  checks(
    table,
    Object.fromEntries(
      Object.entries(texts).map(([column, options]) => [
        column,
        `${column} in (${options.map((text) => `'${text}'`).join(', ')})`,
      ]),
    ),
  );
/** Returns checks that flags are 1 or 0. */
export const flags = (table: string, ...columns: readonly string[]) =>
  checks(table, Object.fromEntries(columns.map((column) => [column, `${column} in (0, 1)`])));

/** Returns checks of a look's columns. */
export const lookChecks = (table: string) => [
  ...choices(table, {
    background_type: BackgroundType.options,
    cut_fallback: CutFallback.options,
    default_crop: Crop.options,
    glass: Glass.options,
    logo_position: LogoPosition.options,
  }),
  ...flags(
    table,
    'cutting',
    'plate_blur',
    'plate_image',
    'polishing',
    'rim_polishing',
    'reflective_floor',
  ),
  ...checks(table, {
    margin: `margin between ${MARGIN.min} and ${MARGIN.max}`,
    polishing_strength: 'polishing_strength between 1 and 100',
    rim_polishing_strength: 'rim_polishing_strength between 1 and 100',
  }),
];
