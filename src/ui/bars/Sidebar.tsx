import { styled } from '@mui/material/styles';

/** Stands beside a list and scrolls by itself; `data-open`. */
export const Sidebar = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 72,
  display: 'grid',
  gap: 16,
  boxSizing: 'border-box',
  maxHeight: 'calc(100dvh - 84px)',
  padding: 6,
  overflowY: 'auto',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.palette.background.paper,
  // too narrow for two days side by side
  '& fieldset .days': { gridTemplateColumns: '1fr' },
  '&[data-open=true]': { width: 248, padding: '6px 16px 16px' },
}));
