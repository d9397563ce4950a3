import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import { Suspense, useState } from 'react';
import { SelectionBar } from '../ui/bars/SelectionBar.tsx';
import type { BulkAction } from './definition.ts';
import { useListScreen } from './RowsContext.ts';

/** What can be done with the chosen rows; appears with the first of them. */
export const BulkBar = () => {
  const { definition, rows } = useListScreen();
  const client = useQueryClient();
  const [running, setRunning] = useState<{ action: BulkAction; ids: readonly Identifier[] }>();
  const { selectedIds } = rows;

  const close = (finished: readonly Identifier[]) => {
    setRunning(undefined);
    rows.onSelect(selectedIds.filter((id) => !finished.includes(id)));
    void client.invalidateQueries(); // what else is changed by it, the server knows
  };

  return (
    <>
      {selectedIds.length > 0 && definition.bulkActions.length > 0 && (
        <SelectionBar
          count={selectedIds.length}
          actions={definition.bulkActions}
          onStart={(action) => setRunning({ action, ids: selectedIds })}
          onUnselect={() => rows.onUnselectItems()}
        />
      )}
      {running && (
        <Suspense>
          <running.action.Run ids={running.ids} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
