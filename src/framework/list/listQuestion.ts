import type { SortPayload } from 'ra-core';
import type { Call } from '../../../contract/call.ts';
import { queryOf } from '../../api/callQueries.ts';

/** What a list shows: its filters, its order, and its columns. */
interface Shown {
  filterValues: Record<string, unknown>;
  sort: SortPayload;
  columns: readonly { name: string }[];
}

/** Returns what a call must be asked for to answer the list on the screen; nothing for one that changes something. */
export const listQuestion = (
  call: Call | undefined,
  { filterValues, sort, columns }: Shown,
): Record<string, unknown> => {
  if (call?.method !== 'GET') return {};
  const names = queryOf(call);
  const question = {
    ...filterValues,
    sort: sort.field,
    order: sort.order,
    columns: columns.map(({ name }) => name).join(','),
  };
  return Object.fromEntries(Object.entries(question).filter(([name]) => names.includes(name)));
};
