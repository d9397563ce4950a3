import { alpha, styled } from '@mui/material/styles';

const SELECTED = { light: 0.07, dark: 0.14 };

/** Records as cards, for phones. Those far from the screen are laid out when they come near. */
export const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 12,
    overflow: 'hidden',
    backgroundColor: theme.palette.background.paper,
    backgroundClip: 'padding-box',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 130px',
  },
  '& > li[data-selected=true]': {
    borderColor: theme.palette.primary.main,
    backgroundImage: `linear-gradient(${alpha(theme.palette.primary.main, SELECTED[theme.palette.mode])} 0 0)`,
  },
  // the link's area is the whole card; what else can be pressed lies above it
  '& > li a[data-leads]': {
    display: 'inline-block',
    minHeight: 24,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > li a[data-leads]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 12,
  },
  '& > li a[data-leads]:focus-visible': { outline: 0 },
  '& > li a[data-leads]:focus-visible::after': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& > li a:not([data-leads]), & .side': { position: 'relative', zIndex: 1 },
  '& .side': { display: 'grid', alignContent: 'start', justifyItems: 'center' },
  '& .side label': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    cursor: 'pointer',
  },
  '& input[type=checkbox]': {
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  '&[aria-busy=true]': { opacity: 0.55, transition: 'opacity .15s .25s' },
}));
