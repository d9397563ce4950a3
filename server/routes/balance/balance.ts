import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import type { companyBalance, staffBalance } from '../../../contract/balance/balanceCalls.ts';
import type { Context } from '../../context.ts';
import { addCredits, addTokens } from '../../services/balance/companyBalance.ts';
import { transferCredits } from '../../services/balance/staffCredits.ts';
import type { ServiceContext } from '../../services/shared/context.ts';

/** Returns the handlers of the operator's changes of a company's balance. */
export const companyBalanceHandlers = (context: Context): Handlers<typeof companyBalance> => ({
  addCredits: async ({ params, body, principal }) => ({
    data: await addCredits(context, principal, { ...params, ...body }),
  }),
  addTokens: async ({ params, body, principal }) => ({
    data: await addTokens(context, principal, { ...params, ...body }),
  }),
});

/** Returns the handlers of a manager's transfers to employees. */
export const staffBalanceHandlers = (context: ServiceContext): Handlers<typeof staffBalance> => ({
  addCredits: async ({ params, body, principal }) => ({
    data: await transferCredits(context, principal, { ...params, ...body }),
  }),
});
