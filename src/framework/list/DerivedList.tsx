import { ListScreen } from './ListScreen.tsx';
import { useDefinition } from './useDefinition.ts';

/** The list of a declared resource, on its own or inside the page of another one's record (ui/place). */
const DerivedList = ({ resource }: { resource: string }) => (
  <ListScreen key={resource} {...useDefinition(resource)} />
);

export default DerivedList;
