import ViewWeek from '@mui/icons-material/ViewWeek';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { Button, useTranslate } from 'react-admin';

const ColumnsMenu = lazy(() => import('./ColumnsMenu.tsx'));

/** Opens what chooses and moves columns. */
export const ColumnsMenuButton = () => {
  const label = useTranslate()('ra.action.select_columns');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        label={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ViewWeek />
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Suspense>
          <ColumnsMenu />
        </Suspense>
      </Popover>
    </>
  );
};
