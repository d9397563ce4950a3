import {
  DONE,
  type Handlers,
  RawJsonReply,
} from '@turntable/declare/server/http/contractRoutes.ts';
import type { adminCompanyTokens, companyTokens } from '../../../contract/balance/tokenCalls.ts';
import type { Context } from '../../context.ts';
import { createToken, listTokens, removeToken } from '../../services/balance/tokens.ts';
import { companyOf } from '../../services/scope/principal.ts';

/** Returns the handlers of the tokens of the user's own company, for managers (specification, chapter 7). */
export const companyTokensHandlers = (context: Context): Handlers<typeof companyTokens> => ({
  list: async ({ principal, query }) =>
    new RawJsonReply(await listTokens(context, principal, companyOf(principal), query)),
  create: async ({ body, principal }) => ({
    data: await createToken(context, principal, { company: companyOf(principal), input: body }),
  }),
  remove: async ({ params, principal }) => {
    await removeToken(context, principal, { company: companyOf(principal), token: params.id });
    return DONE;
  },
});

/** Returns the handlers of any company's tokens, for the operator (specification, chapter 7). */
export const adminCompanyTokensHandlers = (
  context: Context,
): Handlers<typeof adminCompanyTokens> => ({
  list: async ({ params, principal, query }) =>
    new RawJsonReply(await listTokens(context, principal, params.id, query)),
  create: async ({ params, body, principal }) => ({
    data: await createToken(context, principal, { company: params.id, input: body }),
  }),
  remove: async ({ params, principal }) => {
    await removeToken(context, principal, { company: params.id, token: params.token });
    return DONE;
  },
});
