import { DONE, type Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import type { FastifyRequest } from 'fastify';
import type {
  adminCarDeliveries,
  companyCarDeliveries,
} from '../../../contract/ftpExport/vehicleCalls.ts';
import { readDeliveries } from '../../services/ftpExport/history.ts';
import { requestFtpExport } from '../../services/ftpExport/request.ts';
import { type Principal, scopeOf } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';

interface DeliveriesCall {
  params: { id: number };
  principal: Principal;
  request: FastifyRequest;
}

/** Returns the handler that reads a vehicle's deliveries, the same for every prefix. */
export const deliveryHandlers = (context: ServiceContext) => ({
  ftpDeliveries: async ({ params, principal, request }: DeliveriesCall) => ({
    data: await readDeliveries(context, scopeOf(principal), params.id, localeOf(request)),
  }),
});

/** Returns the handler that sends a vehicle, for managers. */
export const companyDeliveryHandlers = (
  context: ServiceContext,
): Handlers<typeof companyCarDeliveries> => ({
  ftpUpload: async ({ params, principal, body, request }) => {
    await requestFtpExport(context, principal, {
      carId: params.car,
      confirmedPlates: body?.confirmed_plates,
      locale: localeOf(request),
    });
    return DONE;
  },
});

/** Returns the handlers that read a vehicle's deliveries and send it, for the operator. */
export const adminDeliveryHandlers = (
  context: ServiceContext,
): Handlers<typeof adminCarDeliveries> => ({
  ...deliveryHandlers(context),
  ftpUpload: async ({ params, principal, body, request }) => {
    await requestFtpExport(context, principal, {
      carId: params.id,
      confirmedPlates: body?.confirmed_plates,
      locale: localeOf(request),
    });
    return DONE;
  },
});
