import { useQuery } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import { adminComplaints } from '../../../contract/complaints/calls.ts';
import { request } from '../../api/httpClient.ts';
import { ToolButton } from '../../ui/buttons.tsx';

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
      <ToolButton {...{ component: LinkBase, to: '/complaints' }}>
        {translate(data === undefined ? 'complaints.title' : 'complaints.waiting', {
          smart_count: data ?? 0,
        })}
      </ToolButton>
    </div>
  );
};

export default ComplaintsLink;
