import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import {
  LinkBase,
  LocalesMenuButton,
  AppBar as StockAppBar,
  TitlePortal,
  ToggleThemeButton,
  useLocation,
  useTranslate,
} from 'react-admin';
import { PageTitle } from '../ui/screen/pageTitle.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './news/Bell.tsx';
import { screenAt } from './screens.ts';
import { SupportButton } from './support/SupportButton.tsx';

/** Where the user is, and the way back; a screen's own title takes the place of the route's (theme/layout.ts). */
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

/** The header: back arrow and title, and on the right the bell, support, language, theme and account (specification, chapter 2). */
export const AppBar = () => (
  <StockAppBar
    alwaysOn
    userMenu={<AccountMenu />}
    toolbar={
      <>
        <Bell />
        <SupportButton />
        <LocalesMenuButton />
        <ToggleThemeButton />
      </>
    }
  >
    <Place />
  </StockAppBar>
);
