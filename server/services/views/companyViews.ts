import { and, eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { assertVersion, invalidField, notFound } from '@turntable/declare/server/refusal.ts';
import type { ViewSave } from '../../../contract/views/calls.ts';
import type { CompanyView } from '../../../contract/views/companyView.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { companyAngles, presetItems } from '../../db/schema/index.ts';
import { findCompany, lockCompany } from '../companies/companyRows.ts';
import { assertOwnPictures } from '../looks/references.ts';
import type { CompanyOwner } from '../scope/owner.ts';

type DbContext = Pick<Context, 'db'>;

/** Returns the views of a company's preset in the company's order, with its settings of each. Throws 404. */
export const listViews = (
  { db }: DbContext,
  { scope, companyId }: CompanyOwner,
): Promise<CompanyView[]> => db.as(scope, (tx) => readViews(tx, companyId));

/** Saves a company's settings of a view. Throws 404, 409 when `version` is not the present one, 422 for a banner out of reach. */
export const saveView = (
  { db }: DbContext,
  { scope, companyId }: CompanyOwner,
  id: number,
  { version, ...change }: ViewSave,
): Promise<CompanyView> =>
  db.as(scope, async (tx) => {
    await lockCompany(tx, companyId);
    const views = await readViews(tx, companyId);
    const present = views.find((view) => view.id === id);
    if (!present) throw notFound();
    assertVersion(present, version);
    await assertOwnPictures(tx, companyId, { banner_id: change.banner_id });
    await tx
      .insert(companyAngles)
      .values({ company_id: companyId, preset_item_id: id, ...change })
      .onConflictDoUpdate({
        target: [companyAngles.company_id, companyAngles.preset_item_id],
        set: { ...change, version: sql`${companyAngles.version} + 1` },
      });
    const saved = (await readViews(tx, companyId)).find((view) => view.id === id);
    if (!saved) throw notFound();
    return saved;
  });

/** Puts views first in this order; the others keep their order. Throws 404, 422 for a view of another preset or one named twice. */
export const orderViews = (
  { db }: DbContext,
  { scope, companyId }: CompanyOwner,
  ids: readonly number[],
): Promise<CompanyView[]> =>
  db.as(scope, async (tx) => {
    await lockCompany(tx, companyId);
    const present = (await readViews(tx, companyId)).map((view) => view.id);
    if (ids.some((id) => !present.includes(id)) || new Set(ids).size < ids.length)
      throw invalidField('angles', 'not_in_preset');
    const ordered = [...ids, ...present.filter((id) => !ids.includes(id))];
    await tx
      .insert(companyAngles)
      // Ordering does not change a view's settings, so its version is kept.
      .values(
        ordered.map((id, position) => ({
          company_id: companyId,
          preset_item_id: id,
          position,
          version: 0,
        })),
      )
      .onConflictDoUpdate({
        target: [companyAngles.company_id, companyAngles.preset_item_id],
        set: { position: sql`excluded.position` },
      });
    return readViews(tx, companyId);
  });

/** A view's position: in the company's own order, else in the preset's. */
const viewOrder = sql`coalesce(${companyAngles.position}, ${presetItems.position})`;

const readViews = async (tx: Tx, companyId: number): Promise<CompanyView[]> => {
  const { preset_id } = await findCompany(tx, companyId);
  const rows = await tx
    .select({ item: presetItems, wish: companyAngles })
    .from(presetItems)
    .leftJoin(
      companyAngles,
      and(
        eq(companyAngles.preset_item_id, presetItems.id),
        eq(companyAngles.company_id, companyId),
      ),
    )
    .where(eq(presetItems.preset_id, preset_id))
    .orderBy(viewOrder, presetItems.position, presetItems.id);
  return rows.map(({ item, wish }, position) => ({
    id: item.id,
    code: item.code,
    name: item.name,
    kind: item.kind,
    silhouette: item.silhouette,
    position,
    selected: wish?.selected ?? 1,
    comment: wish?.comment ?? '',
    show_banner: wish?.show_banner ?? 1,
    show_logo: wish?.show_logo ?? 1,
    banner_id: wish?.banner_id ?? null,
    version: wish?.version ?? 0,
  }));
};
