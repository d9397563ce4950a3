import type { Identifier, RaRecord } from 'ra-core';
import { useState } from 'react';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { sortOut } from './offered.ts';
import { useKnownRecords } from './useKnownRecords.ts';

/** Who of the chosen ones an action is for, and who is left out and why, by name; as it was when it was asked for. */
export const useSortedOut = (resource: string, verb: string, ids: readonly Identifier[], known: readonly RaRecord[] = []) => {
  const { find, nameById } = useKnownRecords(resource, known);
  const [sorted] = useState(() => {
    const names = new Map(ids.map((id) => [id, nameById(id)]));
    const { meant, leftOut } = sortOut(resourceNamed(resource), currentUser(), verb, ids, find);
    return { meant, leftOut: leftOut.map(({ id, why }) => ({ key: id, name: names.get(id) ?? '', why })), names };
  });
  return { ...sorted, nameById: (id: Identifier) => sorted.names.get(id) ?? `#${id}` };
};
