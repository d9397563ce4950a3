import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import type { adminCutouts, cutouts } from '../../../contract/processing/cutoutCalls.ts';
import { readCutout } from '../../services/processing/cutouts.ts';
import { type Principal, scopeOf } from '../../services/scope/principal.ts';
import type { ServiceContext } from '../../services/shared/context.ts';

interface CutoutCall {
  params: { car: number; photo: number };
  principal: Principal;
}

/** Returns the handlers of a photo's cut-out: of the user's companies, and of any company for the operator. */
export const cutoutGroups = (
  context: ServiceContext,
): { cutouts: Handlers<typeof cutouts>; adminCutouts: Handlers<typeof adminCutouts> } => {
  const one = async ({ params, principal }: CutoutCall) => ({
    data: await readCutout(context, scopeOf(principal), params.car, params.photo),
  });
  return { cutouts: { one }, adminCutouts: { one } };
};
