import { useQuery } from '@tanstack/react-query';
import { request } from '@turntable/declare/api/httpClient.ts';
import { adminComplaints } from '../../../contract/complaints/calls.ts';
import { POLLING } from '../../layout/news/useNotices.ts';

/** Returns how many reported problems have no reply, polled; undefined until the first answer. */
export const useOpenComplaints = (): number | undefined =>
  useQuery({
    ...POLLING,
    queryKey: ['complaints', 'open'],
    queryFn: async ({ signal }) =>
      (await request(adminComplaints.list, { query: { state: 'open', per_page: 1 }, signal }))
        .total,
  }).data;
