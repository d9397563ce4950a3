import Stack from '@mui/material/Stack';
import { type RaRecord, useNavigate } from 'react-admin';
import { currentUser } from '../connection.ts';
import { resourceNamed } from '../registry.ts';
import { ActionButton } from '../ui/buttons.tsx';
import { usePlace } from '../ui/Place.ts';
import { offered } from './offered.ts';
import { useActionRun } from './useActionRun.tsx';

const barSx = { flexWrap: 'wrap', '&:empty': { display: 'none' } };

interface RecordActionsProps {
  resource: string;
  record: RaRecord;
  /** Runs after the record has been deleted; opens the list otherwise. */
  onDeleted?: () => void;
}

/** The actions of a record's page. A disabled button shows the reason. */
export const RecordActions = ({ resource, record, onDeleted }: RecordActionsProps) => {
  const navigate = useNavigate();
  const { list } = usePlace(resource);
  const { start, dialog } = useActionRun(resource, {
    onDeleted: onDeleted ?? (() => navigate(list)),
  });
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
