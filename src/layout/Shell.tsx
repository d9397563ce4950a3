import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { isViewing } from '../api/session.ts';
import { HeaderProvider } from '../ui/screen/pageTitle.tsx';
import { ScreenLoading } from '../ui/states/ScreenLoading.tsx';
import { AfterFirstRows } from './AfterFirstRows.tsx';
import { Dock } from './dock.tsx';
import { Header } from './Header.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Toasts } from './Toasts.tsx';
import { useLiveSession } from './useLiveSession.ts';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  background: theme.palette.background.paper,
  color: theme.palette.text.primary,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

// react-admin draws the layout several times while it starts; these need it once
const Side = memo(Sidebar);
const Head = memo(Header);
const Notices = memo(Toasts);

/** What the operator says; nobody waits for it. An operator who views as a user reads nothing on that user's behalf. */
const news = () => import('./News.tsx');
const Viewing = lazy(() => import('./Viewing.tsx'));

/** The default layout: sidebar, header, the screen, notices (specification, chapter 2). */
export const Shell = ({ children }: { children?: ReactNode }) => {
  const translate = useTranslate();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const isLookingOn = isViewing();
  useLiveSession();
  return (
    <HeaderProvider>
      <Skip href="#content">{translate('shell.skip')}</Skip>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <Side isOpen={isMenuOpen} onClose={closeMenu} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          {isLookingOn && (
            <Suspense>
              <Viewing />
            </Suspense>
          )}
          <Head onMenu={openMenu} />
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{ flex: 1, p: { xs: 1.5, sm: 3 }, mb: 'var(--lower-edge, 0px)', outline: 'none' }}
          >
            <ScreenBoundary>
              <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
            </ScreenBoundary>
          </Box>
        </Box>
      </Box>
      <Dock />
      <Notices />
      {!isLookingOn && <AfterFirstRows load={news} />}
    </HeaderProvider>
  );
};
