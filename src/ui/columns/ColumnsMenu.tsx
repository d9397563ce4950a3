import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { ToolButton } from '../buttons.ts';
import { DropPanel, type OpenedProps } from '../DropPanel.tsx';
import { type Arrangement, AS_DEFINED, isShown, switchColumn } from './arrangeColumns.ts';
import type { ColumnLine } from './ColumnLines.tsx';

const ColumnLines = lazy(() => import('./ColumnLines.tsx'));

const Panel = styled('div')(({ theme }) => ({
  width: 276,
  maxWidth: '100%',
  '& p': { margin: '0 0 8px', fontSize: 13, color: theme.palette.text.secondary },
}));

export interface ColumnsMenuProps extends OpenedProps {
  columns: {
    arrangement: Arrangement;
    ordered: readonly { name: string; label: string; isOptional?: true; isName?: true }[];
    /** Says whether it could be kept. */
    keep: (arrangement: Arrangement) => boolean;
  };
}

/** Which columns are shown, and in which order. */
const ColumnsMenu = ({ columns: { arrangement, keep, ordered }, ...opened }: ColumnsMenuProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const change = (next: Arrangement) => keep(next) || notify('list.not_kept', { type: 'warning' });
  const lines: ColumnLine[] = ordered.map((column) => ({
    isFixed: column.isName === true,
    name: column.name,
    label: translate(column.label),
    isShown: isShown(column, arrangement),
    onShow: (on) => change(switchColumn(arrangement, column, on)),
  }));
  return (
    <DropPanel label={translate('list.columns')} edge="right" {...opened}>
      <Panel>
        <p>{translate('list.columns_hint')}</p>
        <Suspense
          fallback={<p style={{ height: ordered.length * 36 }}>{translate('list.loading')}</p>}
        >
          <ColumnLines lines={lines} onOrder={(order) => change({ ...arrangement, order })} />
        </Suspense>
        <ToolButton
          type="button"
          style={{ width: '100%', marginTop: 8 }}
          onClick={() => change(AS_DEFINED)}
        >
          {translate('list.columns_reset')}
        </ToolButton>
      </Panel>
    </DropPanel>
  );
};

export default ColumnsMenu;
