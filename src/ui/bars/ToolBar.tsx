import { styled } from '@mui/material/styles';

/** Buttons above a list; `.space` parts what is left from what is right. */
export const ToolBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .space': { flex: '1 1 0' },
});
