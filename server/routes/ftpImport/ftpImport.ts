import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import { localeOf } from '@turntable/declare/server/http/failures.ts';
import type { adminFtpImport, ftpImport } from '../../../contract/ftpImport/calls.ts';
import { importingCompanies, readImport, startImport } from '../../services/ftpImport/ftpImport.ts';
import { saveFeedSettings } from '../../services/ftpImport/settings.ts';
import { anyCompany, ownCompany } from '../../services/scope/owner.ts';
import type { ServiceContext } from '../../services/shared/context.ts';

/** Returns the handlers of imports by FTP: of the user's own company, and of any company for the operator. */
export const ftpImportGroups = (
  context: ServiceContext,
): { ftpImport: Handlers<typeof ftpImport>; adminFtpImport: Handlers<typeof adminFtpImport> } => ({
  ftpImport: {
    one: async ({ principal, request }) => ({
      data: await readImport(context, ownCompany(principal), localeOf(request)),
    }),
    start: async ({ principal, request }) => ({
      data: await startImport(context, ownCompany(principal), principal.userId, localeOf(request)),
    }),
    saveFeed: async ({ principal, body }) => ({
      data: await saveFeedSettings(context, ownCompany(principal), body),
    }),
  },
  adminFtpImport: {
    companies: async () => ({ data: await importingCompanies(context) }),
    one: async ({ params, request }) => ({
      data: await readImport(context, anyCompany(params.company), localeOf(request)),
    }),
    start: async ({ params, principal, request }) => ({
      data: await startImport(
        context,
        anyCompany(params.company),
        principal.userId,
        localeOf(request),
      ),
    }),
    saveFeed: async ({ params, body }) => ({
      data: await saveFeedSettings(context, anyCompany(params.company), body),
    }),
  },
});
