import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CarRow } from '../../../../contract/vehicles/vehicle.ts';

const Count = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  gap: 5,
  width: 84,
  fontSize: 13,
  lineHeight: 1,
  '& i': {
    position: 'relative',
    height: 4,
    borderRadius: 2,
    overflow: 'hidden',
    backgroundColor: theme.palette.action.selected,
  },
  '& b': {
    position: 'absolute',
    inset: 0,
    borderRadius: 2,
    transformOrigin: 'left',
    backgroundColor: theme.palette.text.secondary,
  },
  '& b + b': { backgroundColor: theme.palette.primary.main },
}));

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0);

/** Photos n of m; the bar shows how many there are and, stronger, how many are finished. */
export const PhotosCell = ({ row }: { row: CarRow }) => {
  const translate = useTranslate();
  const { photos_count: count, angles_count: of, processed_count: processed } = row;
  return (
    <Count title={translate('vehicles.photos_label', { count, of, processed })}>
      {translate('vehicles.photos', { count, of })}
      <i aria-hidden="true">
        <b style={{ transform: `scaleX(${share(count, of)})` }} />
        <b style={{ transform: `scaleX(${share(processed, of)})` }} />
      </i>
    </Count>
  );
};
