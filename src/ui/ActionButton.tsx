import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { ICONS, type IconName } from '../theme/icons.ts';
import { ToolButton } from './buttons.tsx';

interface ActionButtonProps {
  label: string;
  icon?: IconName | undefined;
  isDestructive?: boolean | undefined;
  /** Why it cannot be done, a translation key: the button can be reached and says so, and does nothing. */
  why?: string | undefined;
  /** The key that does the same. */
  shortcut?: string | undefined;
  /** Leads to a screen of its own, in place of `onPress`. */
  to?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
}

/** A button for something that can be done, or that only this record stands in the way of. */
export const ActionButton = (props: ActionButtonProps) => {
  const { label, icon, isDestructive, why, shortcut, to, onPress } = props;
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
