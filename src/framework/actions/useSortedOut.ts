import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult, Identifier, RaRecord } from 'ra-core';
import { useState } from 'react';
import { currentUser } from '../access/useRights.ts';
import { nameOf } from '../list/nameOf.ts';
import { resourceNamed } from '../registry.ts';
import { sortOut } from './offered.ts';

/**
 * Who of the chosen ones an action is for, and who is left out and why, by name; as it was when it was asked for. What a record says is
 * known from lists that have shown it, if perhaps on another page than now, and of those that are given.
 */
export const useSortedOut = (
  resource: string,
  verb: string,
  ids: readonly Identifier[],
  given: readonly RaRecord[] = [],
) => {
  const client = useQueryClient();
  const [sorted] = useState(() => {
    const declared = resourceNamed(resource);
    const pages = client.getQueriesData<GetListResult>({ queryKey: [resource, 'getList'] });
    const seen = [...given, ...pages.flatMap(([, page]) => page?.data ?? [])];
    const find = (id: Identifier): RaRecord | undefined => seen.find((row) => row.id === id);
    const names = new Map(ids.map((id) => [id, nameOf(declared)(find(id) ?? { id })]));
    const { meant, leftOut } = sortOut(declared, currentUser(), verb, ids, find);
    return {
      meant,
      leftOut: leftOut.map(({ id, why }) => ({ key: id, name: names.get(id) ?? '', why })),
      names,
    };
  });
  return { ...sorted, nameById: (id: Identifier) => sorted.names.get(id) ?? `#${id}` };
};
