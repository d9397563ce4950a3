import { call } from '../call.ts';
import { PresetItem } from '../entities/angle.ts';
import { listQuery } from '../listQuery.ts';
import { page } from '../page.ts';

/** Every view that photographs can show, for the operator (specification, chapters 7 and 9: 50 a page). */
export const adminAngles = {
  list: call({
    method: 'GET',
    path: 'admin/angles',
    summary: 'Views',
    roles: ['admin'],
    query: listQuery(['position'], {}, { size: 50 }),
    response: page(PresetItem),
  }),
};
