import type { EntryProps } from '@turntable/declare/ui/inputs/entry.ts';
import { useInput, useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LightSliders } from '../looks/LightSliders.tsx';
import { RoomPreview } from './RoomPreview.tsx';

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
/** React-admin would make an empty text of null. */
const asItIs = (value: unknown) => value ?? null;

/** The light of a room, with a preview of the unsaved room below. */
const LightEntry = (props: EntryProps) => {
  const resource = useResourceContext() ?? '';
  const { field } = useInput({ ...props, format: asItIs });
  const [wall, floor] = useWatch({ name: ['wall_id', 'floor_id'] });
  return (
    <>
      <LightSliders light={field.value} onChange={field.onChange} />
      <RoomPreview resource={resource} wall={idOf(wall)} floor={idOf(floor)} light={field.value} />
    </>
  );
};

export default LightEntry;
