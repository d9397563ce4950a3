import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import type { Angle } from '../../../../contract/views/angle.ts';
import { useCar } from '../car.tsx';
import { useAngleName } from '../grid/useSlotName.ts';
import type { Place, PlannedFile } from './photoPlan.ts';

interface PlaceChoiceProps {
  file: PlannedFile;
  views: readonly Angle[];
  onMove: (key: string, place: Place) => void;
}

const placeOf = (value: string): Place =>
  value === 'extra' || value === 'left-out' ? value : Number(value);

/** The same as dragging, in one list: the phone's own wheel, or the keyboard. */
export const PlaceChoice = ({ file, views, onMove }: PlaceChoiceProps) => {
  const translate = useTranslate();
  const angleName = useAngleName();
  const { additional_uploads } = useCar();
  return (
    <NativeSelect
      fullWidth
      value={String(file.place)}
      inputProps={{ 'aria-label': translate('vehicle.plan.place', { name: file.name }) }}
      sx={{ fontSize: 13, mt: 0.25 }}
      onChange={({ target }) => onMove(file.key, placeOf(target.value))}
    >
      {views.map((angle) => (
        <option key={angle.id} value={angle.id}>
          {angleName(angle)}
        </option>
      ))}
      {additional_uploads === 1 && <option value="extra">{translate('vehicle.plan.extra')}</option>}
      <option value="left-out">{translate('vehicle.plan.left_out')}</option>
    </NativeSelect>
  );
};
