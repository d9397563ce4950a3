import { isDeepStrictEqual } from 'node:util';
import type { Flag } from '@turntable/declare/contract/flag.ts';
import { and, asc, eq, sql } from '@turntable/declare/server/db/drizzle.ts';
import { invalidField } from '@turntable/declare/server/refusal.ts';
import type { CompanySave } from '../../../contract/companies/company.ts';
import type { Tx } from '../../db/client.ts';
import { companyAngles, presetItems } from '../../db/schema/index.ts';
import type { CompanyRecord } from '../companies/companyRows.ts';

/**
 * Saves which views a company photographs (`allowed_views`: those and no others) and on which of them logo and banner appear. Counts up the
 * versions of changed views, so that a save of another open page gets 409 (companyViews.ts).
 * The caller holds the company's lock. Throws 422 at the field that names a view of another preset.
 */
export const saveViews = async (
  tx: Tx,
  { id: companyId, preset_id }: Pick<CompanyRecord, 'id' | 'preset_id'>,
  { angles = [], allowed_views }: Pick<CompanySave, 'angles' | 'allowed_views'>,
): Promise<void> => {
  const views = await tx
    .select({ id: presetItems.id, wish: companyAngles })
    .from(presetItems)
    .leftJoin(
      companyAngles,
      and(
        eq(companyAngles.preset_item_id, presetItems.id),
        eq(companyAngles.company_id, companyId),
      ),
    )
    .where(eq(presetItems.preset_id, preset_id))
    .orderBy(asc(presetItems.id));
  const known = new Set(views.map((view) => view.id));
  if (angles.some((angle) => !known.has(angle.id))) throw invalidField('angles', 'not_in_preset');
  if (allowed_views?.some((view) => !known.has(view)))
    throw invalidField('allowed_views', 'not_in_preset');

  const wished = new Map(angles.map((angle) => [angle.id, angle]));
  const selected = allowed_views && new Set(allowed_views);
  const asFlag = (value: boolean): Flag => (value ? 1 : 0);
  const rows = views.flatMap(({ id, wish }) => {
    const present = {
      show_banner: wish?.show_banner ?? 1,
      show_logo: wish?.show_logo ?? 1,
      selected: wish?.selected ?? 1,
    };
    const { show_banner = present.show_banner, show_logo = present.show_logo } =
      wished.get(id) ?? {};
    const wanted = {
      show_banner,
      show_logo,
      selected: selected ? asFlag(selected.has(id)) : present.selected,
    };
    return isDeepStrictEqual(present, wanted)
      ? []
      : [{ company_id: companyId, preset_item_id: id, ...wanted }];
  });
  if (rows.length === 0) return;
  await tx
    .insert(companyAngles)
    .values(rows)
    .onConflictDoUpdate({
      target: [companyAngles.company_id, companyAngles.preset_item_id],
      set: {
        show_banner: sql`excluded.show_banner`,
        show_logo: sql`excluded.show_logo`,
        selected: sql`excluded.selected`,
        version: sql`${companyAngles.version} + 1`,
      },
    });
};
