import english from 'ra-language-english';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { list } from './list.ts';
import { shell } from './shell.ts';
import { vehicle } from './vehicle.ts';
import { vehicles } from './vehicles.ts';

/** Everything the application says in English; the sign-in pages bring their own texts (session.ts). */
export const messages = {
  ra: { ...english.ra, boolean: { ...english.ra.boolean, null: '–' } },
  common,
  errors,
  list,
  shell,
  vehicle,
  vehicles,
  resources: { cars: vehicles.resource },
  something_went_wrong: errors.something_went_wrong,
};
