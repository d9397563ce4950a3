import GetApp from '@mui/icons-material/GetApp';
import ViewWeek from '@mui/icons-material/ViewWeek';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { Button, CreateButton, useListContext, useTranslate } from 'react-admin';
import { usePlace } from '../../ui/place/Place.ts';
import { mayCreate } from '../access/rights.ts';
import { currentUser, useRights } from '../access/useRights.ts';
import { createKey } from '../define/textKeys.ts';
import { useDeclared } from '../useDeclared.ts';

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

/** React-admin's button to the form for a new record, at its place: also inside another record's page. */
export const CreateHere = () => {
  const translate = useTranslate();
  const declared = useDeclared();
  const { create } = usePlace(declared.resource);
  if (!mayCreate(declared, currentUser())) return null;
  return (
    <CreateButton
      to={create}
      label={translate(createKey(declared.resource), { _: translate('ra.action.create') })}
      variant="contained"
      aria-keyshortcuts="n"
    />
  );
};
