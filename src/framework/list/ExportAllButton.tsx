import GetApp from '@mui/icons-material/GetApp';
import { lazy, Suspense, useState } from 'react';
import { Button, useListContext } from 'react-admin';
import type { ExportProps } from './ExportDialog.tsx';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));

/** Exports all rows of the present filter, in the screen's order and with its columns; others' records by name. */
export const ExportAllButton = (props: ExportProps) => {
  const { total } = useListContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="list.export" disabled={total === 0} onClick={() => setOpen(true)}>
        <GetApp />
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
