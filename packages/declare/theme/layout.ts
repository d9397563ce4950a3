import type { Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './colours.ts';

/** Wide enough for the longest word of a menu entry; in pixels. */
export const SIDEBAR = { width: 232, closedWidth: 56 };
/** A phone in landscape: pictures need its height. */
export const LOW = '(max-height: 499.95px)';
/** A phone in either direction: an open menu would cover the screen, or leave too little of it. */
export const PHONE = `(max-width: 599.95px), ${LOW}`;
const HEADER_HEIGHT = 60;

/** Styles of the frame: a dark menu over the whole height, and a header in the colour of the page. */
export const layoutOf = (colours: Colours): NonNullable<RaThemeOptions['components']> => ({
  RaLayout: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        minWidth: 0,
        minHeight: '100dvh',
        '& .RaLayout-appFrame': { marginTop: HEADER_HEIGHT, minWidth: 0 },
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': {
          minWidth: 0,
          padding: theme.spacing(1.5),
          marginBottom: 'var(--lower-edge, 0px)',
          outline: 'none',
          [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
        },
      }),
    },
  },
  RaAppBar: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        height: HEADER_HEIGHT,
        backgroundColor: colours.ground,
        color: colours.text,
        borderBottom: `1px solid ${colours.line}`,
        boxShadow: 'none',
        // hides the route's title if the screen has one of its own
        '& #react-admin-title': { flex: 1, minWidth: 0 },
        '& #react-admin-title > :not(:last-child)': { display: 'none' },
        // German titles need two lines on a phone
        '& h1': {
          [theme.breakpoints.down('sm')]: {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            fontSize: '1.05rem',
            lineHeight: 1.2,
            whiteSpace: 'normal',
          },
        },
        'body:has(.RaSidebar-open) &': { width: `calc(100% - ${SIDEBAR.width}px)` },
        'body:has(.RaSidebar-closed) &': { width: `calc(100% - ${SIDEBAR.closedWidth}px)` },
        '& .RaAppBar-toolbar': {
          minHeight: HEADER_HEIGHT,
          padding: theme.spacing(0, 1),
          [theme.breakpoints.up('sm')]: { gap: theme.spacing(1), padding: theme.spacing(0, 2) },
        },
      }),
    },
  },
  // on a phone, also in landscape, only the language's icon; in portrait, the theme switch is in the account menu
  RaLocalesMenuButton: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        [theme.breakpoints.down('md')]: {
          '& .MuiButton-root': { minWidth: 0, fontSize: 0 },
          '& .MuiButton-startIcon': { margin: 0 },
          '& .MuiButton-endIcon': { display: 'none' },
        },
      }),
    },
  },
  RaToggleThemeButton: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        [theme.breakpoints.down('sm')]: { display: 'none' },
      }),
    },
  },
  RaUserMenu: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        flexShrink: 0,
        // a long name must not squeeze the page's title
        '& .RaUserMenu-userButton': {
          maxWidth: 220,
          overflow: 'hidden',
          whiteSpace: 'nowrap',
          justifyContent: 'start',
          [theme.breakpoints.down('md')]: {
            minWidth: 0,
            fontSize: 0,
            '& .MuiButton-startIcon': { margin: 0 },
          },
        },
        '& .MuiAvatar-root': {
          width: 34,
          height: 34,
          fontSize: 14,
          backgroundColor: colours.lead,
          color: colours.onLead,
        },
      }),
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '& .MuiPaper-root': {
          [theme.breakpoints.only('xs')]: { backgroundColor: colours.rail },
        },
        '& .RaSidebar-fixed': {
          top: 0,
          left: 0,
          height: '100dvh',
          paddingBottom: 'var(--menu-end, 0px)',
          zIndex: theme.zIndex.appBar,
          backgroundColor: colours.rail,
        },
        '& .start': {
          display: 'flex',
          alignItems: 'center',
          gap: 10,
          height: HEADER_HEIGHT,
          padding: theme.spacing(0, 2),
          fontSize: 18,
          fontWeight: 700,
          color: colours.railText,
          textDecoration: 'none',
        },
        '& a:focus-visible': { outlineColor: colours.railText, outlineOffset: -2 },
      }),
    },
  },
  RaMenu: { styleOverrides: { root: { padding: 8, gap: 2 } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '4px 8px',
        borderRadius: 8,
        color: colours.railQuiet,
        fontSize: 15,
        fontWeight: 500,
        lineHeight: 1.25,
        '& .RaMenuItemLink-icon': { minWidth: 34, color: 'inherit' },
        '& .MuiTypography-root': {
          whiteSpace: 'normal',
          hyphens: 'auto',
          overflowWrap: 'anywhere',
        },
        '.RaSidebar-closed & .MuiTypography-root': { whiteSpace: 'nowrap' }, // cut off beside the icon, instead of a letter a line
        '&:hover': { color: colours.railText },
        '&.RaMenuItemLink-active': { color: colours.railQuiet },
        '&[aria-current]': { backgroundColor: colours.railChosen, color: colours.railText },
      },
    },
  },
});
