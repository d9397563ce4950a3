import GetApp from '@mui/icons-material/GetApp';
import ViewWeek from '@mui/icons-material/ViewWeek';
import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import {
  Button,
  CreateButton,
  type ListControllerResult,
  useListContext,
  useTranslate,
} from 'react-admin';
import { mayCreate } from '../access/rights.ts';
import { useRights } from '../access/useRights.ts';
import { offered } from '../actions/offered.ts';
import { useActionRun } from '../actions/useActionRun.tsx';
import { queryOf } from '../api/callQueries.ts';
import { currentUser } from '../connection.ts';
import type { Call } from '../contract/call.ts';
import { createKey } from '../define/textKeys.ts';
import { ActionButton } from '../ui/buttons.tsx';
import { usePlace } from '../ui/Place.ts';
import { useDeclared } from '../useDeclared.ts';
import { useShownColumns } from './useColumns.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));

/** Exports all rows of the present filter, if there are any, in the screen's order and with its columns; others' records by name. */
export const ExportAllButton = () => {
  const { resource, total } = useListContext();
  const [isOpen, setOpen] = useState(false);
  if (!useRights(resource)('export').may || total === 0) return null;
  return (
    <>
      <Button label="list.export" onClick={() => setOpen(true)}>
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

/** Opens the menu of columns. */
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

/** Returns the query with which a call answers the list on the screen; empty for a call that changes data. */
export const listQuestion = (
  call: Call | undefined,
  { filterValues, sort }: Pick<ListControllerResult, 'filterValues' | 'sort'>,
  columns: readonly { name: string }[],
): Record<string, unknown> => {
  if (call?.method !== 'GET') return {};
  const names = queryOf(call);
  const question = {
    ...filterValues,
    sort: sort.field,
    order: sort.order,
    columns: columns.map(({ name }) => name).join(','),
  };
  return Object.fromEntries(Object.entries(question).filter(([name]) => names.includes(name)));
};

/** The actions of a list. */
export const ListTools = () => {
  const columns = useShownColumns();
  const shown = useListContext();
  const place = usePlace(shown.resource);
  const declared = useDeclared();
  const user = currentUser();
  const { start, dialog } = useActionRun(shown.resource);
  return (
    <>
      {offered(declared, user, 'list').map((action) => {
        const { name, spec } = action;
        const beside = spec?.screen && place.list.replace(/[^/]+$/, spec.screen); // another part of the same record's page
        if (beside) return <ActionButton key={name} {...action} to={beside} />;
        const call = user.role && spec ? declared.api[user.role]?.[spec.call] : undefined;
        const press = () => start(action, undefined, listQuestion(call, shown, columns));
        return <ActionButton key={name} {...action} onPress={press} />;
      })}
      {dialog}
    </>
  );
};
