import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LinkBase, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { transactions } from '../../../contract/balance/transactionCalls.ts';
import type { Payment } from '../../../contract/balance/vehiclePrice.ts';
import { mayCall } from '../../api/roleCalls.ts';
import type { TurntableDataProvider } from '../../dataProvider/dataProvider.ts';
import { isBusy, photosOf, processablePhotos, useCar } from './car.tsx';

/** How long a toast with a link is shown, in milliseconds. */
const LINK_TOAST_LIFE = 8000;

/**
 * Reads what sending photos of the vehicle to processing costs now.
 * @returns a function that adds the cost to a button's text, and whether too little is left to pay with
 */
export const useCost = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<TurntableDataProvider>();
  const car = useCar();
  // sending photos pays for the vehicle, and where none could be used, the price comes back at the end
  const isUnderWay = photosOf(car).some(isBusy);
  const { data: price } = useQuery({
    queryKey: ['price', car.id, isUnderWay],
    queryFn: () => dataProvider.readPrice(car.id),
    staleTime: 0,
    enabled: processablePhotos(car).length > 0,
  });
  const isUnpayable = price !== undefined && price.amount > 0 && price.means === null;
  /** Adds the cost to a button's text: "Process · 1 token (19 left)". Adds nothing while the cost is unknown. */
  const withCost = (label: string): string => {
    if (!price || isUnpayable) return label;
    const { amount, means, left } = price;
    const cost = means
      ? translate(`vehicle.price.${means}`, { smart_count: amount, left })
      : translate('vehicle.price.free');
    return `${label} · ${cost}`;
  };
  return { withCost, isUnpayable };
};

/** Returns a function that shows how many photos were sent, how the vehicle was paid for, and a link to the transactions. */
export const usePaidNotice = () => {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (photos: number, { amount, means, left }: Payment) =>
      notify(
        <>
          {translate('catalogue.photo_processing', { smart_count: photos })}
          <br />
          {translate(`vehicle.price.used.${means}`, { smart_count: amount, left })}{' '}
          {mayCall(transactions.list) && (
            <Link component={LinkBase} to="/transactions" color="inherit">
              {translate('vehicle.price.transactions')}
            </Link>
          )}
        </>,
        { type: 'success', autoHideDuration: LINK_TOAST_LIFE },
      ),
    [notify, translate],
  );
};
