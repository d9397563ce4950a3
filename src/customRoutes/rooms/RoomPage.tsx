import Box from '@mui/material/Box';
import { useRights } from '@turntable/declare/access/useRights.ts';
import { FieldsTab } from '@turntable/declare/record/FieldsTab.tsx';
import type { RaRecord } from 'react-admin';
import { RoomPreview } from './RoomPreview.tsx';

const FIELDS = ['name', 'wall_id', 'floor_id', 'light'];

/** A room from every view, for users who may not change it; others see this in the form. */
const RoomPage = ({ resource, record }: { resource: string; record: RaRecord }) => {
  const { may } = useRights(resource)('edit', record);
  return (
    <>
      <FieldsTab fields={FIELDS} />
      {!may && (
        <Box sx={{ maxWidth: 920, mt: 2 }}>
          <RoomPreview
            resource={resource}
            wall={record.wall_id}
            floor={record.floor_id}
            light={record.light}
          />
        </Box>
      )}
    </>
  );
};

export default RoomPage;
