import { useMemo } from 'react';
import type { Photo } from '../../../../contract/entities/photo.ts';
import { useCar } from '../car/CarContext.tsx';
import { slotsOf } from '../grid/slots.ts';
import { useSlotName } from '../grid/useSlotName.ts';

export interface NamedPhoto {
  photo: Photo;
  name: string;
}

/** The vehicle's photos in the order of the grid, with the names of their views. */
export const usePhotoSeries = (): NamedPhoto[] => {
  const car = useCar();
  const nameOf = useSlotName();
  return useMemo(
    () =>
      slotsOf(car, []).flatMap((slot) =>
        slot.photo ? [{ photo: slot.photo, name: nameOf(slot) }] : [],
      ),
    [car, nameOf],
  );
};
