import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../useErrorText.ts';

interface RetryAlertProps extends Pick<AlertProps, 'severity' | 'sx' | 'children'> {
  onRetry: () => unknown;
}

/** Says what could not be loaded on a page that shows the rest, and offers to try again. */
export const RetryAlert = ({ onRetry, ...props }: RetryAlertProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" color="inherit" onClick={() => onRetry()}>
          {translate('common.retry')}
        </Button>
      }
      {...props}
    />
  );
};

interface RefreshFailedProps {
  /** A translation key: what could not be read again. */
  text: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Shown above what was read before, when reading it again has failed. */
export const RefreshFailed = ({ text, error, onRetry }: RefreshFailedProps) => (
  <RetryAlert severity="error" sx={{ mb: 2 }} onRetry={onRetry}>
    {useTranslate()(text)} {useErrorText()(error)}
  </RetryAlert>
);
