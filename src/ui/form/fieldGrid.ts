import { styled } from '@mui/material/styles';
import { FIELD_GRID } from '../../theme/formComponents.ts';

/** The same for fields that are no react-admin inputs, which have margins of their own. */
export const FieldGrid = styled('div')({
  ...FIELD_GRID,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
});
