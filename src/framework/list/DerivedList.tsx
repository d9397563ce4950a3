import { useMemo } from 'react';
import { useComponents } from '../../ui/useComponents.ts';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { listOf } from './derive/listOf.tsx';
import { rowSlots } from './derive/slots.ts';
import { ListScreen } from './ListScreen.tsx';

/** The list of a declared resource, on its own or inside the page of another one's record (framework/place). */
const DerivedList = ({ resource }: { resource: string }) => {
  const declared = resourceNamed(resource);
  const definition = useMemo(() => listOf(declared, currentUser()), [declared]);
  const parts = useComponents(useMemo(() => rowSlots(declared, currentUser().role), [declared]));
  return <ListScreen key={resource} definition={definition} isReady={parts !== undefined} />;
};

export default DerivedList;
