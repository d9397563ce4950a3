import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import type { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { scopeOf } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { listAllCars } from '../../services/vehicles/vehicleList.ts';
import { createCar, deleteCar, readCar, saveCar } from '../../services/vehicles/vehicles.ts';
import { adminDeliveryHandlers } from '../ftpExport/deliveries.ts';
import { moderationHandlers } from '../moderation/moderation.ts';
import { adminCarPhotoHandlers } from '../photos/photos.ts';
import { priceHandler, processHandler } from '../processing/process.ts';

/** Returns the handlers of every company's vehicles, for the operator (specification, chapter 7). */
export const adminCarsHandlers = (context: ServiceContext): Handlers<typeof adminCars> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listAllCars(context, principal, query)),
  one: async ({ params, principal }) => ({
    data: await readCar(context, scopeOf(principal), params.id),
  }),
  create: async ({ body: { company_id, ...input }, principal }) => {
    const owner = { companyId: company_id, userId: principal.userId };
    return { data: await createCar(context, scopeOf(principal), { ...owner, input }) };
  },
  save: async ({ params, body, principal }) => ({
    data: await saveCar(context, scopeOf(principal), params.id, body),
  }),
  remove: async ({ params, principal }) => {
    await deleteCar(context, scopeOf(principal), params.id);
    return DONE;
  },
  ...moderationHandlers(context),
  ...adminCarPhotoHandlers(context),
  process: processHandler(context),
  price: priceHandler(context),
  ...adminDeliveryHandlers(context),
});
