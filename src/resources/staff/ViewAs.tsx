import type { BulkRunProps } from '@turntable/declare/actions/offered.ts';
import { request } from '@turntable/declare/api/httpClient.ts';
import { beginViewing } from '@turntable/declare/api/session.ts';
import { ConfirmDialog } from '@turntable/declare/ui/ConfirmDialog.tsx';
import { useRecordContext, useTranslate } from 'react-admin';
import { adminUsers } from '../../../contract/staff/adminCalls.ts';
import { reopenAs } from '../../layout/reopenAs.ts';

/** Requests a confirmation, then reopens the product as another user, to help them (docs/decisions/companies.md). */
const ViewAs = ({ ids: [id], onClose }: BulkRunProps) => {
  const translate = useTranslate();
  const person = useRecordContext();
  const begin = async () => {
    const session = await request(adminUsers.viewAs, { params: { id: Number(id) } });
    reopenAs(() => beginViewing(session));
  };
  return (
    <ConfirmDialog
      title={translate('shell.viewing.begin')}
      subject={person?.name}
      question={translate('shell.viewing.explained')}
      onConfirm={begin}
      onClose={() => onClose([])}
    />
  );
};

export default ViewAs;
