import type { RaRecord } from 'ra-core';
import { useNavigate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { usePlace } from '../../ui/place/Place.ts';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { deletion } from './offered.ts';

const DeleteRecords = lazy(() => import('./DeleteRecords.tsx'));

/** Deletes a record from its page, and goes back to the list. Absent for whoever may never delete. */
export const DeleteButton = ({ resource, record }: { resource: string; record: RaRecord }) => {
  const { may, why } = deletion(resourceNamed(resource), currentUser(), record);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { list } = usePlace(resource);
  if (!may && !why) return null;
  return (
    <>
      <ActionButton label="ra.action.delete" icon="bin" isDestructive why={why} onPress={() => setAsking(true)} />
      {isAsking && (
        <Suspense>
          <DeleteRecords
            resource={resource}
            ids={[record.id]}
            known={[record]}
            onClose={(deleted) => {
              setAsking(false);
              if (deleted.length > 0) navigate(list);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
