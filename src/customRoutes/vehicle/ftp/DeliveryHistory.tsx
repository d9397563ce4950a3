import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { useCar } from '../car/CarContext.tsx';
import { DeliveryEntry } from './DeliveryEntry.tsx';
import { useDeliveries } from './useDeliveries.ts';

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}`, marginTop: 12, paddingTop: 12 },
}));

/** Every sending of the vehicle that is kept, the latest first. */
export const DeliveryHistory = () => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { id } = useCar();
  const { data, error } = useDeliveries(id);
  if (!data && error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!data) return <Typography variant="body2">{translate('ftp.sent.loading')}</Typography>;
  if (data.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate('ftp.sent.never')}
      </Typography>
    );
  }
  return (
    <Entries aria-label={translate('ftp.sent.history')}>
      {data.map((delivery) => (
        <DeliveryEntry key={delivery.id} delivery={delivery} />
      ))}
    </Entries>
  );
};
