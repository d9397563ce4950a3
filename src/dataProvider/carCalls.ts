import type { Call, Role } from '../../contract/call.ts';
import { adminCars } from '../../contract/calls/adminCars.ts';
import { cars } from '../../contract/calls/cars.ts';
import { companyCars } from '../../contract/calls/companyCars.ts';

/** The five calls behind a resource. */
export interface ResourceCalls {
  list: Call;
  one: Call;
  create: Call;
  save: Call;
  remove: Call;
}

const { one, create, save, remove } = cars;

/** Which prefix a role uses is per call, not per resource (specification, chapters 6 and 7). */
export const carCalls: Partial<Record<Role, ResourceCalls>> = {
  chief: { list: companyCars.list, one, create, save, remove },
  employee: { list: cars.list, one, create, save, remove },
  admin: adminCars,
};
