import type { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import { readDeliveries } from '../../services/ftpExport/history.ts';
import { requestFtpExport } from '../../services/ftpExport/request.ts';
import { scopeOf } from '../../services/scope/principal.ts';
import type { CarsContext } from '../../services/shared/context.ts';
import { listAllCars } from '../../services/vehicles/vehicleList.ts';
import {
  approveCar,
  createCar,
  deleteCar,
  readCar,
  returnCar,
  saveCar,
} from '../../services/vehicles/vehicles.ts';
import { type Handlers, WrittenAnswer } from '../http/contractRoutes.ts';
import { localeOf } from '../http/failures.ts';
import { DONE, photoHandlers } from '../photos/photoHandlers.ts';

/** Every company's vehicles, for the operator (specification, chapter 7). */
export const adminCarsHandlers = (context: CarsContext): Handlers<typeof adminCars> => {
  const { upload, uploadProcessed, download, deletePhotos, process, versions, restore } =
    photoHandlers(context);
  return {
    list: async ({ principal, query }) =>
      new WrittenAnswer(await listAllCars(context, principal, query)),
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
    approve: async ({ params }) => ({ data: await approveCar(context, params.id) }),
    toFix: async ({ params, body }) => ({
      data: await returnCar(context, params.id, body.comment),
    }),
    ftpUpload: async ({ params, principal }) => {
      await requestFtpExport(context, principal, params.id);
      return DONE;
    },
    ftpDeliveries: async ({ params, principal, request }) => ({
      data: await readDeliveries(context, scopeOf(principal), params.id, localeOf(request)),
    }),
    upload,
    uploadProcessed,
    download: async (incoming) => ({ data: await download(incoming) }),
    deletePhotos,
    process,
    versions,
    restore,
  };
};
