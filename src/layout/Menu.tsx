import {
  LinkBase,
  Menu as StockMenu,
  useLocation,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { useCompanyOptions } from '../authProvider/useCompanyOptions.ts';
import { toBrowserPath } from '../routing/paths.ts';
import { Logo } from './Logo.tsx';
import { menuOf } from './menu.ts';

/** The logo and the role's entries (specification, chapter 2). */
export const Menu = () => {
  const translate = useTranslate();
  const options = useCompanyOptions();
  const [isOpen] = useSidebarState();
  const here = toBrowserPath(useLocation().pathname); // the staff is a part of a chief's profile there
  const isHere = (to: string) => `${here}/`.startsWith(`${toBrowserPath(to)}/`);
  return (
    <nav aria-label={translate('shell.menu.label')}>
      <LinkBase to="/" className="start" aria-label={isOpen ? undefined : translate('shell.start')}>
        <Logo small={!isOpen} />
      </LinkBase>
      <StockMenu>
        {menuOf(options).map(({ to, label, icon: Icon }) => (
          <StockMenu.Item
            key={to}
            to={to}
            primaryText={translate(label, { smart_count: 2 })}
            leftIcon={<Icon />}
            aria-current={isHere(to) ? 'page' : undefined}
          />
        ))}
      </StockMenu>
    </nav>
  );
};
