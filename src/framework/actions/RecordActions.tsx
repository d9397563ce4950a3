import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { offeredActions } from './offered.ts';
import { useActionRun } from './useActionRun.tsx';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '&:empty': { display: 'none' } });

/** What can be done with a record, for its page: its declared actions, and deleting it. What stands in the way is said at the button. */
export const RecordActions = ({ resource, record }: { resource: string; record: RaRecord }) => {
  const { start, dialog } = useActionRun(resource);
  return (
    <>
      <Bar>
        {offeredActions(resourceNamed(resource), currentUser(), 'record', record).map((action) => (
          <ActionButton
            key={action.name}
            label={action.label}
            icon={action.spec.icon}
            isDestructive={action.spec.isDestructive}
            why={action.why}
            onPress={() => start(action, record)}
          />
        ))}
        <DeleteButton resource={resource} record={record} />
      </Bar>
      {dialog}
    </>
  );
};
