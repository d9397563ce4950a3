import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { DashboardCar } from '../../../contract/dashboard/dashboard.ts';
import { stateChips } from '../../resources/cars/carStates.ts';
import { Chip } from '../../ui/chip/Chip.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';

const Lines = styled('ul')(({ theme }) => ({
  margin: '0 -8px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '8px',
    borderRadius: 8,
  },
  '& li:hover': { backgroundColor: theme.palette.action.hover },
  '& li > span:first-of-type': { gridRow: '1 / span 2' },
  '& a': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 550,
    textDecoration: 'none',
  },
  // the whole line leads to the vehicle
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 8 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& .chips': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: 4,
    gridRow: '1 / span 2',
    gridColumn: 3,
  },
  '& .about': {
    fontSize: 13,
    color: theme.palette.text.secondary,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '@media (max-width: 599.95px)': {
    '& li': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& li > span:first-of-type': { gridRow: '1 / span 3' },
    '& .chips': { gridRow: 'auto', gridColumn: 2, justifyContent: 'start' },
  },
}));

interface VehicleLinesProps {
  cars: readonly DashboardCar[];
  pathOf: (car: DashboardCar) => string;
  /** Vehicles of several companies are among them. */
  areMany: boolean;
}

/** Vehicles with picture and state; a line leads to its vehicle. */
export const VehicleLines = ({ cars, pathOf, areMany }: VehicleLinesProps) => {
  const translate = useTranslate();
  return (
    <Lines>
      {cars.map((car) => (
        <li key={car.id}>
          <Thumbnail src={car.thumbnail_url ?? ''} />
          <LinkBase to={pathOf(car)}>
            {car.vehicle_name || car.vin || translate('vehicles.unnamed', { id: car.id })}
          </LinkBase>
          <div className="about">
            {areMany && `${car.company_title} · `}
            <RelativeTime at={car.updated_at} />
          </div>
          <div className="chips">
            {stateChips(car).map(({ state, tone, isBusy }) => (
              <Chip
                key={state}
                tone={tone}
                isBusy={isBusy}
                text={translate(`resources.cars.choices.state.${state}`)}
              />
            ))}
          </div>
        </li>
      ))}
    </Lines>
  );
};
