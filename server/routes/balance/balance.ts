import type { companyBalance, staffBalance } from '../../../contract/balance/balanceCalls.ts';
import type { Context } from '../../context.ts';
import { addCredits, addTokens } from '../../services/balance/companyBalance.ts';
import { handCredits } from '../../services/balance/staffCredits.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import type { Handlers } from '../http/contractRoutes.ts';

/** What the operator gives a company. */
export const companyBalanceHandlers = (context: Context): Handlers<typeof companyBalance> => ({
  addCredits: async ({ params, body, principal }) => ({
    data: await addCredits(context, principal, { ...params, ...body }),
  }),
  addTokens: async ({ params, body, principal }) => ({
    data: await addTokens(context, principal, { ...params, ...body }),
  }),
});

/** What a head hands to a member of staff. */
export const staffBalanceHandlers = (context: ServiceContext): Handlers<typeof staffBalance> => ({
  addCredits: async ({ params, body, principal }) => ({
    data: await handCredits(context, principal, { ...params, ...body }),
  }),
});
