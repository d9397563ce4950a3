import type { ComponentType } from 'react';
import type { Role } from '../../contract/call.ts';
import { mayDo } from '../authProvider/policy.ts';
import { currentUser } from '../framework/access/useRights.ts';
import type { Resource } from '../framework/define/resource.ts';
import { menuKey, nameKey } from '../framework/define/textKeys.ts';
import { allResources } from '../framework/registry.ts';
import { ICONS } from '../theme/icons.ts';

/** An entry of the main menu. */
export interface MenuEntry {
  to: string;
  /** A translation key; several records are meant. */
  label: string;
  icon: ComponentType;
  order: number;
}

/** The options of the company that entries need (specification, chapter 2: "if enabled"). */
export type Options = Readonly<Record<'get_cars_from_ftp' | 'areOffersEnabled', boolean>>;

interface PageEntry extends MenuEntry {
  page: string;
  /** The roles that have it in their menu; all that may open it by default. */
  roles?: readonly Role[];
}

/** Pages that are no resource. */
const PAGES: readonly PageEntry[] = [
  // the operator's entry is that of the default rooms
  {
    page: 'settings',
    to: '/settings',
    label: 'settings.title',
    icon: ICONS.settings,
    order: 20,
    roles: ['chief', 'employee'],
  },
  { page: 'profile', to: '/profile', label: 'shell.menu.profile', icon: ICONS.person, order: 30 },
];

const entryOf = ({ resource, icon, menu }: Resource): MenuEntry => ({
  to: `/${resource}`,
  label: menu?.label ? menuKey(resource) : nameKey(resource),
  icon: ICONS[icon],
  order: menu?.order ?? 0,
});

/** The menu of the signed-in user, in its order (specification, chapter 2); the operator needs no option. */
export const menuOf = (options: Options): readonly MenuEntry[] => {
  const user = currentUser();
  const isShown = ({ resource, menu }: Resource): boolean =>
    menu !== undefined &&
    (menu.roles === undefined || (user.role !== undefined && menu.roles.includes(user.role))) &&
    (menu.needs === undefined || user.role === 'admin' || options[menu.needs]) &&
    mayDo(user, resource, 'list');
  const pages = PAGES.filter(
    ({ page, roles }) =>
      mayDo(user, page, 'show') && (roles?.some((role) => role === user.role) ?? true),
  );
  const entries = [...allResources().filter(isShown).map(entryOf), ...pages];
  return entries.toSorted((one, other) => one.order - other.order);
};
