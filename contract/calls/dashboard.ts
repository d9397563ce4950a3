import { call } from '../call.ts';
import { Dashboard } from '../entities/dashboard.ts';
import { one } from '../page.ts';

/** The first page after signing in. */
export const dashboard = {
  one: call({
    method: 'GET',
    path: 'dashboard',
    summary: 'What needs attention, and the balance',
    roles: ['admin', 'chief', 'employee'],
    response: one(Dashboard),
    assumed: true,
  }),
};
