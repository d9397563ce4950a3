import { styled } from '@mui/material/styles';
import { type RaRecord, useNavigate } from 'ra-core';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { offered } from './offered.ts';
import { useActionRun } from './useActionRun.tsx';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&:empty': { display: 'none' },
});

/** What can be done with a record, for its page; once it is deleted the list follows. What stands in the way is said at the button. */
export const RecordActions = ({ resource, record }: { resource: string; record: RaRecord }) => {
  const navigate = useNavigate();
  const { list } = usePlace(resource);
  const { start, dialog } = useActionRun(resource, () => navigate(list));
  return (
    <>
      <Bar>
        {offered(resourceNamed(resource), currentUser(), 'record', record).map((action) => {
          const { name, label, icon, isDestructive, why } = action;
          const press = () => start(action, record);
          return (
            <ActionButton
              key={name}
              label={label}
              icon={icon}
              isDestructive={isDestructive}
              why={why}
              onPress={press}
            />
          );
        })}
      </Bar>
      {dialog}
    </>
  );
};
