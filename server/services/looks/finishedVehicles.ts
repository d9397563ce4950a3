import type { QueryOf } from '../../../contract/call.ts';
import type { settings } from '../../../contract/looks/settingsCalls.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import type { CompanyOwner } from '../scope/owner.ts';

/** Photos that applying a look makes again (apply.ts): finished ones, extra or of a view that the company photographs. */
const FINISHED = `photos.status = 4 and photos.in_process = 0 and (photos.extra = 1 or exists (
  select 1 from preset_items as item
  join companies as owner on owner.id = photos.company_id and owner.preset_id = item.preset_id
  left join company_angles as wish on wish.preset_item_id = item.id and wish.company_id = owner.id
  where item.id = photos.preset_item_id and coalesce(wish.selected, 1) = 1
))`;

const finishedSheet: ListSheet<'updated_at' | 'vehicle_name', object> = {
  table: 'cars',
  company: 'company_id',
  columns: () =>
    'page.id, page.vehicle_name, page.vin, page.thumbnail_key as thumbnail_url, finished.photos',
  joins: `cross join lateral (
    select count(*)::integer as photos from photos where car_id = page.id and ${FINISHED}
  ) as finished`,
  sorts: {
    updated_at: { column: 'updated_at', type: 'timestamptz', order: 'DESC' },
    vehicle_name: { column: 'name_key', type: 'text', order: 'ASC' },
  },
  conditions: () => [`exists (select 1 from photos where car_id = cars.id and ${FINISHED})`],
  search: { text: 'search_text', indexed: true },
  pictures: ['thumbnail_url'],
};

/** A company's vehicles with finished pictures, and how many each has. JSON in the contract's shape. */
export const listFinishedCars = (
  context: ListContext,
  { scope, companyId }: CompanyOwner,
  query: QueryOf<typeof settings.finished>,
): Promise<Buffer> => readPage(context, finishedSheet, { scope, companies: [companyId], query });
