import type { cars } from '../../../contract/vehicles/calls.ts';
import { readDeliveries } from '../../services/ftpExport/history.ts';
import { deleteExtraPhoto, movePhoto, setOverlays } from '../../services/photos/photos.ts';
import { companyOf, scopeOf } from '../../services/scope/principal.ts';
import type { CarsContext } from '../../services/shared/context.ts';
import { listOwnCars } from '../../services/vehicles/vehicleList.ts';
import { createCar, deleteCar, readCar, saveCar } from '../../services/vehicles/vehicles.ts';
import { type Handlers, WrittenAnswer } from '../http/contractRoutes.ts';
import { localeOf } from '../http/failures.ts';
import { DONE, photoHandlers, sameCar } from '../photos/photoHandlers.ts';

/** A company's vehicles: the plain calls (specification, chapter 7). */
export const carsHandlers = (context: CarsContext): Handlers<typeof cars> => {
  const { upload, uploadExtra, download, deletePhotos, process, versions, restore } =
    photoHandlers(context);
  return {
    list: async ({ principal, query }) =>
      new WrittenAnswer(await listOwnCars(context, principal, query)),
    ftpDeliveries: async ({ params, principal, request }) => ({
      data: await readDeliveries(context, scopeOf(principal), params.id, localeOf(request)),
    }),
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
    upload,
    uploadExtra,
    deleteExtra: async ({ params, body, principal }) => {
      sameCar(params, body.car);
      await deleteExtraPhoto(context, scopeOf(principal), params.car, body.photo);
      return DONE;
    },
    download,
    deletePhotos,
    process,
    move: async ({ params, body, principal }) => ({
      data: await movePhoto(context, scopeOf(principal), params.car, body),
    }),
    overlays: async ({ params, body, principal }) => ({
      data: await setOverlays(context, scopeOf(principal), params.car, body),
    }),
    versions,
    restore,
  };
};
