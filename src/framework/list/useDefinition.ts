import { useMemo } from 'react';
import { useComponents } from '../../ui/useComponents.ts';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { listOf } from './listOf.tsx';
import { rowSlots } from './slots.ts';

/** The list of a declared resource as a data sheet for the signed-in user, and whether all that draws its rows has been fetched. */
export const useDefinition = (resource: string) => {
  const declared = resourceNamed(resource);
  const definition = useMemo(() => listOf(declared, currentUser()), [declared]);
  const parts = useComponents(useMemo(() => rowSlots(declared, currentUser().role), [declared]));
  return { definition, isReady: parts !== undefined };
};
