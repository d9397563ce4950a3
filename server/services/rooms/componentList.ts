import type { QueryOf } from '@turntable/declare/contract/call.ts';
import { notFound } from '@turntable/declare/server/refusal.ts';
import type { companyRoomComponents as calls } from '../../../contract/rooms/componentCalls.ts';
import type { ComponentRow } from '../../../contract/rooms/room.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';
import { word } from '../lists/values.ts';
import type { LookOwner } from '../scope/owner.ts';
import { nearestImage } from './pictures.ts';

type ComponentQuery = QueryOf<typeof calls.list>;

interface ComponentFilters {
  readonly kind?: 'wall' | 'floor' | undefined;
  /** A company: its own and the operator's; without one, the operator's alone. */
  readonly of: number | null;
  readonly only?: number;
}

const componentSheet: ListSheet<'name' | 'created_at', ComponentFilters> = {
  table: 'room_components',
  columns: () => `
    page.id, page.company_id, page.kind, page.name,
    coalesce((
      select json_agg(json_build_object('angle_id', item.id, 'url', image.key, 'preview_url', coalesce(nullif(image.preview_key, ''), image.key)) order by item.position)
      from room_component_images as image join preset_items as item on item.id = image.preset_item_id
      where image.component_id = page.id
    ), '[]') as images,
    coalesce((
      select json_agg(json_build_object('angle_id', item.id, 'from', nearest.preset_item_id) order by item.position)
      from preset_items as item
      left join lateral (${nearestImage('page.id', 'item')}) as nearest on true
      where item.kind = 'exterior' and nearest.preset_item_id is distinct from item.id
        and item.preset_id = coalesce((select preset_id from companies where id = page.company_id), (select min(id) from presets))
    ), '[]') as missing,
    (select count(*) from rooms where page.id in (rooms.wall_id, rooms.floor_id))::integer as rooms_count,
    page.created_at, page.version`,
  sorts: {
    name: { column: 'name_key', type: 'text', order: 'ASC' },
    created_at: { column: 'created_at', type: 'timestamptz', order: 'DESC' },
  },
  conditions: ({ kind, of, only }, values) => [
    of === null
      ? 'company_id is null'
      : `(company_id = ${values.add(of, 'integer')} or company_id is null)`,
    ...(kind ? [`kind = ${word(kind)}`] : []),
    ...(only === undefined ? [] : [`id = ${values.add(only, 'integer')}`]),
  ],
  pictures: ['url', 'preview_url'],
};

/** Returns the walls and floors that rooms of this owner may be made of, as JSON in the contract's shape. */
export const listComponents = (
  context: ListContext,
  { scope, companyId }: LookOwner,
  query: ComponentQuery & Pick<Partial<ComponentFilters>, 'only'>,
): Promise<Buffer> =>
  readPage(context, componentSheet, {
    scope,
    companies: companyId === null ? [] : [companyId],
    query: { ...query, of: companyId },
  });

/** Returns one wall or floor. Throws 404. */
export const readComponent = async (
  context: ListContext,
  owner: LookOwner,
  id: number,
): Promise<ComponentRow> => {
  const { data } = JSON.parse(
    String(await listComponents(context, owner, { page: 1, per_page: 1, sort: 'name', only: id })),
  ) as {
    data: ComponentRow[];
  };
  const [row] = data;
  if (!row) throw notFound();
  return row;
};
