import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { account } from '../../../contract/calls/account.ts';
import { request } from '../../api/httpClient.ts';
import { isViewing } from '../../api/session.ts';
import { useErrorText } from '../../ui/useErrorText.ts';

interface PendingEmailProps {
  email: string;
  /** Reads the account again. */
  onCancelled: () => Promise<unknown>;
}

/** The address that waits for its confirmation, which can be dropped. */
export const PendingEmail = ({ email, onCancelled }: PendingEmailProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);

  const cancel = async () => {
    setBusy(true);
    try {
      await request(account.cancelEmailChange);
      notify('pages.profile.email_cancelled', { type: 'success' });
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    } finally {
      setBusy(false);
      await onCancelled();
    }
  };

  return (
    <div>
      <p role="status" style={{ margin: '0 0 4px', overflowWrap: 'anywhere' }}>
        {translate('pages.profile.email_pending', { email })}
      </p>
      {!isViewing() && (
        <Button type="button" size="small" disabled={isBusy} onClick={() => void cancel()}>
          {translate('pages.profile.email_cancel')}
        </Button>
      )}
    </div>
  );
};
