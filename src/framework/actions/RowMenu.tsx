import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ICONS } from '../../theme/icons.ts';
import { currentUser } from '../access/useRights.ts';
import type { RowMenuProps } from '../list/definition.ts';
import { resourceNamed } from '../registry.ts';
import { offered } from './offered.ts';
import { useActionRun } from './useActionRun.tsx';

const itemSx = { gap: 1.5, maxWidth: 320, whiteSpace: 'normal' };

/** What can be done with one row. What this row stands in the way of can be reached too, says why not, and does nothing. */
const RowMenu = ({ resource, row, anchor, onClose }: RowMenuProps & { resource: string }) => {
  const translate = useTranslate();
  const { start, dialog } = useActionRun(resource);
  const [isOpen, setOpen] = useState(true);
  const items = offered(resourceNamed(resource), currentUser(), 'row', row).map((action) => {
    const { name, label, icon, isDestructive, why } = action;
    const Icon = icon && ICONS[icon];
    const run = () => {
      setOpen(false);
      start(action, row);
    };
    return (
      <MenuItem
        key={name}
        aria-disabled={why ? true : undefined}
        onClick={why ? undefined : run}
        sx={{ ...itemSx, color: isDestructive && !why ? 'error.main' : undefined }}
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

export default RowMenu;
