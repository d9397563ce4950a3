import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { ICONS } from '../../theme/icons.ts';
import { currentUser } from '../access/useRights.ts';
import type { RowMenuProps } from '../list/definition.ts';
import { resourceNamed } from '../registry.ts';
import { deletion, offeredActions } from './offered.ts';
import { useActionRun } from './useActionRun.tsx';

const DeleteRecords = lazy(() => import('./DeleteRecords.tsx'));

/** What can be done with one row. What this row stands in the way of is there too, and says why not. */
const RowMenu = ({ resource, row, anchor, onClose }: RowMenuProps & { resource: string }) => {
  const translate = useTranslate();
  const { start, dialog } = useActionRun(resource);
  const [isOpen, setOpen] = useState(true);
  const [isDeleting, setDeleting] = useState(false);
  const declared = resourceNamed(resource);
  const user = currentUser();
  const removal = deletion(declared, user, row);
  const entries = [
    ...offeredActions(declared, user, 'row', row).map((action) => ({
      key: action.name,
      label: translate(action.label),
      why: action.why,
      icon: action.spec.icon,
      isDestructive: action.spec.isDestructive,
      run: () => start(action, row),
    })),
    ...(removal.may || removal.why
      ? [
          {
            key: 'delete',
            label: translate('ra.action.delete'),
            why: removal.why,
            icon: 'bin' as const,
            isDestructive: true,
            run: () => setDeleting(true),
          },
        ]
      : []),
  ];
  const press = (run: () => void) => () => {
    setOpen(false);
    run();
  };

  return (
    <>
      <Menu open={isOpen} anchorEl={anchor} onClose={onClose} slotProps={{ list: { disabledItemsFocusable: true } }}>
        {entries.map(({ key, label, why, icon, isDestructive, run }) => {
          const Icon = icon && ICONS[icon];
          return (
            <MenuItem
              key={key}
              aria-disabled={why ? true : undefined}
              onClick={why ? undefined : press(run)}
              sx={{ gap: 1.5, color: isDestructive && !why ? 'error.main' : undefined, whiteSpace: 'normal', maxWidth: 320 }}
            >
              {Icon && <Icon fontSize="small" />}
              <span>
                {label}
                {why && <small style={{ display: 'block' }}>{translate(why)}</small>}
              </span>
            </MenuItem>
          );
        })}
      </Menu>
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
