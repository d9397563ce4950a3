import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useErrorText } from '../../../ui/useErrorText.ts';
import { useCar } from '../car/CarContext.tsx';
import { useVehicleNews } from '../car/useVehicle.ts';
import { DeliveryEntry } from './DeliveryEntry.tsx';
import { useDeliveries } from './useDeliveries.ts';

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}`, marginTop: 12, paddingTop: 12 },
}));

/** A sending that somebody else asked for may end while one looks: then the rest of the page has to follow. */
const useNewsOfEnd = (ended: string | null | undefined) => {
  const { id, ftp_upload_date } = useCar();
  const news = useVehicleNews(id);
  useEffect(() => {
    if (ended && ended !== ftp_upload_date) void news.refresh();
  }, [ended, ftp_upload_date, news]);
};

/** Every sending of the vehicle that is kept, the latest first. */
export const DeliveryHistory = () => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { id } = useCar();
  const { data, error } = useDeliveries(id);
  useNewsOfEnd(data?.find(({ finished_at }) => finished_at !== null)?.finished_at);
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
