import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import type { cars } from '../../../contract/vehicles/calls.ts';
import { companyOf, scopeOf } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { listOwnCars } from '../../services/vehicles/vehicleList.ts';
import { createCar, deleteCar, readCar, saveCar } from '../../services/vehicles/vehicles.ts';
import { deliveryHandlers } from '../ftpExport/deliveries.ts';
import { carPhotoHandlers } from '../photos/photos.ts';
import { priceHandler, processHandler } from '../processing/process.ts';

/** Returns the handlers of a company's vehicles under the plain prefix (specification, chapter 7). */
export const carsHandlers = (context: ServiceContext): Handlers<typeof cars> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listOwnCars(context, principal, query)),
  one: async ({ params, principal }) => ({
    data: await readCar(context, scopeOf(principal), params.id),
  }),
  create: async ({ body, principal }) => {
    const owner = { companyId: companyOf(principal), userId: principal.userId };
    return { data: await createCar(context, scopeOf(principal), { ...owner, input: body }) };
  },
  save: async ({ params, body, principal }) => ({
    data: await saveCar(context, scopeOf(principal), params.id, body),
  }),
  remove: async ({ params, principal }) => {
    await deleteCar(context, scopeOf(principal), params.id);
    return DONE;
  },
  ...carPhotoHandlers(context),
  process: processHandler(context),
  price: priceHandler(context),
  ...deliveryHandlers(context),
});
