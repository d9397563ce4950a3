import { rightTo } from '@turntable/declare/access/rights.ts';
import { storedUser, token } from '@turntable/declare/api/session.ts';
import { ROWS, usualSize, usualSort } from '@turntable/declare/list/filters.ts';
import { allResources } from '@turntable/declare/registry.ts';
import { fetchSlot } from '@turntable/declare/ui/screen/slots.ts';
import { accountOfSession } from './authProvider/account.ts';
import { askEarly } from './dataProvider/dataProvider.ts';
import { chosenLanguage, fetchWritten } from './i18n/written.ts';
import { toAppPath } from './routing/paths.ts';

// Requests what the first screen needs while the application is still loading. This file and its imports are a chunk of their own
// (vite.config.ts) and must not import React.

/** Ignores a failure: the screen makes the same request and reports it. */
const nothing = (): void => undefined;

/** Returns a list's parameters: from the address, or without any there, as the user left them (react-admin's store). */
const listParameters = (resource: string) => {
  const { filter, ...address } = Object.fromEntries(new URLSearchParams(window.location.search));
  if (window.location.search) return { ...address, filter: filter && JSON.parse(filter) };
  return JSON.parse(localStorage.getItem(`RaStore.${resource}.listParams`) ?? '{}');
};

/**
 * Prefetches the rows of the list in the address, and the code that renders them. If the screen requests other rows, the prefetched ones are
 * not used.
 */
export const prefetchListInAddress = (): void => {
  const user = storedUser();
  const resource = toAppPath(window.location.pathname).slice(1);
  const declared = allResources().find((one) => one.resource === resource);
  const call = user && declared?.api[user.role]?.list;
  if (!declared?.list || !call || call.path.includes(':')) return;
  if (!rightTo(declared, { ...user }, 'list').may) return;
  const { page = 1, perPage, sort, order, filter = {} } = listParameters(resource);
  askEarly(resource, {
    pagination: { page: Number(page), perPage: Number(perPage ?? usualSize(declared, filter)) },
    sort: sort ? { field: sort, order } : usualSort(declared),
    filter,
    meta: ROWS,
  });
  const cells = Object.values(declared.fields).map(({ cell }) => cell);
  for (const slot of [...cells, declared.list.card]) if (slot) fetchSlot(slot).catch(nothing);
};

fetchWritten(chosenLanguage()).catch(nothing);
if (token() && storedUser()) {
  accountOfSession().catch(nothing);
  try {
    prefetchListInAddress();
  } catch {
    // an unreadable address or stored list: its screen falls back to defaults
  }
}
