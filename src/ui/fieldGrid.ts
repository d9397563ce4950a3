import { styled } from '@mui/material/styles';
import { FIELD_GRID } from '@turntable/declare/theme/sizes.ts';

/** The same grid for fields that are not react-admin inputs, which bring their own margins. */
export const FieldGrid = styled('div')({
  ...FIELD_GRID,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
});
