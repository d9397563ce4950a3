import type { Car, CarFields, OwnLook } from '../../../../contract/entities/car.ts';

/** What a save changes: only that is sent. */
export interface CarChanges extends Partial<CarFields> {
  own_settings?: OwnLook;
}

/** A save that came too late: what the user wanted, what he saw, and what somebody else has made of it. */
export interface Conflict {
  changes: CarChanges;
  seen: Car;
  theirs: Car;
  decide: (choice: 'mine' | 'theirs') => void;
}
