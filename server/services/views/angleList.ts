import type { QueryOf } from '@turntable/declare/contract/call.ts';
import type { adminAngles } from '../../../contract/views/adminCalls.ts';
import { type ListContext, readPage } from '../lists/readPage.ts';
import type { ListSheet } from '../lists/sheet.ts';

type AngleQuery = QueryOf<typeof adminAngles.list>;

const angleSheet: ListSheet<AngleQuery['sort'], unknown> = {
  table: 'preset_items',
  columns: () => 'page.id, page.code, page.name, page.kind, page.position, page.silhouette',
  sorts: { position: { column: 'position', type: 'integer', order: 'ASC' } },
  conditions: () => [],
};

/** Returns every view of every preset, as JSON in the contract's shape. */
export const listAngles = (context: ListContext, query: AngleQuery): Promise<Buffer> =>
  readPage(context, angleSheet, { scope: 'operator', companies: 'every', query });
