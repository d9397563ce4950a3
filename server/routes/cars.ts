import type { cars } from '../../contract/calls/cars.ts';
import { listOwnCars } from '../services/carList.ts';
import { createCar, deleteCar, readCar, saveCar } from '../services/cars.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { readDeliveries } from '../services/carsFtpHistory.ts';
import { deleteExtraPhoto, movePhoto, setOverlays } from '../services/photos.ts';
import { companyOf, scopeOf } from '../services/principal.ts';
import { type Handlers, WrittenAnswer } from './contractRoutes.ts';
import { localeOf } from './failures.ts';
import { DONE, photoHandlers, sameCar } from './photoHandlers.ts';

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
