import { storedLocale, storedUser, token } from './api/session.ts';
import { accountOfSession } from './authProvider/account.ts';
import { askEarly } from './dataProvider/dataProvider.ts';
import { rightTo } from './framework/access/rights.ts';
import { ROWS, usualSize, usualSort } from './framework/list/filters.ts';
import { allResources } from './framework/registry.ts';
import { WRITTEN } from './i18n/written.ts';
import { toAppPath } from './routing/paths.ts';

// What is asked for while the rest of the application is on its way. This file and what it imports are a chunk of their own
// (vite.config.ts): nothing here may import React.

/** The screen that asks for the same reports a failure. */
const nothing = (): void => undefined;

/** How a list is asked for: by its address, or, where that says nothing, as the user left it (react-admin's store). */
const askedOf = (resource: string) => {
  const { filter, ...address } = Object.fromEntries(new URLSearchParams(window.location.search));
  if (window.location.search) return { ...address, filter: filter && JSON.parse(filter) };
  return JSON.parse(localStorage.getItem(`RaStore.${resource}.listParams`) ?? '{}');
};

/**
 * Asks for the rows of the list in the address as its screen will, and for what draws them. A screen that asks for something else gets
 * what it asks for.
 */
export const askForListInAddress = (): void => {
  const user = storedUser();
  const resource = toAppPath(window.location.pathname).slice(1);
  const declared = allResources().find((one) => one.resource === resource);
  const call = user && declared?.api[user.role]?.list;
  if (!declared?.list || !call || call.path.includes(':')) return;
  if (!rightTo(declared, { ...user }, 'list').may) return;
  const { page = 1, perPage, sort, order, filter = {} } = askedOf(resource);
  askEarly(resource, {
    pagination: { page: Number(page), perPage: Number(perPage ?? usualSize(declared, filter)) },
    sort: sort ? { field: sort, order } : usualSort(declared),
    filter,
    meta: ROWS,
  });
  const cells = Object.values(declared.fields).map(({ cell }) => cell);
  for (const load of [...cells, declared.list.card]) load?.().catch(nothing);
};

WRITTEN[storedLocale()]().catch(nothing);
if (token() && storedUser()) {
  accountOfSession().catch(nothing);
  try {
    askForListInAddress();
  } catch {
    // an address or a stored list that nobody can read: its screen makes the best of it
  }
}
