import { currentUser } from '@turntable/declare/connection.ts';
import type { MenuSpec } from '@turntable/declare/define/resource.ts';
import { menuKey, nameKey } from '@turntable/declare/define/textKeys.ts';
import { allResources } from '@turntable/declare/registry.ts';
import { lazyOf } from '@turntable/declare/ui/screen/lazyOf.ts';
import { type ComponentType, memo, type ReactElement, Suspense } from 'react';
import {
  LinkBase,
  Menu as StockMenu,
  useLocation,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { PRODUCT_NAME } from '../../brand.ts';
import mark from '../assets/railMark.svg';
import { mayDo } from '../authProvider/policy.ts';
import { useCompanyOptions } from '../authProvider/useCompanyOptions.ts';
import { PAGES } from '../customRoutes/pages.ts';
import { toBrowserPath } from '../routing/paths.ts';
import { ICONS } from '../theme/icons.ts';

/** An entry of the main menu. */
interface MenuEntry extends Omit<MenuSpec, 'label'> {
  to: string;
  label: string; // a translation key, read in the plural
  icon: ComponentType;
}

/** The company's options that decide whether an entry is shown (specification, chapter 2: "if enabled"). */
type Options = Readonly<Record<NonNullable<MenuSpec['needs']>, boolean>>;

/** Returns the menu of the signed-in user, sorted (specification, chapter 2). The operator sees entries whatever the options. */
const menuOf = (options: Options): readonly MenuEntry[] => {
  const user = currentUser();
  const lists = allResources().flatMap(({ resource, icon, menu }): MenuEntry[] => {
    const label = menu?.label ? menuKey(resource) : nameKey(resource);
    if (!menu || !mayDo(user, resource, 'list')) return [];
    return [{ ...menu, to: `/${resource}`, label, icon: ICONS[icon] }];
  });
  const pages = PAGES.flatMap(({ path, title, menu }): MenuEntry[] => {
    const to = path.replace('/*', '');
    if (!menu || !mayDo(user, to.slice(1), 'show')) return [];
    return [{ label: title, ...menu, to, icon: ICONS[menu.icon] }];
  });
  return [...lists, ...pages]
    .filter(
      ({ roles, needs }) =>
        (roles?.some((role) => role === user.role) ?? true) &&
        (needs === undefined || user.role === 'admin' || options[needs]),
    )
    .toSorted((one, other) => one.order - other.order);
};

/** Renders an entry's icon, with its badge if it has one. */
const iconOf = ({ icon: Icon, badge }: MenuEntry) => {
  const Badge = badge && lazyOf<{ children: ReactElement }>(badge);
  const icon = <Icon />;
  if (!Badge) return icon;
  return (
    <Suspense fallback={icon}>
      <Badge>{icon}</Badge>
    </Suspense>
  );
};

/** The main menu: logo and the entries of the user's role (specification, chapter 2). */
export const Menu = memo(() => {
  const translate = useTranslate();
  const options = useCompanyOptions();
  const [isOpen] = useSidebarState();
  const here = toBrowserPath(useLocation().pathname); // in the browser's path a manager's staff belongs to the profile
  const isHere = (to: string) => `${here}/`.startsWith(`${toBrowserPath(to)}/`);
  return (
    <nav aria-label={translate('shell.menu.label')}>
      <LinkBase to="/" className="start" aria-label={isOpen ? undefined : translate('shell.start')}>
        <img src={mark} width="28" height="28" alt="" />
        {isOpen && PRODUCT_NAME}
      </LinkBase>
      <StockMenu>
        {menuOf(options).map((entry) => (
          <StockMenu.Item
            key={entry.to}
            to={entry.to}
            primaryText={translate(entry.label, { smart_count: 2 })}
            leftIcon={iconOf(entry)}
            aria-current={isHere(entry.to) ? 'page' : undefined}
          />
        ))}
      </StockMenu>
    </nav>
  );
});
