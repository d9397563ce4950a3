import { call } from '../call.ts';
import { one } from '../page.ts';
import { Dashboard } from './dashboard.ts';

/** The first page after signing in. */
export const dashboard = {
  one: call({
    method: 'GET',
    path: 'dashboard',
    summary: 'Get what needs attention, and the balance',
    roles: ['admin', 'chief', 'employee'],
    response: one(Dashboard),
    assumed: true,
  }),
};
