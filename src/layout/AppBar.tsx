import ArrowBack from '@mui/icons-material/ArrowBack';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import SupportAgent from '@mui/icons-material/SupportAgent';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { storedUser } from '@turntable/declare/api/session.ts';
import { PageTitle } from '@turntable/declare/ui/Trail.tsx';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import {
  LinkBase,
  LocalesMenuButton,
  Logout,
  AppBar as StockAppBar,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useLocation,
  useTheme,
  useTranslate,
} from 'react-admin';
import { accountStore } from '../authProvider/account.ts';
import { OwnPageItem } from '../customRoutes/accounts/OwnPageItem.tsx';
import { Late } from '../ui/Late.tsx';
import { hasNotices, useUnreadNotices } from './news/useNotices.ts';
import { screenAt } from './screens.ts';

const SupportPanel = lazy(() => import('./support/SupportPanel.tsx'));

/** Shows the screen's title and its back arrow. A `PageTitle` replaces the title of the route (theme/layout.ts). */
const Place = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { title, count, backTo } = screenAt(pathname);
  return (
    <>
      {backTo !== undefined && (
        <IconButton component={LinkBase} to={backTo} aria-label={translate('shell.back')}>
          <ArrowBack />
        </IconButton>
      )}
      <TitlePortal component="div" />
      <PageTitle key={pathname} title={translate(title, { smart_count: count })} />
    </>
  );
};

/** Names the signed-in user, leads to their own page and lets them sign out. On a phone, whose header has no room for the button, it also switches the theme. */
const AccountMenu = () => {
  const translate = useTranslate();
  const { identity, refetch } = useGetIdentity();
  const [theme, setTheme] = useTheme();
  const isNamed = useMediaQuery((styles: Theme) => styles.breakpoints.up('sm'));
  useEffect(() => accountStore.listen(() => void refetch?.()), [refetch]);
  if (!identity?.fullName) return null;
  const account = translate('shell.account');
  return (
    <UserMenu
      // on larger screens the button shows the name; the label repeats it for users of speech control (WCAG 2.5.3)
      label={isNamed ? `${account}: ${identity.fullName}` : 'shell.account'}
    >
      <ListSubheader role="presentation" sx={{ py: 1, lineHeight: 1.5 }}>
        {identity.fullName}
        <br />
        {translate(`shell.role.${identity.role}`)}
      </ListSubheader>
      {!isNamed && (
        <MenuItem onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {translate(theme === 'dark' ? 'shell.light_theme' : 'shell.dark_theme')}
        </MenuItem>
      )}
      <OwnPageItem />
      <Logout />
    </UserMenu>
  );
};

/** Links to the user's notifications and shows how many are unread (specification, chapter 2). */
const Bell = () => {
  const translate = useTranslate();
  const { total } = useUnreadNotices();
  if (!hasNotices()) return null;
  const label = translate(total > 0 ? 'news.bell_unread' : 'news.bell', { smart_count: total });
  return (
    <IconButton
      component={LinkBase}
      to="/notifications"
      color="inherit"
      aria-label={label}
      title={label}
    >
      {/* with 0 the badge would render a hidden "0" that is missing in the link's name */}
      <Badge badgeContent={total || undefined} max={99} color="error" aria-hidden>
        <NotificationsOutlined />
      </Badge>
    </IconButton>
  );
};

/** Opens the panel in which users write to the operator (specification, chapter 2: Layout). For the operator it links to the messages. */
const SupportButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState<boolean>();
  const isOperator = storedUser()?.role === 'admin';
  const label = translate(isOperator ? 'support.messages' : 'support.open');
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        {...(isOperator
          ? { component: LinkBase, to: '/feedback' }
          : { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) })}
      >
        <SupportAgent />
      </IconButton>
      {isOpen !== undefined && (
        <Suspense>
          <SupportPanel isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The header (specification, chapter 2). Memoised: react-admin renders it with every route. */
export const AppBar = memo(() => (
  <StockAppBar
    alwaysOn
    userMenu={false}
    toolbar={
      <Late>
        <Bell />
        <SupportButton />
        <LocalesMenuButton />
        <ToggleThemeButton />
        <AccountMenu />
      </Late>
    }
  >
    <Place />
  </StockAppBar>
));
