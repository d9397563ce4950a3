import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE } from '@turntable/declare/theme/layout.ts';
import type { ReactNode } from 'react';
import { useSidebarState } from 'react-admin';
import { cornerSx } from '../../theme/news.ts';

/** Returns whether the window is too narrow for the news to have a place in the menu. */
const useIsSmall = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });

/** Returns whether the menu has room for notifications: the window is no phone, and the menu is open. */
export const useIsInMenu = (): boolean => {
  const isSmall = useIsSmall();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [isMenuOpen] = useSidebarState();
  return !isSmall && !isPhone && isMenuOpen;
};

/** Lets the next Tab go into the page, as the link to its content does. */
export const leaveToPage = (): void =>
  document.querySelector<HTMLElement>('.skip-nav-button')?.click();

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
