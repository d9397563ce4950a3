import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import {
  LinkBase,
  LocalesMenuButton,
  AppBar as StockAppBar,
  ToggleThemeButton,
  useLocation,
  useTranslate,
} from 'react-admin';
import { PRODUCT_NAME } from '../../contract/product.ts';
import { useHeader } from '../ui/screen/pageTitle.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './bell/Bell.tsx';
import { screenAt } from './screens.ts';
import { SupportButton } from './support/SupportButton.tsx';

/** Where the user is, and the way back; a screen may put its own title in the place of the route's. */
const Title = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { title: ownTitle, slot, isTaken } = useHeader();
  const { title: routeTitle, count, backTo } = screenAt(pathname);
  const title = ownTitle ?? translate(routeTitle, { smart_count: count });

  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);

  return (
    <>
      {backTo !== undefined && (
        <IconButton component={LinkBase} to={backTo} aria-label={translate('shell.back')}>
          <ArrowBack />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {!isTaken && (
          <Typography variant="h1" noWrap sx={{ fontSize: { xs: '1.05rem', sm: '1.25rem' } }}>
            {title}
          </Typography>
        )}
        <div ref={slot} />
      </Box>
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
    <Title />
  </StockAppBar>
);
