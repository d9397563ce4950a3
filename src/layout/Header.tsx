import ArrowBack from '@mui/icons-material/ArrowBack';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { PRODUCT_NAME } from '../../contract/product.ts';
import { useHeader } from '../ui/screen/pageTitle.tsx';
import { Bell } from './bell/Bell.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { screenAt } from './screens.ts';
import { SupportButton } from './support/SupportButton.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Back arrow, title, and on the right the bell, support, language, theme and the signed-in person (specification, chapter 2). */
export const Header = ({ onMenu }: { onMenu: () => void }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { title: ownTitle, slot, isTaken } = useHeader();
  const { title: routeTitle, count, backTo } = screenAt(pathname);
  const title = ownTitle ?? translate(routeTitle, { smart_count: count });

  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 1 },
        minHeight: 60,
        px: { xs: 1, sm: 3 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        onClick={onMenu}
        aria-label={translate('shell.menu.open')}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      {backTo !== undefined && (
        <IconButton
          component={LinkBase}
          to={backTo}
          aria-label={translate('shell.back')}
          sx={{ ml: { md: -1.5 } }}
        >
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
      <Bell />
      <SupportButton />
      <LanguageSwitch />
      <ThemeToggle />
      <UserMenu />
    </Box>
  );
};
