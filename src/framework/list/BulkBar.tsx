import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { type Identifier, useCanAccess, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { BulkAction } from './definition.ts';
import { useListScreen } from './RowsContext.ts';
import { IconOnly, ToolButton } from './ui.ts';

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 12,
  zIndex: 2,
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: 6,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  boxShadow: '0 10px 30px rgb(0 0 0 / 22%)',
  '& p': { margin: 0, padding: '0 10px', fontSize: 14, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .destructive': { color: theme.palette.error.main },
  // a thumb's width each, below the count
  '@media (max-width: 759.95px)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifySelf: 'stretch',
    '& > button': { height: 44, padding: '0 6px' },
    '& p': { gridColumn: 'span 2' },
    '& > button:last-of-type': { gridArea: '1 / 3', justifySelf: 'end', width: 44 },
  },
}));

/** Offers an action to those whom the policy lets do it. */
const ActionButton = ({ action, onStart }: { action: BulkAction; onStart: () => void }) => {
  const { resource } = useListScreen().definition;
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource, action: action.name });
  if (!canAccess) return null;
  return (
    <ToolButton type="button" className={action.isDestructive && 'destructive'} onClick={onStart}>
      <action.Icon />
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
        <Bar aria-label={translate('list.bulk_actions')}>
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
        </Bar>
      )}
      {running && (
        <Suspense>
          <running.action.Run ids={running.ids} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
