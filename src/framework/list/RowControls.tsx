import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEventHandler, useState } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { ICONS } from '../../theme/icons.ts';
import { IconOnly } from '../../ui/buttons.tsx';
import { currentUser } from '../access/useRights.ts';
import { type Offered, offered } from '../actions/offered.ts';
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

interface RowMenuProps {
  row: RaRecord;
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** What can be done with a row, and the dialog of what was chosen. */
const RowMenu = ({ row, anchor, onClose }: RowMenuProps) => {
  const declared = useDeclared();
  const translate = useTranslate();
  const { start, dialog } = useActionRun(declared.resource);

  const itemOf = (action: Offered) => {
    const { label, icon, isDestructive, why } = action;
    const Icon = icon && ICONS[icon];
    const run = () => {
      onClose();
      start(action, { ids: [row.id], known: [row] });
    };
    return (
      <MenuItem
        key={action.name}
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
  };
  return (
    <>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={onClose}
          slotProps={{ list: { disabledItemsFocusable: true } }}
        >
          {offered(declared, currentUser(), 'row', row).map(itemOf)}
        </Menu>
      )}
      {dialog}
    </>
  );
};

/** Opens what can be done with a row. What this row stands in the way of can be reached too, says why not, and does nothing. */
export const RowMenuButton = () => {
  const row = useRecordContext<RaRecord>();
  const name = useRowName();
  const translate = useTranslate();
  // undefined until it is first opened: most rows never need what runs actions
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  return (
    <>
      <IconOnly
        type="button"
        aria-haspopup="menu"
        aria-label={translate('list.row_menu', { name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHoriz />
      </IconOnly>
      {row && anchor !== undefined && (
        <RowMenu row={row} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
};
