import { queryOptions } from '@tanstack/react-query';
import { dashboard } from '../../../contract/dashboard/calls.ts';
import { request } from '../../api/httpClient.ts';

/** What the home page shows; read again whenever the user comes back to it or to the window. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => (await request(dashboard.one, { signal })).data,
  refetchOnWindowFocus: 'always',
});
