import { styled } from '@mui/material/styles';

/** What the brush does is told by its colour, and by a sign inside it. */
export const BRUSH_COLOURS = { keep: '#39d98a', remove: '#ff5c7a' } as const;

export const Area = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  margin: '0 auto',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'none',
  backgroundColor: '#111',
  borderRadius: 8,
  '&:focus-visible': { outline: `3px solid ${theme.palette.warning.main}`, outlineOffset: 2 },
  '& > div': { position: 'absolute' },
  '& canvas, & svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& svg': { pointerEvents: 'none', overflow: 'visible' },
}));

export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBottom: 12,
});
