import GetApp from '@mui/icons-material/GetApp';
import { lazy, Suspense, useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { useRights } from '../access/useRights.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));

/** Exports all rows of the present filter, in the screen's order and with its columns; others' records by name. */
export const ExportAllButton = () => {
  const { resource, total } = useListContext();
  const [isOpen, setOpen] = useState(false);
  if (!useRights(resource)('export').may) return null;
  return (
    <>
      <Button label="list.export" disabled={total === 0} onClick={() => setOpen(true)}>
        <GetApp />
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
