import Close from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { IconOnly, ToolButton } from '../buttons.tsx';
import { FloatingBar } from './FloatingBar.tsx';

interface SelectionAction {
  name: string;
  /** A translation key. */
  label: string;
  Icon?: ComponentType<{ fontSize?: 'small' }>;
  isDestructive?: true;
}

interface SelectionBarProps<Action extends SelectionAction> {
  count: number;
  actions: readonly Action[];
  onStart: (action: Action) => void;
  onUnselect: () => void;
}

/** How many are chosen, and what can be done with them. */
export const SelectionBar = <Action extends SelectionAction>({
  count,
  actions,
  onStart,
  onUnselect,
}: SelectionBarProps<Action>) => {
  const translate = useTranslate();
  const unselect = translate('list.unselect');
  return (
    <FloatingBar data-floats aria-label={translate('list.bulk_actions')}>
      <p role="status">{translate('list.selected', { smart_count: count })}</p>
      {actions.map((action) => (
        <ToolButton
          key={action.name}
          type="button"
          className={action.isDestructive && 'destructive'}
          onClick={() => onStart(action)}
        >
          {action.Icon && <action.Icon />}
          {translate(action.label)}
        </ToolButton>
      ))}
      <IconOnly type="button" aria-label={unselect} title={unselect} onClick={onUnselect}>
        <Close />
      </IconOnly>
    </FloatingBar>
  );
};
