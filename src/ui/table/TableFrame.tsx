import { alpha, styled } from '@mui/material/styles';

/** The height of the shell's header, in pixels. */
const HEADER = 60;

/** The table's ground. It scrolls sideways by itself where the columns do not fit. */
export const TableScroll = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  // where nothing has to scroll sideways, the head can stay below the page's header
  '&[data-fits=true]': {
    overflow: 'visible',
    '& thead tr > *': {
      position: 'sticky',
      top: HEADER,
      zIndex: 1,
      backgroundColor: theme.palette.background.paper,
    },
    '& thead th:first-of-type': { borderTopLeftRadius: 12 },
    '& thead tr > :last-child': { borderTopRightRadius: 12 },
  },
}));

const SELECTED = { light: 0.07, dark: 0.14 };

/** One style sheet for the whole table: rows carry class names, so a page of a hundred rows costs no styling. */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '0 12px',
    textAlign: 'left',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& td, & tbody th': {
    height: 60,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 400,
  },
  '& thead th, & thead td': {
    height: 44,
    fontSize: 13,
    fontWeight: 600,
    color: theme.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  '& thead button': {
    font: 'inherit',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    height: 32,
    margin: '0 -8px',
    padding: '0 8px',
    border: 0,
    borderRadius: 6,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
    '& svg': { fontSize: 16, opacity: 0 },
    '&:hover svg': { opacity: 0.5 },
  },
  '& th[aria-sort=ascending] button, & th[aria-sort=descending] button': {
    color: theme.palette.text.primary,
    '& svg': { opacity: 1 },
  },
  '& th[aria-sort=ascending] svg': { transform: 'rotate(180deg)' },
  '& tbody tr[data-leads]': { cursor: 'pointer' },
  '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
  '& tbody tr[data-selected=true]': {
    backgroundColor: alpha(theme.palette.primary.main, SELECTED[theme.palette.mode]),
  },
  '& tbody tr:has(a:focus-visible)': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
  '& tbody th': { whiteSpace: 'normal' },
  '& tbody a': { color: 'inherit', borderRadius: 4 },
  // what gets the focus is neither below the heads nor below the bar of actions
  '& tbody :is(a, button, input)': { scrollMargin: '112px 0 80px' },
  '& tbody a[data-leads]': { fontWeight: 600, lineHeight: 1.35, textDecoration: 'none' },
  // two lines of a name, then it ends
  '& tbody th a[data-leads]': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& tbody a:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 3,
  },
  '& .choose, & .more': { width: 44, padding: 0 },
  '& .more button': {
    font: 'inherit',
    fontSize: 18,
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: 8,
    color: theme.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  },
  '& .number': { textAlign: 'right' },
  '& .number button': { flexDirection: 'row-reverse' },
  '& .choose label': { display: 'grid', placeItems: 'center', height: 44, cursor: 'pointer' },
  '& input[type=checkbox]': {
    width: 18,
    height: 18,
    margin: 0,
    accentColor: theme.palette.primary.main,
    cursor: 'pointer',
  },
  '&[aria-busy=true] tbody': { opacity: 0.55, transition: 'opacity .15s .25s' },
}));
