import { styled } from '@mui/material/styles';

/** The home page's ground: its parts below each other. */
export const Screen = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  maxWidth: 1280,
});

/** What is to be done on the left, figures beside it where there is room. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '@media (min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
