import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { CarRow } from '../../../../contract/vehicles/vehicle.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { stateChips } from '../carStates.ts';

const Chips = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  verticalAlign: 'middle',
});

/** How far the pictures are, and where the vehicle stands with the operator. */
export const StateCell = ({ row }: { row: CarRow }) => {
  const translate = useTranslate();
  return (
    <Chips>
      {stateChips(row).map(({ state, tone, isBusy, comment }) => (
        <Chip
          key={state}
          tone={tone}
          isBusy={isBusy}
          text={translate(`resources.cars.choices.state.${state}`)}
          title={comment}
        />
      ))}
    </Chips>
  );
};
