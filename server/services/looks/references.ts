import { and, eq, isNull, or } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Look } from '../../../contract/looks/look.ts';
import type { Tx } from '../../db/client.ts';
import {
  backgrounds,
  banners,
  licencePlates,
  logos,
  presets,
  rooms,
} from '../../db/schema/index.ts';
import { definedOnly } from '../shared/definedOnly.ts';
import { type LookRow, overlaidLook } from './look.ts';

const tables = {
  background_id: backgrounds,
  room_id: rooms,
  logo_id: logos,
  banner_id: banners,
  licence_plate_id: licencePlates,
} as const;
const named = Object.keys(tables) as (keyof typeof tables)[];

/** Checks that a look only uses the company's own pictures and the operator's. Throws 422 at the field below `path` for any other. */
export const assertOwnPictures = async (
  tx: Tx,
  companyId: number,
  look: { [Name in keyof Look]?: Look[Name] | null | undefined },
  path = '',
): Promise<void> => {
  for (const name of named) {
    const id = look[name];
    if (id === null || id === undefined) continue;
    const table = tables[name];
    const [picture] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), or(isNull(table.company_id), eq(table.company_id, companyId))));
    if (!picture) throw invalidField(`${path}${name}`, 'invalid_value');
  }
};

/** Checks that a preset exists. Throws 422 at `preset_id`. */
export const assertPreset = async (tx: Tx, id: number): Promise<void> => {
  const [preset] = await tx.select({ id: presets.id }).from(presets).where(eq(presets.id, id));
  if (!preset) throw invalidField('preset_id', 'invalid_value');
};

type PlateLook = Pick<Look, 'plate_image' | 'licence_plate_id'>;
type PlateChange = { [Name in keyof PlateLook]?: PlateLook[Name] | null | undefined };

const isPlateMissing = ({ plate_image, licence_plate_id }: PlateLook): boolean =>
  plate_image === 1 && licence_plate_id === null;

const isAboutPlates = (change: PlateChange): boolean =>
  change.plate_image !== undefined || change.licence_plate_id !== undefined;

/** Refuses a company's look that replaces plates but names no plate. Throws 422 at `licence_plate_id`. */
export const assertPlateChosen = (company: Look, change: PlateChange): void => {
  if (isAboutPlates(change) && isPlateMissing({ ...company, ...definedOnly(change) } as Look))
    throw invalidField('licence_plate_id', 'plate_not_chosen');
};

/**
 * Refuses a vehicle's own look that replaces plates but names no plate. Throws 422 at `settings.licence_plate_id`. Accepts a vehicle that uses its
 * company's values for both settings.
 */
export const assertOwnPlateChosen = (
  company: Look,
  own: Partial<LookRow>,
  change: PlateChange,
): void => {
  const saved = { ...own, ...definedOnly(change) };
  if (!isAboutPlates(change) || (saved.plate_image ?? saved.licence_plate_id ?? null) === null)
    return;
  if (isPlateMissing(overlaidLook(company, saved)))
    throw invalidField('settings.licence_plate_id', 'plate_not_chosen');
};
