import { request } from '@turntable/declare/api/httpClient.ts';
import type { QueryOf, SentBody } from '@turntable/declare/contract/call.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import { adminSettings, settings } from '../../../contract/looks/settingsCalls.ts';
import { companyCalls } from '../../api/companyCalls.ts';
import { accountOfSession, renewAccount } from '../../authProvider/account.ts';
import { saveProfile } from '../accounts/saveProfile.ts';
import { type SavedLook, type StandardLook, savedLook } from './standardLook.ts';

export type PreviewAsk = SentBody<typeof settings.preview>;

const ownSettings = ({ account }: Awaited<ReturnType<typeof accountOfSession>>): SavedLook => {
  if (!account.settings) throw new Error('A user without a company has no look');
  return savedLook(account.settings);
};

type Change = Partial<StandardLook>;
const withVersion = (change: Change, version: number | undefined) => ({
  ...change,
  ...(version !== undefined && { version }),
});

/** Returns how the standard look is read and saved: in the user's account, or, for the operator, in the named company. */
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
    /** Saves a change. The server refuses it with 409 if the look has changed since `version`. @returns the saved look */
    save: async (change: Change, version: number | undefined) =>
      savedLook(
        (await request(adminCompanies.save, { params, body: withVersion(change, version) })).data,
      ),
  };
};

/** Returns the calls for the standard look of the user's company, or, for the operator, of the named one. Each throws ApiError. */
export const lookApi = (company?: number) => {
  const call = companyCalls(settings, adminSettings, company);
  return {
    ...placeOf(company),
    /** Distinguishes the queries of one company from those of another. */
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
