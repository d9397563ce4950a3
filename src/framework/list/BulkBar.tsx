import Close from '@mui/icons-material/Close';
import { type Identifier, useCanAccess, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { FloatingBar } from '../../ui/bars/FloatingBar.tsx';
import { IconOnly, ToolButton } from '../../ui/buttons.ts';
import type { BulkAction } from './definition.ts';
import { useListScreen } from './RowsContext.ts';

/** Offers an action to those whom the policy lets do it. */
const ActionButton = ({ action, onStart }: { action: BulkAction; onStart: () => void }) => {
  const { resource } = useListScreen().definition;
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource, action: action.name });
  if (!canAccess) return null;
  return (
    <ToolButton type="button" className={action.isDestructive && 'destructive'} onClick={onStart}>
      {action.Icon && <action.Icon />}
      {translate(action.label)}
    </ToolButton>
  );
};

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
            <ActionButton key={action.name} action={action} onStart={() => setRunning({ action, ids: selectedIds })} />
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
