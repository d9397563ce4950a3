import type { companyCars } from '../../contract/calls/companyCars.ts';
import { listCompanyCars } from '../services/carList.ts';
import type { CarsContext } from '../services/carsContext.ts';
import { requestFtpExport } from '../services/carsFtpRequest.ts';
import { ownedCompanies } from '../services/carsOwners.ts';
import { scopeOf } from '../services/principal.ts';
import { type Handlers, WrittenAnswer } from './contractRoutes.ts';
import { DONE, photoHandlers } from './photoHandlers.ts';

/** A company's vehicles: the calls of its head (specification, chapters 6 and 7). */
export const companyCarsHandlers = (context: CarsContext): Handlers<typeof companyCars> => {
  const { download, deletePhotos, process } = photoHandlers(context);
  return {
    list: async ({ principal, query }) =>
      new WrittenAnswer(await listCompanyCars(context, principal, query)),
    ownedCompanies: async ({ principal }) => ({
      data: await ownedCompanies(context, scopeOf(principal)),
    }),
    ftpUpload: async ({ params, principal }) => {
      await requestFtpExport(context, principal, params.car);
      return DONE;
    },
    download,
    deletePhotos,
    process,
  };
};
