import Stack from '@mui/material/Stack';
import { type RaRecord, useNavigate } from 'react-admin';
import { currentUser } from '../connection.ts';
import { resourceNamed } from '../registry.ts';
import { ActionButton } from '../ui/buttons.tsx';
import { usePlace } from '../ui/Place.ts';
import { offered } from './offered.ts';
import { useActionRun } from './useActionRun.tsx';

const barSx = { flexWrap: 'wrap', '&:empty': { display: 'none' } };

/** The actions of a record's page. After deleting, the list is shown. A disabled button shows the reason. */
export const RecordActions = ({ resource, record }: { resource: string; record: RaRecord }) => {
  const navigate = useNavigate();
  const { list } = usePlace(resource);
  const { start, dialog } = useActionRun(resource, { onDeleted: () => navigate(list) });
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={barSx}>
        {offered(resourceNamed(resource), currentUser(), 'record', record).map((action) => (
          <ActionButton
            key={action.place}
            {...action}
            onPress={() => start(action, { ids: [record.id], known: [record] })}
          />
        ))}
      </Stack>
      {dialog}
    </>
  );
};
