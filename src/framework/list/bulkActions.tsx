import { lazy } from 'react';
import { ICONS } from '../../theme/icons.ts';
import { lazyOf } from '../../ui/screen/lazyOf.ts';
import type { User } from '../access/rights.ts';
import { type Offered, offered } from '../actions/offered.ts';
import type { Resource } from '../define/resource.ts';
import type { BulkAction, BulkRunProps } from './definition.ts';

const runOf = (resource: string, action: Offered): BulkAction['Run'] =>
  lazy(async () => {
    const { default: BulkAct } = await import('../actions/BulkAct.tsx');
    return {
      default: (props: BulkRunProps) => <BulkAct resource={resource} action={action} {...props} />,
    };
  });

/** What a user may do with chosen rows. */
export const deriveBulkActions = (declared: Resource, user: User): BulkAction[] =>
  offered(declared, user, 'bulk').map((action) => {
    const { name, label, icon, isDestructive, spec } = action;
    return {
      name,
      label,
      ...(icon && { Icon: ICONS[icon] }),
      ...(isDestructive && { isDestructive }),
      Run: spec?.run ? lazyOf<BulkRunProps>(spec.run) : runOf(declared.resource, action),
    };
  });
