import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { settings } from '../../../contract/looks/settingsCalls.ts';
import { readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { isModelInUse } from '../processing/cutoutEngines.ts';
import type { CompanyOwner } from '../scope/owner.ts';
import type { ServiceContext } from '../shared/context.ts';

/** Photos that applying a look makes again (apply.ts): finished ones, extra or of a view that the company photographs. */
const FINISHED = `photos.status = 4 and photos.in_process = 0 and (photos.extra = 1 or exists (
  select 1 from preset_items as item
  join companies as owner on owner.id = photos.company_id and owner.preset_id = item.preset_id
  left join company_angles as wish on wish.preset_item_id = item.id and wish.company_id = owner.id
  where item.id = photos.preset_item_id and coalesce(wish.selected, 1) = 1
))`;

/** A picture that gets a new cut-out once there is a model (photos/photoView.ts: `isDraft`). */
const DRAFT = 'photos.draft = 1 and photos.cutout_strokes is null';

type Filters = Pick<QueryOf<typeof settings.finished>, 'drafts'> & { hasModel: boolean };

const finishedSheet: ListSheet<'updated_at' | 'vehicle_name', Filters> = {
  table: 'cars',
  company: 'company_id',
  columns: ({ hasModel }) =>
    `page.id, page.vehicle_name, page.vin, page.thumbnail_key as thumbnail_url, finished.photos, ${hasModel ? 'finished.drafts' : '0'} as drafts`,
  joins: `left join lateral (
    select count(*)::integer as photos, (count(*) filter (where ${DRAFT}))::integer as drafts
    from photos where car_id = page.id and ${FINISHED}
  ) as finished on true`,
  sorts: {
    updated_at: { column: 'updated_at', type: 'timestamptz', order: 'DESC' },
    vehicle_name: { column: 'name_key', type: 'text', order: 'ASC' },
  },
  conditions: ({ drafts, hasModel }) => [
    `exists (select 1 from photos where car_id = cars.id and ${FINISHED}${drafts ? ` and ${DRAFT}` : ''})`,
    ...(drafts && !hasModel ? ['false'] : []),
  ],
  search: { text: 'search_text', indexed: true },
  pictures: ['thumbnail_url'],
};

/** Returns a company's vehicles with finished pictures, and how many each has, as JSON in the contract's shape. */
export const listFinishedCars = async (
  context: ServiceContext,
  { scope, companyId }: CompanyOwner,
  query: QueryOf<typeof settings.finished>,
): Promise<Buffer> => {
  const hasModel = await context.db.asSystem((tx) => isModelInUse(tx, context));
  return readPage(context, finishedSheet, {
    scope,
    companies: [companyId],
    query: { ...query, hasModel },
  });
};
