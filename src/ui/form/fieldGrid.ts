import { styled } from '@mui/material/styles';

/** Fields side by side where there is room; wide ones take a line. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: 16,
  rowGap: 4,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
});
