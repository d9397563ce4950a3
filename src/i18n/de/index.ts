import type { messages as english } from '../en/index.ts';
import type { MessageTree, Translated } from '../translated.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { list } from './list.ts';
import { ra } from './reactAdmin.ts';
import { shell } from './shell.ts';
import { vehicle } from './vehicle.ts';
import { vehicles } from './vehicles.ts';

/** Everything the application says in German. A text that is missing here does not compile. */
export const messages: Translated<Omit<typeof english, 'ra'>> & { ra: MessageTree } = {
  ra,
  common,
  errors,
  list,
  shell,
  vehicle,
  vehicles,
  resources: { cars: vehicles.resource },
  something_went_wrong: errors.something_went_wrong,
};
