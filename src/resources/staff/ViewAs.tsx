import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { adminUsers } from '../../../contract/calls/adminUsers.ts';
import { request } from '../../api/httpClient.ts';
import { beginViewing } from '../../api/session.ts';
import type { BulkRunProps } from '../../list/definition.ts';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { useErrorText } from '../../ui/useErrorText.ts';

/** Asks, and then opens the product again as somebody else, to help (shared decisions: "view as"). */
const ViewAs = ({ ids: [id], onClose }: BulkRunProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const person = useRecordContext();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const begin = async () => {
    setFailure(undefined);
    setSending(true);
    try {
      beginViewing(await request(adminUsers.viewAs, { params: { id: Number(id) } }));
      window.location.assign('/'); // nothing that was read as oneself may be shown
    } catch (error) {
      setFailure(errorText(error));
      setSending(false);
    }
  };

  return (
    <AskDialog
      title={translate('shell.viewing.begin')}
      subject={person?.name}
      question={translate('shell.viewing.explained')}
      failure={failure}
      isSending={isSending}
      inForm={(parts) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          {parts}
        </form>
      )}
      onClose={() => onClose([])}
    />
  );
};

export default ViewAs;
