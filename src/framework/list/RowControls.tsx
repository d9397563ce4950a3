import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { type MouseEventHandler, Suspense, useContext, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { IconOnly } from '../../ui/buttons.tsx';
import { RowsContext } from '../../ui/table/RowLink.tsx';
import type { ListDefinition } from './definition.ts';

const useRowName = () => {
  const row = useRecordContext();
  const name = useContext(RowsContext).nameOf;
  return row ? name(row) : '';
};

interface RowCheckboxProps {
  isSelected: boolean;
  onToggle: MouseEventHandler<HTMLInputElement>;
}

/** Selects a row. Called by the row's name: react-admin's own is called "Select this row" in every row. */
export const RowCheckbox = ({ isSelected, onToggle }: RowCheckboxProps) => {
  const name = useRowName();
  const translate = useTranslate();
  return (
    <label>
      <input
        type="checkbox"
        aria-label={translate('list.select_row', { name })}
        checked={isSelected}
        onClick={onToggle}
        readOnly
      />
    </label>
  );
};

/** Opens what can be done with a row. */
export const RowMenuButton = ({ Menu }: { Menu: NonNullable<ListDefinition['RowMenu']> }) => {
  const row = useRecordContext();
  const name = useRowName();
  const translate = useTranslate();
  const [open, setOpen] = useState<{ anchor: HTMLElement; turn: number }>();
  return (
    <>
      <IconOnly
        type="button"
        aria-haspopup="menu"
        aria-label={translate('list.row_menu', { name })}
        onClick={({ currentTarget: anchor }) =>
          setOpen((before) => ({ anchor, turn: (before?.turn ?? 0) + 1 }))
        }
      >
        <MoreHoriz />
      </IconOnly>
      {row && open && (
        <Suspense>
          <Menu key={open.turn} row={row} anchor={open.anchor} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
