import { checks, choices, flag, flags } from '@turntable/declare/server/db/columns.ts';
import { integer, smallint, text } from '@turntable/declare/server/db/drizzlePg.ts';
import {
  BackgroundType,
  Crop,
  CutFallback,
  Glass,
  LogoPosition,
  MARGIN,
  POLISH_STRENGTH,
} from '../../../contract/looks/look.ts';

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
