import { useMemo } from 'react';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useComponents } from '../../ui/useComponents.ts';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { listOf } from './listOf.tsx';
import { rowSlots } from './slots.ts';

/** The list of a declared resource, on its own or inside the page of another one's record (ui/place). */
const DerivedList = ({ resource }: { resource: string }) => {
  const declared = resourceNamed(resource);
  const definition = useMemo(() => listOf(declared, currentUser()), [declared]);
  const parts = useComponents(useMemo(() => rowSlots(declared, currentUser().role), [declared]));
  return <ListScreen key={resource} definition={definition} isReady={parts !== undefined} />;
};

export default DerivedList;
