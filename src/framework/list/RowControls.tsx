import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEventHandler, useState } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { ICONS } from '../../theme/icons.ts';
import { IconOnly } from '../../ui/buttons.tsx';
import { currentUser } from '../access/useRights.ts';
import { offered } from '../actions/offered.ts';
import { useActionRun } from '../actions/useActionRun.tsx';
import { useDeclared } from '../useDeclared.ts';
import { nameOf } from './nameOf.ts';

const useRowName = () => {
  const row = useRecordContext<RaRecord>();
  const declared = useDeclared();
  return row ? nameOf(declared)(row) : '';
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

/** What can be done with one row. What this row stands in the way of can be reached too, says why not, and does nothing. */
const RowMenu = ({ row, anchor, onClose }: RowMenuProps) => {
  const translate = useTranslate();
  const declared = useDeclared();
  const { start, dialog } = useActionRun(declared.resource);
  const [isOpen, setOpen] = useState(true);
  const items = offered(declared, currentUser(), 'row', row).map((action) => {
    const { name, label, icon, isDestructive, why } = action;
    const Icon = icon && ICONS[icon];
    const run = () => {
      setOpen(false);
      start(action, { ids: [row.id], known: [row] });
    };
    return (
      <MenuItem
        key={name}
        aria-disabled={why ? true : undefined}
        onClick={why ? undefined : run}
        sx={{
          gap: 1.5,
          maxWidth: 320,
          whiteSpace: 'normal',
          color: isDestructive && !why ? 'error.main' : undefined,
        }}
      >
        {Icon && <Icon fontSize="small" />}
        <span>
          {translate(label)}
          {why && <small style={{ display: 'block' }}>{translate(why)}</small>}
        </span>
      </MenuItem>
    );
  });
  return (
    <>
      <Menu
        open={isOpen}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {items}
      </Menu>
      {dialog}
    </>
  );
};

interface RowMenuProps {
  row: RaRecord;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Opens what can be done with a row. */
export const RowMenuButton = () => {
  const row = useRecordContext<RaRecord>();
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
        <RowMenu
          key={open.turn}
          row={row}
          anchor={open.anchor}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
