import type { PictureKind } from '../../../../contract/looks/callsOfKind.ts';
import { backgrounds, banners, licencePlates, logos } from '../../../db/schema/index.ts';

/** The columns that all of these tables have. */
export type PictureTable = typeof banners;

/** The table of a kind of pictures, the look's setting that refers to them, and their stored size in pixels. */
export interface PictureKindFacts {
  readonly table: PictureTable;
  readonly tableName: string;
  readonly setting: 'background_id' | 'logo_id' | 'banner_id' | 'licence_plate_id';
  readonly box: { readonly width: number; readonly height: number };
  /** The kind's further columns, as a select's columns over `page`. */
  readonly more: string;
}

export const KINDS: Readonly<Record<PictureKind, PictureKindFacts>> = {
  background: {
    // The further columns of a table have defaults.
    table: backgrounds as unknown as PictureTable,
    tableName: 'backgrounds',
    setting: 'background_id',
    box: { width: 2560, height: 1920 },
    more: ', page.has_room, page.light, page.floor_from',
  },
  logo: {
    table: logos as unknown as PictureTable,
    tableName: 'logos',
    setting: 'logo_id',
    box: { width: 1200, height: 1200 },
    more: ', page.size, page.margin',
  },
  banner: {
    table: banners,
    tableName: 'banners',
    setting: 'banner_id',
    box: { width: 2560, height: 1280 },
    more: '',
  },
  plate: {
    table: licencePlates as unknown as PictureTable,
    tableName: 'licence_plates',
    setting: 'licence_plate_id',
    box: { width: 1600, height: 800 },
    more: ', page.country',
  },
};
