import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef, useState } from 'react';
import {
  BulkActionsToolbar,
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { usePlace } from '../../ui/place/Place.ts';
import type { BulkAction, BulkRunProps } from './definition.ts';

type Running = { action: BulkAction } & Pick<BulkRunProps, 'ids' | 'known'>;

/** What can be done with the selected rows; appears with the first of them, and stays in sight (theme). */
export const BulkToolbar = ({ actions }: { actions: readonly BulkAction[] }) => {
  const { data, resource, selectedIds, onSelect } = useListContext();
  const { params } = usePlace(resource);
  const { getMany } = useDataProvider();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [running, setRunning] = useState<Running>();
  const seen = useRef(new Map<Identifier, RaRecord>());
  useEffect(() => {
    for (const row of data ?? []) seen.current.set(row.id, row);
  }, [data]);

  const run = async (action: BulkAction) => {
    const missing = selectedIds.filter((id) => !seen.current.has(id)); // selected before the list was opened again
    const read =
      missing.length > 0
        ? await getMany(resource, { ids: missing, meta: { params } }).catch(() => undefined)
        : undefined;
    for (const row of read?.data ?? []) seen.current.set(row.id, row);
    const known = selectedIds.flatMap((id) => seen.current.get(id) ?? []);
    setRunning({ action, ids: selectedIds, known });
  };

  const close = (finished: readonly Identifier[]) => {
    setRunning(undefined);
    onSelect(selectedIds.filter((id) => !finished.includes(id)));
    refresh(); // what else is changed by it, the server knows
  };

  return (
    <>
      {selectedIds.length > 0 && actions.length > 0 && (
        <section data-floats aria-label={translate('list.bulk_actions')}>
          <BulkActionsToolbar label="list.selected" selectAllButton={false}>
            {actions.map((action) => (
              <Button
                key={action.name}
                color={action.isDestructive ? 'error' : 'primary'}
                startIcon={action.Icon && <action.Icon />}
                onClick={() => run(action)}
              >
                {translate(action.label)}
              </Button>
            ))}
          </BulkActionsToolbar>
        </section>
      )}
      {running && (
        <Suspense>
          <running.action.Run ids={running.ids} known={running.known} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
