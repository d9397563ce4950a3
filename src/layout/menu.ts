import type { ComponentType } from 'react';
import type { Role } from '../../contract/call.ts';
import { mayDo } from '../authProvider/policy.ts';
import { currentUser } from '../framework/access/useRights.ts';
import type { MenuSpec } from '../framework/define/resource.ts';
import { menuKey, nameKey } from '../framework/define/textKeys.ts';
import { allResources } from '../framework/registry.ts';
import { ICONS } from '../theme/icons.ts';

/** An entry of the main menu. */
interface MenuEntry {
  to: string;
  /** A translation key; several records are meant. */
  label: string;
  icon: ComponentType;
  order: number;
  /** The roles that have it in their menu; all that may open it by default. */
  roles?: readonly Role[] | undefined;
  needs?: MenuSpec['needs'];
}

/** The options of the company that entries need (specification, chapter 2: "if enabled"). */
type Options = Readonly<Record<NonNullable<MenuSpec['needs']>, boolean>>;

/** Pages that are no resource; the operator's settings are those of the default rooms. */
const PAGES: readonly MenuEntry[] = [
  {
    to: '/settings',
    label: 'settings.title',
    icon: ICONS.settings,
    order: 20,
    roles: ['chief', 'employee'],
  },
  { to: '/profile', label: 'shell.menu.profile', icon: ICONS.person, order: 30 },
];

/** The menu of the signed-in user, in its order (specification, chapter 2); the operator needs no option. */
export const menuOf = (options: Options): readonly MenuEntry[] => {
  const user = currentUser();
  const lists = allResources().flatMap(({ resource, icon, menu }): MenuEntry[] => {
    const label = menu?.label ? menuKey(resource) : nameKey(resource);
    if (!menu || !mayDo(user, resource, 'list')) return [];
    return [{ ...menu, to: `/${resource}`, label, icon: ICONS[icon] }];
  });
  const pages = PAGES.filter(({ to }) => mayDo(user, to.slice(1), 'show'));
  return [...lists, ...pages]
    .filter(
      ({ roles, needs }) =>
        (roles?.some((role) => role === user.role) ?? true) &&
        (needs === undefined || user.role === 'admin' || options[needs]),
    )
    .toSorted((one, other) => one.order - other.order);
};
