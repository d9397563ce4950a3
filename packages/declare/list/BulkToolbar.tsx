import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useTranslate,
} from 'react-admin';
import { type Offered, offered } from '../actions/offered.ts';
import { useActionRun } from '../actions/useActionRun.tsx';
import { currentUser } from '../connection.ts';
import { SelectionBar } from '../ui/bars/SelectionBar.tsx';
import { iconNamed } from '../ui/icons.ts';
import { usePlace } from '../ui/Place.ts';
import { useDeclared } from '../useDeclared.ts';
import { useAreCards } from './useIsPhone.ts';

/** What can be done with the selected rows; appears with the first of them, and stays in sight (theme). */
export const BulkToolbar = () => {
  const { data, resource, selectedIds, onSelect } = useListContext();
  const { params } = usePlace(resource);
  const { getMany } = useDataProvider();
  const translate = useTranslate();
  const declared = useDeclared();
  const areCards = useAreCards(declared); // a table has a checkbox for all of its rows
  const actions = offered(declared, currentUser(), 'bulk');
  const ids = data?.map(({ id }) => id) ?? [];
  const { start, dialog } = useActionRun(resource, {
    onBulk: (finished) => onSelect(selectedIds.filter((id) => !finished.includes(id))),
  });
  const seen = useRef(new Map<Identifier, RaRecord>());
  useEffect(() => {
    for (const row of data ?? []) seen.current.set(row.id, row);
  }, [data]);

  const run = async (action: Offered) => {
    const missing = selectedIds.filter((id) => !seen.current.has(id)); // selected before the list was opened again
    const read =
      missing.length > 0
        ? await getMany(resource, { ids: missing, meta: { params } }).catch(() => undefined)
        : undefined;
    for (const row of read?.data ?? []) seen.current.set(row.id, row);
    const known = selectedIds.flatMap((id) => seen.current.get(id) ?? []);
    start(action, { ids: selectedIds, known });
  };

  return (
    <>
      {selectedIds.length > 0 && actions.length > 0 && (
        <SelectionBar>
          {areCards && (
            <Button onClick={() => onSelect([...new Set([...selectedIds, ...ids])])}>
              {translate('ra.action.select_all')}
            </Button>
          )}
          {actions.map((action) => {
            const Icon = action.icon && iconNamed(action.icon);
            return (
              <Button
                key={action.name}
                color={action.isDestructive ? 'error' : 'primary'}
                startIcon={Icon && <Icon />}
                onClick={() => run(action)}
              >
                {translate(action.label)}
              </Button>
            );
          })}
        </SelectionBar>
      )}
      {dialog}
    </>
  );
};
