import { type RaRecord, useGetList } from 'ra-core';
import { queryOf } from '../../api/callQueries.ts';
import { roleOfSession } from '../../api/session.ts';
import { ROWS } from '../../list/listMeta.ts';
import type { LoadedChoices } from '../../ui/filters/choice.ts';
import { valueAt } from '../../ui/values/valueAt.ts';
import { resourceNamed } from '../registry.ts';

/** Where more can be found by typing, and as many as are read where they cannot. */
const SEARCHED = 25;
const WHOLE = 100;

/** Records of a resource to choose from, those that are searched for where its list can be searched. */
export const useReferenceChoices = (resource: string, q = ''): LoadedChoices & { areMore: boolean } => {
  const { name, list, api } = resourceNamed(resource);
  const role = roleOfSession();
  const call = role && api[role]?.list;
  const isSearchable = call !== undefined && queryOf(call).includes('q');
  const [field = name, order = 'ASC'] = list?.sort ?? [];
  const found = useGetList<RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: isSearchable ? SEARCHED : WHOLE },
      sort: { field, order },
      filter: q ? { q } : {},
      meta: ROWS,
    },
    { placeholderData: (before) => before, staleTime: 5 * 60_000, retry: false },
  );
  const choices = (found.data ?? []).map((row) => ({ value: String(row.id), text: String(valueAt(row, name) ?? `#${row.id}`) }));
  const areMore = isSearchable && (q !== '' || found.pageInfo?.hasNextPage === true || (found.total ?? 0) > SEARCHED);
  return { choices, areMore, ...(found.error && { retry: () => void found.refetch() }) };
};
