import Close from '@mui/icons-material/Close';
import { type Identifier, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { FloatingBar } from '../../ui/bars/FloatingBar.tsx';
import { IconOnly, ToolButton } from '../../ui/buttons.ts';
import type { BulkAction } from './definition.ts';
import { useListScreen } from './RowsContext.ts';

/** What can be done with the chosen rows; appears with the first of them and covers nothing that it belongs to. */
export const BulkBar = () => {
  const { definition, rows } = useListScreen();
  const translate = useTranslate();
  const [running, setRunning] = useState<{ action: BulkAction; ids: readonly Identifier[] }>();
  const { selectedIds } = rows;

  const close = (finished: readonly Identifier[]) => {
    setRunning(undefined);
    rows.onSelect(selectedIds.filter((id) => !finished.includes(id)));
    rows.refetch();
  };

  return (
    <>
      {selectedIds.length > 0 && (
        <FloatingBar aria-label={translate('list.bulk_actions')}>
          <p role="status">{translate('list.selected', { smart_count: selectedIds.length })}</p>
          {definition.bulkActions.map((action) => (
            <ToolButton
              key={action.name}
              type="button"
              className={action.isDestructive && 'destructive'}
              onClick={() => setRunning({ action, ids: selectedIds })}
            >
              {action.Icon && <action.Icon />}
              {translate(action.label)}
            </ToolButton>
          ))}
          <IconOnly
            type="button"
            aria-label={translate('list.unselect')}
            title={translate('list.unselect')}
            onClick={() => rows.onUnselectItems()}
          >
            <Close />
          </IconOnly>
        </FloatingBar>
      )}
      {running && (
        <Suspense>
          <running.action.Run ids={running.ids} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
