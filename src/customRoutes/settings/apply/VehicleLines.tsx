import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FinishedCar } from '../../../../contract/entities/lookPreview.ts';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';

const Lines = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '4px 12px',
    cursor: 'pointer',
    // hundreds of lines cost nothing until they are scrolled to
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 56px',
  },
  '& label + label': { borderTop: `1px solid ${theme.palette.divider}` },
  '& label:first-of-type': { minHeight: 44, fontWeight: 600 },
  '& label:hover, & label:has(:checked)': { backgroundColor: theme.palette.action.hover },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  '& .name': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { flex: 'none', color: theme.palette.text.secondary, fontSize: 13 },
}));

interface VehicleLinesProps {
  cars: readonly FinishedCar[];
  chosen: ReadonlyMap<number, FinishedCar>;
  onChange: (cars: readonly FinishedCar[], isChosen: boolean) => void;
}

/** Vehicles to choose, one by one or all that are shown. */
export const VehicleLines = ({ cars, chosen, onChange }: VehicleLinesProps) => {
  const translate = useTranslate();
  const some = cars.filter(({ id }) => chosen.has(id)).length;
  return (
    <Lines aria-label={translate('settings.apply.vehicles')}>
      <label>
        <input
          type="checkbox"
          checked={some === cars.length}
          ref={(box) => {
            if (box) box.indeterminate = some > 0 && some < cars.length;
          }}
          onChange={({ target }) => onChange(cars, target.checked)}
        />
        {translate('settings.apply.all', { smart_count: cars.length })}
      </label>
      {cars.map((car) => (
        <label key={car.id}>
          <input
            type="checkbox"
            checked={chosen.has(car.id)}
            onChange={({ target }) => onChange([car], target.checked)}
          />
          <Thumbnail src={car.thumbnail_url} />
          <span className="name">{car.vehicle_name || car.vin || `#${car.id}`}</span>
          <small>{translate('settings.apply.photos', { smart_count: car.photos })}</small>
        </label>
      ))}
    </Lines>
  );
};
