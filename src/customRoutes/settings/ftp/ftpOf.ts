import type { ResponseOf, SentBody } from '../../../../contract/call.ts';
import { adminFtp, ftp } from '../../../../contract/ftpExport/calls.ts';
import { request } from '../../../api/httpClient.ts';
import { mayCall } from '../../../api/roleCalls.ts';

export type FtpSettings = ResponseOf<typeof ftp.one>['data'];
export type FtpSave = SentBody<typeof ftp.save>;
export type FtpTrial = ResponseOf<typeof ftp.test>['data'];

/**
 * A company's FTP settings: the operator names the company, a company's people have their own (specification, chapter 6). `maySave` as the
 * contract has it. Everything throws ApiError.
 */
export const ftpOf = (company?: number) => {
  const place = company === undefined ? undefined : { params: { company } };
  return {
    maySave: mayCall((place ? adminFtp : ftp).save),
    read: async (): Promise<FtpSettings> =>
      (place ? await request(adminFtp.one, place) : await request(ftp.one)).data,
    save: async (body: FtpSave): Promise<FtpSettings> =>
      (place ? await request(adminFtp.save, { ...place, body }) : await request(ftp.save, { body }))
        .data,
    test: async (body: FtpSave): Promise<FtpTrial> =>
      (place ? await request(adminFtp.test, { ...place, body }) : await request(ftp.test, { body }))
        .data,
  };
};
