import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import type { moderation } from '../../../contract/moderation/adminCalls.ts';
import { approveCar, undoDecision } from '../../services/moderation/decisions.ts';
import { sendBackToFix } from '../../services/moderation/toFix.ts';
import type { ServiceContext } from '../../services/shared/context.ts';

/** Returns the handlers of the operator's quality check of a vehicle. */
export const moderationHandlers = (context: ServiceContext): Handlers<typeof moderation> => ({
  approve: async ({ params }) => ({ data: await approveCar(context, params.id) }),
  toFix: async ({ params, body }) => ({ data: await sendBackToFix(context, params.id, body) }),
  undoDecision: async ({ params, body }) => ({
    data: await undoDecision(context, params.id, body.moderation),
  }),
});
