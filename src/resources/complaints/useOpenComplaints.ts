import { useQuery } from '@tanstack/react-query';
import { adminComplaints } from '../../../contract/complaints/calls.ts';
import { request } from '../../api/httpClient.ts';
import { ASKED_AGAIN } from '../../layout/news/useNotices.ts';

/** Returns how many reported problems have no reply, polled; undefined until the first answer. */
export const useOpenComplaints = (): number | undefined =>
  useQuery({
    ...ASKED_AGAIN,
    queryKey: ['complaints', 'open'],
    queryFn: async ({ signal }) =>
      (await request(adminComplaints.list, { query: { state: 'open', per_page: 1 }, signal }))
        .total,
  }).data;
