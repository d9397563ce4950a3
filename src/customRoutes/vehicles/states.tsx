import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { LinkBase, useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Places } from '../../ui/tiles/tile.styles.ts';
import { failureText } from './actions.tsx';
import { useCar, vehicleResource } from './car.tsx';

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

/** The vehicle could not be read. */
export const VehicleFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
  return (
    <EmptyState
      isAlarm
      title={translate('vehicle.load_failed')}
      text={translate(failureText(error))}
    >
      <Button variant="contained" onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    </EmptyState>
  );
};

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Stands where the photos will be. */
export const VehicleLoading = () => {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('vehicle.loading')}>
      <Skeleton variant="rounded" height={36} sx={{ mb: 3, maxWidth: 480 }} />
      <Places as="div">
        {PLACES.map((place) => (
          <Box key={place}>
            <Skeleton
              variant="rounded"
              sx={{ height: 'auto', aspectRatio: '4 / 3', borderRadius: 3 }}
            />
            <Skeleton width="50%" sx={{ mt: 0.5 }} />
          </Box>
        ))}
      </Places>
    </div>
  );
};

/** There is no such vehicle, or not for this user. */
export const VehicleMissing = () => {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('vehicle.not_found')} text={translate('vehicle.not_found_hint')}>
      <Button component={LinkBase} to={`/${vehicleResource()}`} variant="contained">
        {translate('vehicle.to_list')}
      </Button>
    </EmptyState>
  );
};
