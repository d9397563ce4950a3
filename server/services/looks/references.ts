import { and, eq, isNull, or } from 'drizzle-orm';
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
import { invalidField } from '../shared/refusal.ts';

const tables = {
  background_id: backgrounds,
  room_id: rooms,
  logo_id: logos,
  banner_id: banners,
  licence_plate_id: licencePlates,
} as const;
const named = Object.keys(tables) as (keyof typeof tables)[];

/** A look may name the company's own pictures and the operator's; 422 for any other, at its field below `path`. */
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

/** A company is photographed by one of the sets of views; 422 at `preset_id` for one that is not there. */
export const assertPreset = async (tx: Tx, id: number): Promise<void> => {
  const [preset] = await tx.select({ id: presets.id }).from(presets).where(eq(presets.id, id));
  if (!preset) throw invalidField('preset_id', 'invalid_value');
};
