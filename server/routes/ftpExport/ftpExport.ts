import { AttemptLimit } from '@turntable/declare/server/accounts/attemptLimit.ts';
import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import type { adminFtp, ftp } from '../../../contract/ftpExport/calls.ts';
import type { Context } from '../../context.ts';
import {
  readFtpSettings,
  saveFtpSettings,
  tryFtpSettings,
} from '../../services/ftpExport/settings.ts';
import { anyCompany, ownCompany } from '../../services/scope/owner.ts';

/** Connection tests that a company may run at once, and the seconds until it gets one more, so that tests cannot be used to guess passwords or scan ports. */
const TRIALS = 20;
const TRIAL_EVERY_SECONDS = 6;

/** Returns the handlers of FTP settings: of the user's own company, and of any company for the operator. */
export const ftpGroups = (
  context: Context,
): { ftp: Handlers<typeof ftp>; adminFtp: Handlers<typeof adminFtp> } => {
  const trials = new AttemptLimit(TRIALS, TRIAL_EVERY_SECONDS);
  return {
    ftp: {
      one: async ({ principal }) => ({
        data: await readFtpSettings(context, ownCompany(principal)),
      }),
      save: async ({ principal, body }) => ({
        data: await saveFtpSettings(context, ownCompany(principal), body),
      }),
      test: async ({ principal, body, request }) => {
        const owner = ownCompany(principal);
        trials.takeOrRefuse(String(owner.companyId));
        return { data: await tryFtpSettings(context, owner, body, localeOf(request)) };
      },
    },
    adminFtp: {
      one: async ({ params }) => ({
        data: await readFtpSettings(context, anyCompany(params.company)),
      }),
      save: async ({ params, body }) => ({
        data: await saveFtpSettings(context, anyCompany(params.company), body),
      }),
      test: async ({ params, body, request }) => {
        trials.takeOrRefuse(String(params.company));
        return {
          data: await tryFtpSettings(context, anyCompany(params.company), body, localeOf(request)),
        };
      },
    },
  };
};
