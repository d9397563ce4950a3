import { lazy, Suspense, useState } from 'react';
import type { RowMenuProps } from '../../list/definition.ts';
import { EntryMenu } from '../../ui/EntryMenu.tsx';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { deletion, offeredActions } from './offered.ts';
import { useActionRun } from './useActionRun.tsx';

const DeleteRecords = lazy(() => import('./DeleteRecords.tsx'));

/** What can be done with one row. What this row stands in the way of is there too, and says why not. */
const RowMenu = ({ resource, row, anchor, onClose }: RowMenuProps & { resource: string }) => {
  const { start, dialog } = useActionRun(resource);
  const [isOpen, setOpen] = useState(true);
  const [isDeleting, setDeleting] = useState(false);
  const declared = resourceNamed(resource);
  const user = currentUser();
  const { may, why } = deletion(declared, user, row);
  const then = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  const removal = {
    name: 'delete',
    label: 'ra.action.delete',
    icon: 'bin',
    isDestructive: true,
    why,
    run: then(() => setDeleting(true)),
  } as const;
  const entries = offeredActions(declared, user, 'row', row).map((action) => {
    const { name, label, spec } = action;
    const { icon, isDestructive } = spec;
    return { name, label, icon, isDestructive, why: action.why, run: then(() => start(action, row)) };
  });
  return (
    <>
      <EntryMenu entries={may || why ? [...entries, removal] : entries} anchor={anchor} isOpen={isOpen} onClose={onClose} />
      {dialog}
      {isDeleting && (
        <Suspense>
          <DeleteRecords resource={resource} ids={[row.id]} known={[row]} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
};

export default RowMenu;
