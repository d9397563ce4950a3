import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { IconName } from '../application.ts';
import { iconNamed } from './icons.ts';

/** A button of a toolbar; `data-active` marks the active one, the class `destructive` one that removes something. */
export const ToolButton = styled((props: ButtonProps) => (
  <Button variant="outlined" color="inherit" {...props} />
))(({ theme }) => ({
  gap: 6,
  minWidth: 36,
  padding: '0 10px',
  borderColor: theme.palette.divider,
  backgroundColor: theme.palette.background.paper,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&[aria-disabled=true]': { opacity: 0.45, cursor: 'default' },
  '&.destructive': { color: theme.palette.error.main },
  '&[data-active="true"]': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
  },
  '& svg': { fontSize: 18 },
}));

interface Item {
  label: string;
  icon?: IconName | undefined;
  isDestructive?: boolean | undefined;
  /** Translation key of the reason why it is disabled; it stays focusable and shows the reason. */
  why?: string | undefined;
}

interface ActionButtonProps extends Item {
  /** The keyboard shortcut. */
  shortcut?: string | undefined;
  /** Links to a screen instead of calling `onPress`. */
  to?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
}

/** A button for an action that can be done, or that is only blocked for this record. */
export const ActionButton = (props: ActionButtonProps) => {
  const { label, icon, isDestructive, why, shortcut, to, onPress } = props;
  const translate = useTranslate();
  const Icon = icon && iconNamed(icon);
  return (
    <Tooltip
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={5000}
      title={why ? translate(why) : shortcut && `${translate(label)} (${shortcut.toUpperCase()})`}
    >
      <ToolButton
        aria-disabled={why ? true : undefined}
        aria-keyshortcuts={shortcut}
        className={isDestructive ? 'destructive' : undefined}
        onClick={why ? undefined : onPress}
        {...(to && { component: LinkBase, to })}
      >
        {Icon && <Icon />}
        {translate(label)}
      </ToolButton>
    </Tooltip>
  );
};

interface MenuButtonProps extends IconButtonProps {
  label: string;
  /** Read when the menu opens. */
  items: () => readonly (Item & { onChoose: () => void })[];
}

/** A button with an icon that opens a menu. */
export const MenuButton = ({ label, items, ...props }: MenuButtonProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const itemOf = ({ label, icon, isDestructive, why, onChoose }: ReturnType<typeof items>[0]) => {
    const Icon = icon && iconNamed(icon);
    const choose = () => {
      close();
      onChoose();
    };
    return (
      <MenuItem
        key={label}
        aria-disabled={why ? true : undefined}
        onClick={why ? undefined : choose}
        sx={{
          gap: 1.5,
          maxWidth: 320,
          whiteSpace: 'normal',
          color: isDestructive && !why ? 'error.main' : undefined,
        }}
      >
        {Icon && <Icon fontSize="small" />}
        <span>
          {label}
          {why && <small style={{ display: 'block' }}>{translate(why)}</small>}
        </span>
      </MenuItem>
    );
  };
  return (
    <>
      <IconButton
        {...props}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { disabledItemsFocusable: true } }}
        >
          {items().map(itemOf)}
        </Menu>
      )}
    </>
  );
};
