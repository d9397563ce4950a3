import { ToolButton } from '@turntable/declare/ui/buttons.tsx';
import { LinkBase, useTranslate } from 'react-admin';
import { useOpenComplaints } from './useOpenComplaints.ts';

/** Above the support requests: how many reported problems have no reply, with a link to them. */
const ComplaintsLink = () => {
  const translate = useTranslate();
  const count = useOpenComplaints();
  return (
    <div>
      <ToolButton {...{ component: LinkBase, to: '/complaints' }}>
        {translate(count === undefined ? 'complaints.title' : 'complaints.waiting', {
          smart_count: count ?? 0,
        })}
      </ToolButton>
    </div>
  );
};

export default ComplaintsLink;
