import type { EntryProps } from '@turntable/declare/ui/inputs/entry.ts';
import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import PartEntry from './PartEntry.tsx';
import { RoomPreview } from './RoomPreview.tsx';

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** The choice of the floor, with a preview of the unsaved room below. */
const FloorEntry = (props: EntryProps) => {
  const resource = useResourceContext() ?? '';
  const [wall, floor] = useWatch({ name: ['wall_id', 'floor_id'] });
  return (
    <>
      <PartEntry {...props} />
      <RoomPreview resource={resource} wall={idOf(wall)} floor={idOf(floor)} />
    </>
  );
};

export default FloorEntry;
