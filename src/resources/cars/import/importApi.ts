import type { ResponseOf, SentBody } from '../../../../contract/call.ts';
import { adminFtpImport, ftpImport } from '../../../../contract/ftpImport/calls.ts';
import { request } from '../../../api/httpClient.ts';
import { mayCall } from '../../../api/roleCalls.ts';

export type Imports = ResponseOf<typeof ftpImport.one>['data'];
export type ImportRun = Imports['runs'][number];
export type FeedSettings = Imports['feed'];
export type FeedSave = SentBody<typeof ftpImport.saveFeed>;

/** The companies whose vehicles come in by FTP, for the operator. Throws ApiError. */
export const importingCompanies = async () => (await request(adminFtpImport.companies)).data;

/**
 * A company's imports: the operator names the company, a company's people have their own (specification, chapter 6). `mayStart` as the
 * contract has it. Everything throws ApiError.
 */
export const importApi = (company?: number) => {
  const place = company === undefined ? undefined : { params: { company } };
  return {
    key: ['vehicles from FTP', company ?? 'own'],
    mayStart: mayCall((place ? adminFtpImport : ftpImport).start),
    read: async (): Promise<Imports> =>
      (place ? await request(adminFtpImport.one, place) : await request(ftpImport.one)).data,
    start: async (): Promise<ImportRun> =>
      (place ? await request(adminFtpImport.start, place) : await request(ftpImport.start)).data,
    saveFeed: async (body: FeedSave): Promise<FeedSettings> =>
      (place
        ? await request(adminFtpImport.saveFeed, { ...place, body })
        : await request(ftpImport.saveFeed, { body })
      ).data,
  };
};
