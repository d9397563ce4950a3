import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult, Identifier, RaRecord } from 'ra-core';
import { nameOf } from '../list/derive/nameOf.ts';
import { resourceNamed } from '../registry.ts';

/** Records by id: those that are given, and those that lists have shown, if perhaps on another page than now. */
export const useKnownRecords = (resource: string, given: readonly RaRecord[] = []) => {
  const client = useQueryClient();
  const find = (id: Identifier): RaRecord | undefined =>
    [...given, ...client.getQueriesData<GetListResult>({ queryKey: [resource, 'getList'] }).flatMap(([, page]) => page?.data ?? [])].find(
      (row) => row.id === id,
    );
  const nameById = (id: Identifier): string => {
    const record = find(id);
    return record ? nameOf(resourceNamed(resource))(record) : `#${id}`;
  };
  return { find, nameById };
};
