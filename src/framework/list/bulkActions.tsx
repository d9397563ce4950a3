import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { lazy } from 'react';
import type { BulkAction, BulkRunProps } from '../../list/definition.ts';
import { ICONS } from '../../theme/icons.ts';
import type { User } from '../access/rights.ts';
import { deletion, offeredActions } from '../actions/offered.ts';
import { slotRun } from '../actions/slotRun.ts';
import type { Resource } from '../define/resource.ts';

/** What a user may do with chosen rows: the declared actions, and deleting them. */
export const deriveBulkActions = (declared: Resource, user: User): BulkAction[] => {
  const { resource } = declared;
  const actions = offeredActions(declared, user, 'bulk').map((action): BulkAction => {
    const { name, label, spec } = action;
    const run = async () => {
      const { BulkAct } = await import('../actions/BulkAct.tsx');
      return { default: (props: BulkRunProps) => <BulkAct resource={resource} action={action} {...props} /> };
    };
    return {
      name,
      label,
      ...(spec.icon && { Icon: ICONS[spec.icon] }),
      ...(spec.isDestructive && { isDestructive: true }),
      Run: spec.run ? slotRun(spec.run) : lazy(run),
    };
  });
  if (!deletion(declared, user).may) return actions;
  const remove = async () => {
    const { default: DeleteRecords } = await import('../actions/DeleteRecords.tsx');
    return { default: (props: BulkRunProps) => <DeleteRecords resource={resource} {...props} /> };
  };
  return [...actions, { name: 'delete', label: 'ra.action.delete', Icon: DeleteOutlined, isDestructive: true, Run: lazy(remove) }];
};
