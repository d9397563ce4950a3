import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { MouseEvent } from 'react';
import { ICONS, type IconName } from '../theme/icons.ts';
import { ToolButton, ToolLink } from './buttons.tsx';

interface ActionButtonProps {
  label: string;
  icon?: IconName | undefined;
  isDestructive?: boolean | undefined;
  /** Why it cannot be done, a translation key: the button can be reached and says so, and does nothing. */
  why?: string | undefined;
  /** The key that does the same. */
  shortcut?: string | undefined;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** A button for something that can be done, or that only this record stands in the way of. */
export const ActionButton = ({
  label,
  icon,
  isDestructive,
  why,
  shortcut,
  onPress,
}: ActionButtonProps) => {
  const translate = useTranslate();
  const Icon = icon && ICONS[icon];
  return (
    <Tooltip
      describeChild
      enterTouchDelay={0}
      leaveTouchDelay={5000}
      title={why ? translate(why) : shortcut && `${translate(label)} (${shortcut.toUpperCase()})`}
    >
      <ToolButton
        type="button"
        aria-disabled={why ? true : undefined}
        aria-keyshortcuts={shortcut}
        className={isDestructive ? 'destructive' : undefined}
        onClick={why ? undefined : onPress}
      >
        {Icon && <Icon />}
        {translate(label)}
      </ToolButton>
    </Tooltip>
  );
};

/** The same for what has a screen of its own. */
export const ActionLink = ({
  label,
  icon,
  to,
}: Pick<ActionButtonProps, 'label' | 'icon'> & { to: string }) => {
  const translate = useTranslate();
  const Icon = icon && ICONS[icon];
  return (
    <ToolLink to={to}>
      {Icon && <Icon />}
      {translate(label)}
    </ToolLink>
  );
};
