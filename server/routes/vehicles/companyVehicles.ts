import { type Handlers, RawJsonReply } from '@turntable/declare/server/http/contractRoutes.ts';
import type { companyCars } from '../../../contract/vehicles/companyCalls.ts';
import { scopeOf } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { ownedCompanies } from '../../services/vehicles/owners.ts';
import { listCompanyCars } from '../../services/vehicles/vehicleList.ts';
import { companyDeliveryHandlers } from '../ftpExport/deliveries.ts';
import { companyCarPhotoHandlers } from '../photos/photos.ts';
import { processHandler } from '../processing/process.ts';

/** Returns the handlers of a company's vehicles, for managers (specification, chapters 6 and 7). */
export const companyCarsHandlers = (context: ServiceContext): Handlers<typeof companyCars> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listCompanyCars(context, principal, query)),
  ownedCompanies: async ({ principal }) => ({
    data: await ownedCompanies(context, scopeOf(principal)),
  }),
  ...companyCarPhotoHandlers(context),
  process: processHandler(context),
  ...companyDeliveryHandlers(context),
});
