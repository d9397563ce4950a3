import { styled } from '@mui/material/styles';

/** The area where files are dropped; on phones they are chosen, and nothing says `drop`. */
export const DropArea = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  margin: '8px 0 4px',
  padding: 12,
  border: `1px dashed ${theme.palette.text.secondary}`,
  borderRadius: 8,
  backgroundColor: theme.palette.background.paper,
  '&[data-over="true"]': {
    borderStyle: 'solid',
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.action.hover,
  },
  '&[data-faulty="true"]': { borderColor: theme.palette.error.main },
  '& .name': { overflowWrap: 'anywhere' },
  '& .label, & .hint': { fontSize: 13, color: theme.palette.text.secondary },
  '@media (pointer: coarse)': { '& .drop': { display: 'none' } },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& img': { maxWidth: '100%', maxHeight: 200, borderRadius: 8, objectFit: 'contain' },
}));
