import { type Identifier, useReference } from 'ra-core';
import { currentUser } from '../access/useRights.ts';
import { writtenName } from '../list/nameOf.ts';
import { canRead, resourceNamed } from '../registry.ts';

/** What another record is called; undefined until it is known, and for users who may not read it. Many are asked for at once. */
export const useReferenceName = (
  resource: string,
  id: Identifier | undefined,
): string | undefined => {
  const { name } = resourceNamed(resource);
  const { role } = currentUser();
  const isReadable = canRead(resource, role);
  const { referenceRecord } = useReference({
    reference: resource,
    id: id ?? '',
    options: { enabled: id !== undefined && isReadable, staleTime: 60_000, retry: false },
  });
  return (referenceRecord && writtenName(referenceRecord, name)) || undefined;
};
