import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  type Identifier,
  ListContextProvider,
  type ListControllerResult,
  useTranslate,
} from 'react-admin';

/** How high the bar is that floats there, in pixels: it covers nothing at the end of the page. */
const HEIGHT = 64;

/** React-admin's toolbar for what is selected in the list around; it floats at the lower edge (theme), in reach of a thumb. */
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

/** The same for what is chosen outside of a list. */
export const ChosenBar = ({ ids, onUnselect, children }: ChosenBarProps) => {
  const chosen = { selectedIds: ids, onUnselectItems: onUnselect };
  return (
    <ListContextProvider
      value={chosen as unknown as ListControllerResult /* as far as the toolbar reads it */}
    >
      <SelectionBar>{children}</SelectionBar>
    </ListContextProvider>
  );
};
