import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Notice } from '../../../layout/Notice.tsx';
import { failureText } from '../actions/photoNotices.ts';

/** The vehicle could not be read. */
export const VehicleFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <Notice
      role="alert"
      title={translate('vehicle.load_failed')}
      hint={translate(failureText(error))}
    >
      <Button variant="contained" onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    </Notice>
  );
};
