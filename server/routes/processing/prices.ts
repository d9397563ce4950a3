import type { adminPrices, prices } from '../../../contract/processing/priceCalls.ts';
import { readPrice } from '../../services/processing/processing.ts';
import type { Principal } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import type { Handlers } from '../http/contractRoutes.ts';

interface PriceCall {
  params: { car: number };
  principal: Principal;
}

/** What a vehicle costs: of the own companies; for the operator, of any. */
export const priceGroups = (
  context: ServiceContext,
): { prices: Handlers<typeof prices>; adminPrices: Handlers<typeof adminPrices> } => {
  const one = async ({ params, principal }: PriceCall) => ({
    data: await readPrice(context, principal, params.car),
  });
  return { prices: { one }, adminPrices: { one } };
};
