import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface RetryAlertProps extends Pick<AlertProps, 'severity' | 'children'> {
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
