import type { account } from '../../contract/calls/account.ts';
import type { createAccountService } from '../services/account.ts';
import type { Handlers } from './contractRoutes.ts';

export const accountHandlers = (accounts: ReturnType<typeof createAccountService>): Handlers<typeof account> => ({
  saveProfile: async ({ principal, body }) => ({ data: await accounts.saveProfile(principal, body) }),
  saveCompanyProfile: async ({ principal, body }) => ({ data: await accounts.saveProfile(principal, body) }),
  presets: async ({ principal }) => ({ data: await accounts.presets(principal) }),
});
