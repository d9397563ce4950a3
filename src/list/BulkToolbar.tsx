import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BulkActionsToolbar, type Identifier, useListContext, useTranslate } from 'react-admin';
import type { BulkAction } from './definition.ts';

/** What can be done with the selected rows; appears with the first of them, and stays in sight (theme). */
export const BulkToolbar = ({ actions }: { actions: readonly BulkAction[] }) => {
  const { selectedIds, onSelect } = useListContext();
  const client = useQueryClient();
  const translate = useTranslate();
  const [running, setRunning] = useState<{ action: BulkAction; ids: readonly Identifier[] }>();
  const close = (finished: readonly Identifier[]) => {
    setRunning(undefined);
    onSelect(selectedIds.filter((id) => !finished.includes(id)));
    void client.invalidateQueries(); // what else is changed by it, the server knows
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
                onClick={() => setRunning({ action, ids: selectedIds })}
              >
                {translate(action.label)}
              </Button>
            ))}
          </BulkActionsToolbar>
        </section>
      )}
      {running && (
        <Suspense>
          <running.action.Run ids={running.ids} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
