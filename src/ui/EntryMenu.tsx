import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { ICONS, type IconName } from '../theme/icons.ts';

/** Something that can be done, or that something stands in the way of. Texts are translation keys. */
export interface Entry {
  name: string;
  label: string;
  icon?: IconName | undefined;
  isDestructive?: boolean | undefined;
  /** Why not; it can be reached and says so, and does nothing. */
  why?: string | undefined;
  run: () => void;
}

interface EntryMenuProps {
  entries: readonly Entry[];
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}

/** A menu of what can be done; what cannot be done now says why not. */
export const EntryMenu = ({ entries, anchor, isOpen, onClose }: EntryMenuProps) => {
  const translate = useTranslate();
  return (
    <Menu
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { disabledItemsFocusable: true } }}
    >
      {entries.map(({ name, label, icon, isDestructive, why, run }) => {
        const Icon = icon && ICONS[icon];
        return (
          <MenuItem
            key={name}
            aria-disabled={why ? true : undefined}
            onClick={why ? undefined : run}
            sx={{
              gap: 1.5,
              color: isDestructive && !why ? 'error.main' : undefined,
              whiteSpace: 'normal',
              maxWidth: 320,
            }}
          >
            {Icon && <Icon fontSize="small" />}
            <span>
              {translate(label)}
              {why && <small style={{ display: 'block' }}>{translate(why)}</small>}
            </span>
          </MenuItem>
        );
      })}
    </Menu>
  );
};
