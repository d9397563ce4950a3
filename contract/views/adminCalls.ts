import { call } from '@turntable/declare/contract/call.ts';
import { listQuery } from '@turntable/declare/contract/listQuery.ts';
import { page } from '@turntable/declare/contract/page.ts';
import { PresetItem } from './angle.ts';

/** All views of photos, for the operator (specification, chapters 7 and 9: 50 a page). */
export const adminAngles = {
  list: call({
    method: 'GET',
    path: 'admin/angles',
    summary: 'List views',
    roles: ['admin'],
    query: listQuery(['position'], {}, { size: 50 }),
    response: page(PresetItem),
  }),
};
