import type { QueryOf, SentBody } from '../../../contract/call.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { adminSettings, settings } from '../../../contract/looks/settingsCalls.ts';
import { companyCalls } from '../../api/companyCalls.ts';
import { request } from '../../api/httpClient.ts';
import { accountOfSession, renewAccount } from '../../authProvider/account.ts';
import { saveProfile } from '../accounts/saveProfile.ts';
import { type SavedLook, type StandardLook, savedLook } from './standardLook.ts';

export type PreviewAsk = SentBody<typeof settings.preview>;

const ownSettings = ({ account }: Awaited<ReturnType<typeof accountOfSession>>): SavedLook => {
  if (!account.settings) throw new Error('somebody without a company has no look');
  return savedLook(account.settings);
};

type Change = Partial<StandardLook>;
const withVersion = (change: Change, version: number | undefined) => ({
  ...change,
  ...(version !== undefined && { version }),
});

/** Where the standard look is kept: with the own account, or, for the operator, with the company that is named. */
const placeOf = (company: number | undefined) => {
  if (company === undefined)
    return {
      read: async () => ownSettings(await renewAccount()),
      save: async (change: Change, version: number | undefined) => {
        await saveProfile(withVersion(change, version));
        return ownSettings(await accountOfSession());
      },
    };
  const params = { id: company };
  return {
    read: async () => savedLook((await request(adminCompanies.one, { params })).data),
    /** 409 when it has changed since `version`. @returns the look as it is afterwards */
    save: async (change: Change, version: number | undefined) =>
      savedLook(
        (await request(adminCompanies.save, { params, body: withVersion(change, version) })).data,
      ),
  };
};

/** The calls about the standard look of the own company, or, for the operator, of the one that is named. Everything throws ApiError. */
export const lookApi = (company?: number) => {
  const call = companyCalls(settings, adminSettings, company);
  return {
    ...placeOf(company),
    /** Tells the answers about one company from those about another. */
    key: company ?? 'own',
    preview: async (body: PreviewAsk, signal: AbortSignal) =>
      (await call('preview', { body, signal })).data,
    finished: (query: Partial<QueryOf<typeof settings.finished>>, signal: AbortSignal) =>
      call('finished', { query, signal }),
    apply: async (body: SentBody<typeof settings.apply>) => (await call('apply', { body })).data,
    applied: async () => (await call('applied')).data,
    undo: async () => (await call('undo')).data,
  };
};
export type LookApi = ReturnType<typeof lookApi>;
