import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

export interface Item {
  /** A translation key. */
  label: string;
  /** Adds to the translated label. */
  withMore?: (label: string) => string;
  run: () => unknown;
  checked?: boolean;
  isDangerous?: boolean;
}

interface ActionMenuProps {
  /** The element that the menu opens at; null while it is closed. */
  anchor: HTMLElement | null;
  groups: readonly (readonly Item[])[];
  onClose: () => void;
}

/** A menu of actions, group by group. */
export const ActionMenu = ({ anchor, groups, onClose }: ActionMenuProps) => {
  const translate = useTranslate();
  /** Runs after the menu has closed, so that a dialog returns the focus to the page and not to a menu entry. */
  const chosen = useRef<() => unknown>(undefined);
  const last = useRef({ anchor, groups });
  if (anchor) last.current = { anchor, groups };
  const shown = last.current.groups.filter((group) => group.length > 0);
  return (
    <Menu
      anchorEl={last.current.anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        transition: {
          onExited: () => {
            chosen.current?.();
            chosen.current = undefined;
          },
        },
      }}
    >
      {shown.flatMap((group, index) => [
        ...(index > 0
          ? [<Divider key={`line-${group[0]?.label}`} component="li" role="separator" />]
          : []),
        ...group.map(({ label, withMore, run, checked, isDangerous }) => (
          <MenuItem
            key={label}
            role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={checked}
            onClick={() => {
              chosen.current = run;
              onClose();
            }}
          >
            <ListItemText slotProps={{ primary: { color: isDangerous ? 'error' : undefined } }}>
              {withMore ? withMore(translate(label)) : translate(label)}
            </ListItemText>
            {checked && <span aria-hidden="true">✓</span>}
          </MenuItem>
        )),
      ])}
    </Menu>
  );
};
