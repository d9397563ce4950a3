import { styled } from '@mui/material/styles';
import type { CarRow } from '../../../../contract/vehicles/vehicle.ts';

const Characters = styled('span')({
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSize: 13,
  letterSpacing: '-0.01em',
});

/** The VIN, every character as wide as the next, so that two can be compared. */
export const VinCell = ({ row }: { row: CarRow }) => (
  <Characters translate="no">{row.vin}</Characters>
);
