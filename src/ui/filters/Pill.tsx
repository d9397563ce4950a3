import { alpha, styled } from '@mui/material/styles';

/** A filter in a row of filters: its own button, and one that takes it away. */
export const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  height: 32,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.palette.background.paper,
  '&[data-active="true"]': {
    borderColor: alpha(theme.palette.primary.main, 0.6),
    backgroundColor: alpha(theme.palette.primary.main, theme.palette.mode === 'dark' ? 0.18 : 0.08),
  },
  '& button': {
    font: 'inherit',
    fontSize: 13,
    fontWeight: 500,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '0 8px 0 12px',
    border: 0,
    borderRadius: 16,
    color: theme.palette.text.primary,
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  },
  '& button + button': { padding: 0, width: 30, justifyContent: 'center' },
  '& svg': { fontSize: 16, color: theme.palette.text.secondary },
  '& em': { fontStyle: 'normal', fontWeight: 600 },
}));
