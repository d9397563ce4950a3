import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'ra-core';
import { useCar } from '../car/CarContext.tsx';

interface PageNoticesProps {
  /** The server's text with telephone and e-mail, when no credit is left (specification, chapter 8). */
  credit: string | undefined;
  onCreditRead: () => void;
}

/** What must not pass by in three seconds: no credit left, and what the operator wants mended; the texts know who reads them. */
export const PageNotices = ({ credit, onCreditRead }: PageNoticesProps) => {
  const translate = useTranslate();
  const { moderation, to_fix_comment: comment } = useCar();
  return (
    <>
      {credit && (
        <Alert
          severity="error"
          sx={{ mb: 2, borderRadius: 3 }}
          onClose={onCreditRead}
          closeText={translate('common.close')}
        >
          <AlertTitle>{translate('vehicle.credit_title')}</AlertTitle>
          {credit}
        </Alert>
      )}
      {moderation === 'to_fix' && (
        <Alert severity="warning" role="status" sx={{ mb: 2, borderRadius: 3 }}>
          <AlertTitle>{translate('vehicle.moderation.to_fix_title')}</AlertTitle>
          {comment && <div style={{ whiteSpace: 'pre-line' }}>{comment}</div>}
          <small>{translate('vehicle.moderation.to_fix_hint')}</small>
        </Alert>
      )}
    </>
  );
};
