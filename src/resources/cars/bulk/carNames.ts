import type { Identifier, RaRecord } from 'react-admin';
import type { CarRow } from '../../../../contract/vehicles/vehicle.ts';
import { carName } from '../carStates.ts';

/** Returns what chosen vehicles are called, or their numbers where they are not known. */
export const carNames =
  (known: readonly RaRecord[]) =>
  (id: Identifier): string => {
    const car = known.find((row) => row.id === id) as CarRow | undefined; // the resources here are lists of vehicles
    return (car && carName(car)) ?? `#${id}`;
  };
