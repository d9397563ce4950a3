import { type RaRecord, useGetList } from 'ra-core';
import { ROWS } from '../../list/listMeta.ts';
import type { LoadedChoices } from '../../ui/filters/choice.ts';
import { currentUser } from '../access/useRights.ts';
import { isSearchable, usualSort } from '../kinds/fieldProps.ts';
import { resourceNamed } from '../registry.ts';
import { nameOf } from './nameOf.ts';

/** Where more can be found by typing, and as many as are read where they cannot. */
const SEARCHED = 25;
const WHOLE = 100;

/** Records of a resource to choose from, those that are searched for where its list can be searched. */
export const useReferenceChoices = (resource: string, q = ''): LoadedChoices & { areMore: boolean } => {
  const declared = resourceNamed(resource);
  const canSearch = isSearchable(declared, currentUser().role);
  const pagination = { page: 1, perPage: canSearch ? SEARCHED : WHOLE };
  const found = useGetList<RaRecord>(
    resource,
    { pagination, sort: usualSort(declared), filter: q ? { q } : {}, meta: ROWS },
    { placeholderData: (before) => before, staleTime: 5 * 60_000, retry: false },
  );
  const choices = (found.data ?? []).map((row) => ({ value: String(row.id), text: nameOf(declared)(row) }));
  const areMore = canSearch && (q !== '' || found.pageInfo?.hasNextPage === true || (found.total ?? 0) > SEARCHED);
  return { choices, areMore, ...(found.error && { retry: () => void found.refetch() }) };
};
