import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { createContext, type MouseEventHandler, useContext } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { offered } from '../actions/offered.ts';
import type { useActionRun } from '../actions/useActionRun.tsx';
import { currentUser } from '../connection.ts';
import { MenuButton } from '../ui/buttons.tsx';
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

/** Starts what was chosen of a row; the list around draws its dialogs. */
export const RowActionContext = createContext<ReturnType<typeof useActionRun>['start']>(
  () => undefined,
);

/** Opens a row's actions. An action that is not possible for this row is disabled but focusable and shows the reason. */
export const RowMenuButton = () => {
  const row = useRecordContext<RaRecord>();
  const declared = useDeclared();
  const start = useContext(RowActionContext);
  const name = useRowName();
  const translate = useTranslate();
  if (!row) return null;
  const items = () =>
    offered(declared, currentUser(), 'row', row).map((action) => ({
      ...action,
      label: translate(action.label),
      onChoose: () => start(action, { ids: [row.id], known: [row] }),
    }));
  return (
    <MenuButton size="small" label={translate('list.row_menu', { name })} items={items}>
      <MoreHoriz fontSize="small" />
    </MenuButton>
  );
};
