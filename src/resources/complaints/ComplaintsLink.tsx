import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { adminComplaints } from '../../../contract/complaints/calls.ts';
import { request } from '../../api/httpClient.ts';
import { ToolLink } from '../../ui/buttons.tsx';

/** Above the support requests: how many complaints about pictures wait for an answer, and the way to them. */
const ComplaintsLink = () => {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['complaints', 'open'],
    queryFn: async ({ signal }) =>
      (await request(adminComplaints.list, { query: { state: 'open', per_page: 1 }, signal }))
        .total,
  });
  return (
    <div>
      <ToolLink to="/complaints">
        {translate(data === undefined ? 'complaints.title' : 'complaints.waiting', {
          smart_count: data ?? 0,
        })}
      </ToolLink>
    </div>
  );
};

export default ComplaintsLink;
