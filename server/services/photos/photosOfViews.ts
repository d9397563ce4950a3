import type { Flag } from '@turntable/declare/contract/flag.ts';
import { and, eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { Tx } from '../../db/client.ts';
import { companies, companyAngles, photos, presetItems } from '../../db/schema/index.ts';
import type { PhotoRecord } from './photoView.ts';

/** Returns the views of a company's preset, each with whether the company photographs it (`allowed_views`). */
const readSelected = (tx: Tx, companyId: number) =>
  tx
    .select({ id: presetItems.id, selected: sql<Flag>`coalesce(${companyAngles.selected}, 1)` })
    .from(presetItems)
    .innerJoin(
      companies,
      and(eq(companies.preset_id, presetItems.preset_id), eq(companies.id, companyId)),
    )
    .leftJoin(
      companyAngles,
      and(
        eq(companyAngles.preset_item_id, presetItems.id),
        eq(companyAngles.company_id, companyId),
      ),
    );

/** Returns the ids of the views that a company photographs. */
export const allowedViews = async (tx: Tx, companyId: number): Promise<ReadonlySet<number>> => {
  const views = await readSelected(tx, companyId);
  return new Set(views.filter(({ selected }) => selected === 1).map(({ id }) => id));
};

/** Checks that a company photographs a view. Throws 422 at `preset_item` for a view of another preset or a switched-off one. */
export const assertAllowedView = async (
  tx: Tx,
  companyId: number,
  itemId: number,
): Promise<void> => {
  const view = await findView(tx, companyId, itemId);
  if (view.selected === 0) throw invalidField('preset_item', 'view_not_allowed');
};

/** Checks that a view belongs to the company's preset, switched off or not. Throws 422 at `preset_item`. */
export const assertKnownView = async (tx: Tx, companyId: number, itemId: number): Promise<void> => {
  await findView(tx, companyId, itemId);
};

const findView = async (tx: Tx, companyId: number, itemId: number) => {
  const [view] = await readSelected(tx, companyId).where(eq(presetItems.id, itemId));
  if (!view) throw invalidField('preset_item', 'no_such_view');
  return view;
};

/** Returns whether a company's vehicles may have extra photos (`additional_uploads`). */
export const takesExtraPhotos = async (tx: Tx, companyId: number): Promise<boolean> => {
  const [company] = await tx
    .select({ takes: companies.additional_uploads })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.takes === 1;
};

/** Returns the photo that fills a view of a vehicle, if one does. */
export const photoOfView = async (
  tx: Tx,
  carId: number,
  itemId: number,
): Promise<PhotoRecord | undefined> => {
  const [photo] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.car_id, carId), eq(photos.preset_item_id, itemId), eq(photos.extra, 0)));
  return photo;
};

/** Returns the ids of the views of a vehicle that a photo fills. */
export const filledViews = async (tx: Tx, carId: number): Promise<(number | null)[]> => {
  const filled = await tx
    .select({ view: photos.preset_item_id })
    .from(photos)
    .where(and(eq(photos.car_id, carId), eq(photos.extra, 0)));
  return filled.map(({ view }) => view);
};
