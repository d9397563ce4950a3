import { useMemo } from 'react';
import type { Car } from '../../../../contract/vehicles/vehicle.ts';
import { useUploads } from '../uploads.tsx';
import { type Slot, slotsOf } from './slots.ts';

/** The places of a vehicle with what is on its way to them. */
export const useSlots = (car: Car): Slot[] => {
  const uploads = useUploads();
  return useMemo(
    () =>
      slotsOf(
        car,
        uploads.filter((upload) => upload.car === car.id),
      ),
    [car, uploads],
  );
};
