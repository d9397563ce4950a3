import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  type Identifier,
  ListContextProvider,
  type ListControllerResult,
  useTranslate,
} from 'react-admin';

/** Height of the floating bar, in pixels; reserved at the end of the page, so that the bar covers nothing. */
const HEIGHT = 64;

/** React-admin's bulk actions toolbar for the surrounding list; it floats at the lower edge (theme), within reach of a thumb. */
export const SelectionBar = ({ children }: { children: ReactNode }) => (
  <section
    data-floats
    aria-label={useTranslate()('list.bulk_actions')}
    aria-live="polite"
    style={{ minHeight: HEIGHT }}
  >
    <BulkActionsToolbar label="list.selected" selectAllButton={false}>
      {children}
    </BulkActionsToolbar>
  </section>
);

interface ChosenBarProps {
  ids: readonly Identifier[];
  onUnselect: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** The same bar for a selection outside a list. */
export const ChosenBar = ({ ids, onUnselect, children }: ChosenBarProps) => {
  const chosen = { selectedIds: ids, onUnselectItems: onUnselect };
  return (
    <ListContextProvider
      value={chosen as unknown as ListControllerResult /* the toolbar reads nothing else */}
    >
      <SelectionBar>{children}</SelectionBar>
    </ListContextProvider>
  );
};
