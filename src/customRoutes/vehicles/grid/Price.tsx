import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { TurntableDataProvider } from '../../../dataProvider/dataProvider.ts';
import { isBusy, photosOf, useCar } from '../car.tsx';

/** What processing costs, and what is left of what it is paid with. Shows nothing while that is not known. */
export const Price = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const car = useCar();
  // sending photos pays for the vehicle, and where none could be used, the price comes back at the end
  const isUnderWay = photosOf(car).some(isBusy);
  const { data: price } = useQuery({
    queryKey: ['price', car.id, isUnderWay],
    queryFn: () => dataProvider.readPrice(car.id),
    staleTime: 0,
  });
  if (!price) return null;
  const { amount, means, left } = price;
  const text =
    amount === 0
      ? translate('vehicle.price.paid')
      : translate(`vehicle.price.${means ?? 'none'}`, { smart_count: amount, left });
  return (
    <Typography
      variant="body2"
      color={amount > 0 && means === null ? 'error' : 'textSecondary'}
      sx={{ alignSelf: 'center' }}
    >
      {text}
    </Typography>
  );
};
