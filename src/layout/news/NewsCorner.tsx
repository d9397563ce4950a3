import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useSidebarState } from 'react-admin';
import { PHONE, SIDEBAR } from '../../theme/layout.ts';

/** Returns whether the window is too narrow for the news to have a place in the menu. */
const useIsSmall = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });

/** Returns whether the menu has room for notifications: the window is no phone, and the menu is open. */
export const useIsInMenu = (): boolean => {
  const isSmall = useIsSmall();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [isMenuOpen] = useSidebarState();
  return !isSmall && !isPhone && isMenuOpen;
};

const cornerSx = (theme: Theme) => ({
  position: 'fixed',
  zIndex: 'speedDial',
  left: 8,
  bottom: 8,
  width: SIDEBAR.width - 16,
  pointerEvents: 'none', // clicks beside the cards reach the page
  '& section': { mt: 1 },
  [theme.breakpoints.down('md')]: { left: 0, bottom: 0, width: '100%', padding: 1 },
  '&:not(:has(section))': { padding: 0 },
});

/** Publishes the height of the news as a property, so that bars or the menu make room. Expanded news lie over the page. @returns a function that stops it. */
const publishHeight = (property: string) => (element: HTMLElement) => {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(([entry]) => {
    if (element.querySelector('[aria-expanded=true]')) return;
    style.setProperty(property, `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
  });
  watch.observe(element);
  return () => {
    watch.disconnect();
    style.removeProperty(property);
  };
};
const aboveLowerEdge = publishHeight('--lower-edge');
const belowMenu = publishHeight('--menu-end');

/** The one place of offers and notifications: the lower end of the menu. Without room there, offers are at the lower edge, and notifications a dot. */
export const NewsCorner = ({ children }: { children: ReactNode }) => (
  <Box ref={useIsSmall() ? aboveLowerEdge : belowMenu} sx={cornerSx}>
    {children}
  </Box>
);
