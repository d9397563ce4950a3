import { type RaRecord, useGetList } from 'ra-core';
import { ROWS } from '../../list/listMeta.ts';
import type { LoadedChoices } from '../../ui/filters/choice.ts';
import { currentUser } from '../access/useRights.ts';
import type { Resource } from '../define/resource.ts';
import { isSearchable, usualSort } from '../kinds/fieldProps.ts';
import { resourceNamed } from '../registry.ts';
import { nameOf } from './nameOf.ts';

/** As many as are read at once (specification, chapter 9); where the list can be searched, the rest is found by typing. */
const SHOWN = 100;

/** What a list is asked for to choose from, narrowed by what was typed. */
export const choicesQuery = (declared: Resource, q = '') => ({
  pagination: { page: 1, perPage: SHOWN },
  sort: usualSort(declared),
  filter: q ? { q } : {},
  meta: ROWS,
});

/** Records of a resource to choose from, those that are searched for where its list can be searched. */
export const useReferenceChoices = (
  resource: string,
  q = '',
): LoadedChoices & { areMore: boolean } => {
  const declared = resourceNamed(resource);
  const canSearch = isSearchable(declared, currentUser().role);
  const found = useGetList<RaRecord>(resource, choicesQuery(declared, q), {
    placeholderData: (before) => before,
    staleTime: 5 * 60_000,
    retry: false,
  });
  const choices = (found.data ?? []).map((row) => ({
    value: String(row.id),
    text: nameOf(declared)(row),
  }));
  const areMore =
    canSearch && (q !== '' || found.pageInfo?.hasNextPage === true || (found.total ?? 0) > SHOWN);
  return { choices, areMore, ...(found.error && { retry: () => void found.refetch() }) };
};
