import type { QueryOf, ResponseOf, SentBody } from '../../../contract/call.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { FinishedCar, LookPreview, LookRun } from '../../../contract/looks/preview.ts';
import { adminSettings, settings } from '../../../contract/looks/settingsCalls.ts';
import { request } from '../../api/httpClient.ts';
import { accountOfSession, renewAccount } from '../../authProvider/account.ts';
import { saveProfile } from '../profile/saveProfile.ts';
import { type SavedLook, type StandardLook, savedLook } from './standardLook.ts';

export type PreviewAsk = SentBody<typeof settings.preview>;
type FinishedQuery = Partial<QueryOf<typeof settings.finished>>;
type FinishedPage = ResponseOf<typeof settings.finished>;

/** The calls about a company's standard look. Everything throws ApiError. */
export interface LookApi {
  /** Tells the answers about one company from those about another. */
  readonly key: number | 'own';
  read(): Promise<SavedLook>;
  /** Answers the look as it is afterwards; 409 when it has changed since `version`. */
  save(change: Partial<StandardLook>, version: number | undefined): Promise<SavedLook>;
  preview(body: PreviewAsk, signal: AbortSignal): Promise<LookPreview[]>;
  finished(
    query: FinishedQuery,
    signal: AbortSignal,
  ): Promise<{ cars: FinishedCar[]; total: number }>;
  apply(cars: readonly number[]): Promise<LookRun>;
  applied(): Promise<LookRun | null>;
  undo(): Promise<LookRun | null>;
}

const ownSettings = ({ account }: Awaited<ReturnType<typeof accountOfSession>>): SavedLook => {
  if (!account.settings) throw new Error('somebody without a company has no look');
  return savedLook(account.settings);
};

const sentVersion = (version: number | undefined) => (version === undefined ? {} : { version });
const found = ({ data, total }: FinishedPage) => ({ cars: data, total });

const ownLook: LookApi = {
  key: 'own',
  read: async () => ownSettings(await renewAccount()),
  save: async (change, version) => {
    await saveProfile({ ...change, ...sentVersion(version) });
    return ownSettings(await accountOfSession());
  },
  preview: async (body, signal) => (await request(settings.preview, { body, signal })).data,
  finished: async (query, signal) => found(await request(settings.finished, { query, signal })),
  apply: async (cars) => (await request(settings.apply, { body: { cars: [...cars] } })).data,
  applied: async () => (await request(settings.applied)).data,
  undo: async () => (await request(settings.undo)).data,
};

const companyLook = (company: number): LookApi => {
  const params = { company };
  return {
    key: company,
    read: async () =>
      savedLook((await request(adminCompanies.one, { params: { id: company } })).data),
    save: async (change, version) =>
      savedLook(
        (
          await request(adminCompanies.save, {
            params: { id: company },
            body: { ...change, ...sentVersion(version) },
          })
        ).data,
      ),
    preview: async (body, signal) =>
      (await request(adminSettings.preview, { params, body, signal })).data,
    finished: async (query, signal) =>
      found(await request(adminSettings.finished, { params, query, signal })),
    apply: async (cars) =>
      (await request(adminSettings.apply, { params, body: { cars: [...cars] } })).data,
    applied: async () => (await request(adminSettings.applied, { params })).data,
    undo: async () => (await request(adminSettings.undo, { params })).data,
  };
};

/** The look of the own company, or, for the operator, of the one that he names. */
export const lookApi = (company?: number): LookApi =>
  company === undefined ? ownLook : companyLook(company);
