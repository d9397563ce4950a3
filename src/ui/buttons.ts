import { alpha, styled, type Theme } from '@mui/material/styles';
import { LinkBase } from 'ra-core';

const focusRing = (theme: Theme) => ({
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
});

const toolStyle = ({ theme }: { theme: Theme }) => ({
  font: 'inherit',
  fontSize: 14,
  fontWeight: 500,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 36,
  height: 36,
  padding: '0 10px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  whiteSpace: 'nowrap' as const,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:disabled, &[aria-disabled=true]': { opacity: 0.45, cursor: 'default' },
  '&.destructive': { color: theme.palette.error.main },
  '&[data-active="true"]': {
    borderColor: alpha(theme.palette.primary.main, 0.6),
    backgroundColor: alpha(theme.palette.primary.main, theme.palette.mode === 'dark' ? 0.18 : 0.08),
  },
  '& svg': { fontSize: 18, flex: 'none' },
  ...focusRing(theme),
});

const primaryStyle = ({ theme }: { theme: Theme }) => ({
  borderColor: 'transparent',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  fontWeight: 600,
  padding: '0 14px',
  '&:hover': { backgroundColor: theme.palette.primary.dark },
});

/** A quiet button of the list's tool bars, 36 px high; `data-active` marks what is in force. */
export const ToolButton = styled('button')(toolStyle);

/** The same as a link. */
export const ToolLink = styled(LinkBase)(toolStyle);

/** The one thing to do here. */
export const PrimaryButton = styled(ToolButton)(primaryStyle);

/** The same as a link. */
export const PrimaryLink = styled(LinkBase)(toolStyle, primaryStyle);

/** A button that is only its icon. */
export const IconOnly = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: 8,
  color: theme.palette.text.secondary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
  '& svg': { fontSize: 18 },
  ...focusRing(theme),
}));

/** Seen by screen readers only. */
export const Unseen = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
