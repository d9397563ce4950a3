import { styled } from '@mui/material/styles';

/** Tiles of which one is chosen; the user of the group sets the number of columns. */
export const RadioTileGroup = styled('div')({ display: 'grid', gap: 8, marginTop: 4 });

/** A tile that is chosen by the radio button inside it. */
export const RadioTile = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere', // names may be one long word
  alignContent: 'start',
  gap: 4,
  padding: 4,
  minHeight: 28,
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  cursor: 'pointer',
  fontSize: 12,
  lineHeight: 1.3,
  textAlign: 'center',
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  '& small': { display: 'block', color: theme.palette.text.secondary },
  '&:hover': { borderColor: theme.palette.primary.main },
  '&:has(input:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.palette.primary.main}`,
    fontWeight: 600,
  },
  '&:has(input:focus-visible)': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&:has(input:disabled)': { cursor: 'not-allowed', borderStyle: 'dashed' },
  '&:has(input:disabled):hover': { borderColor: theme.palette.divider },
}));
