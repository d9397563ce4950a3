import type { ResponseOf, SentBody } from '../../../../contract/call.ts';
import { adminCompanyAngles, angles, companyAngles } from '../../../../contract/calls/angles.ts';
import { request } from '../../../api/httpClient.ts';
import { roleOfSession } from '../../../api/session.ts';

export type View = ResponseOf<typeof companyAngles.list>['data'][number];
export type ViewSave = SentBody<typeof companyAngles.save>;

/**
 * A company's views, each with what it says about it: the operator names the company, a company's people have their own
 * (specification, chapter 6). Everything throws ApiError.
 */
export const viewsOf = (company?: number) => {
  const own = roleOfSession() === 'chief' ? companyAngles : angles;
  return {
    read: async (): Promise<View[]> =>
      (company === undefined
        ? await request(own.list)
        : await request(adminCompanyAngles.list, { params: { company } })
      ).data,
    save: async (id: number, body: ViewSave): Promise<View> =>
      (company === undefined
        ? await request(own.save, { params: { id }, body })
        : await request(adminCompanyAngles.save, { params: { company, id }, body })
      ).data,
    order: async (ids: readonly number[]): Promise<View[]> => {
      const body = { angles: [...ids] };
      return (
        company === undefined
          ? await request(own.order, { body })
          : await request(adminCompanyAngles.order, { params: { company }, body })
      ).data;
    },
  };
};
