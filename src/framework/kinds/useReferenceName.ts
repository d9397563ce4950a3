import { type Identifier, useReference } from 'ra-core';
import { valueAt } from '../../ui/values/valueAt.ts';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';

/** What another record is called; undefined until it is known, and for whoever may not read it. Many are asked for at once. */
export const useReferenceName = (resource: string, id: Identifier | undefined): string | undefined => {
  const { api, name } = resourceNamed(resource);
  const { role } = currentUser();
  const isReadable = role !== undefined && (api[role]?.one ?? api[role]?.list) !== undefined;
  const { referenceRecord } = useReference({
    reference: resource,
    id: id ?? '',
    options: { enabled: id !== undefined && isReadable, staleTime: 60_000, retry: false },
  });
  const said = valueAt(referenceRecord, name);
  return said === undefined || said === null || said === '' ? undefined : String(said);
};
