import type { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { requestFtpExport } from '../../services/ftpExport/request.ts';
import { scopeOf } from '../../services/scope/principal.ts';
import type { CarsContext } from '../../services/shared/context.ts';
import { ownedCompanies } from '../../services/vehicles/owners.ts';
import { listCompanyCars } from '../../services/vehicles/vehicleList.ts';
import { type Handlers, WrittenAnswer } from '../http/contractRoutes.ts';
import { DONE, photoHandlers } from '../photos/photoHandlers.ts';

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
