import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { companies, photos, presetItems } from '../db/schema/index.ts';
import type { PhotoRecord } from './photosView.ts';
import { invalidField } from './refusal.ts';

/** Sees that a view belongs to the preset that a company photographs by. Throws 422 at `preset_item`. */
export const checkView = async (tx: Tx, companyId: number, itemId: number): Promise<void> => {
  const found = await tx
    .select({ id: presetItems.id })
    .from(presetItems)
    .innerJoin(companies, eq(companies.preset_id, presetItems.preset_id))
    .where(and(eq(companies.id, companyId), eq(presetItems.id, itemId)));
  if (found.length === 0) throw invalidField('preset_item', 'no_such_view');
};

/** The photo that fills a view of a vehicle, if one does. */
export const photoOfView = async (tx: Tx, carId: number, itemId: number): Promise<PhotoRecord | undefined> => {
  const [photo] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.car_id, carId), eq(photos.preset_item_id, itemId), eq(photos.extra, 0)));
  return photo;
};

/** The views of a vehicle that a photo fills. */
export const filledViews = async (tx: Tx, carId: number): Promise<(number | null)[]> => {
  const filled = await tx
    .select({ view: photos.preset_item_id })
    .from(photos)
    .where(and(eq(photos.car_id, carId), eq(photos.extra, 0)));
  return filled.map(({ view }) => view);
};
