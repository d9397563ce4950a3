import { useState } from 'react';
import type { RowMenuProps } from '../../list/definition.ts';
import { EntryMenu } from '../../ui/EntryMenu.tsx';
import { currentUser } from '../access/useRights.ts';
import { resourceNamed } from '../registry.ts';
import { offered } from './offered.ts';
import { useActionRun } from './useActionRun.tsx';

/** What can be done with one row. What this row stands in the way of is there too, and says why not. */
const RowMenu = ({ resource, row, anchor, onClose }: RowMenuProps & { resource: string }) => {
  const { start, dialog } = useActionRun(resource);
  const [isOpen, setOpen] = useState(true);
  const entries = offered(resourceNamed(resource), currentUser(), 'row', row).map((action) => ({
    ...action,
    run: () => {
      setOpen(false);
      start(action, row);
    },
  }));
  return (
    <>
      <EntryMenu entries={entries} anchor={anchor} isOpen={isOpen} onClose={onClose} />
      {dialog}
    </>
  );
};

export default RowMenu;
