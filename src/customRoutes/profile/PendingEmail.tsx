import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { account } from '../../../contract/accounts/accountCalls.ts';
import { request } from '../../api/httpClient.ts';
import { isViewing } from '../../api/session.ts';
import { useAttempt } from '../../ui/useAttempt.ts';

interface PendingEmailProps {
  email: string;
  /** Reads the account again. */
  onCancelled: () => Promise<unknown>;
}

/** The address that waits for its confirmation, which can be dropped. */
export const PendingEmail = ({ email, onCancelled }: PendingEmailProps) => {
  const translate = useTranslate();
  const { isBusy, attempt } = useAttempt();
  const cancel = async () => {
    await attempt(() => request(account.cancelEmailChange), 'pages.profile.email_cancelled');
    await onCancelled();
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
