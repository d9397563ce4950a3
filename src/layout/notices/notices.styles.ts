import { styled } from '@mui/material/styles';
import { SIDEBAR } from '../../theme/layout.ts';

/** Where notices stand: at the lower end of the menu's rail, where nothing is worked with; on a phone along the lower edge. */
export const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  left: 8,
  bottom: 8,
  zIndex: theme.zIndex.speedDial,
  width: SIDEBAR.width - 16,
  pointerEvents: 'none', // what is around the notices is the page's
  '&[data-wide=true]': { width: 380, maxWidth: 'calc(100vw - 16px)' },
  [theme.breakpoints.down('md')]: {
    left: 0,
    bottom: 0,
    width: '100%',
    padding: 8,
    '&[data-wide=true]': { width: '100%', maxWidth: 'none' },
  },
}));

export const Stack = styled('section')({
  pointerEvents: 'auto',
  // room for the ghosts, which look out from behind
  '&[data-ghosts="1"]': { paddingTop: 7 },
  '&[data-ghosts="2"]': { paddingTop: 14 },
  position: 'relative',
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 8,
    maxHeight: 'min(60dvh, 560px)',
    overflowY: 'auto',
  },
});

export const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  padding: '10px 4px 10px 14px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: '0 8px 24px rgb(0 0 0 / 24%)',
  fontSize: 14,
  '& .words': { flex: 1, minWidth: 0, display: 'grid', gap: 2, justifyItems: 'start' },
  '& .text': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    font: 'inherit',
    lineHeight: 1.4,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .text:hover': { textDecoration: 'underline' },
  '& .text:focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
    borderRadius: 4,
  },
  '& .when': { fontSize: 12, color: theme.palette.text.secondary },
  '[data-wide=true] & .text': { WebkitLineClamp: 8 },
  [theme.breakpoints.down('md')]: { '[data-wide=false] & .text': { WebkitLineClamp: 2 } },
}));

/** A notice that is there behind the top one. */
export const Ghost = styled('div')(({ theme }) => ({
  position: 'absolute',
  height: 40,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '&[data-place="1"]': { top: 0, insetInline: 8 },
  '[data-ghosts="2"] > &[data-place="1"]': { top: 7 },
  '&[data-place="2"]': { top: 0, insetInline: 16, opacity: 0.75 },
}));
