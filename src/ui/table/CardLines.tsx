import { styled } from '@mui/material/styles';

/** A card's inside: a name in `strong`, and below it a `dl` of what there is to say. */
export const CardLines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 0 12px 12px',
  fontSize: 14,
  overflowWrap: 'anywhere',
  '& dl': { display: 'grid', gap: 4, margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(90px, 38%) minmax(0, 1fr)',
    gap: 8,
    alignItems: 'baseline',
  },
  '& dt': { fontSize: 13, color: theme.palette.text.secondary },
  '& dd': { margin: 0, '&:empty::before': { content: '"–"', color: theme.palette.text.secondary } },
}));
