import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { specialOffers } from '../../../contract/offers/calls.ts';
import { request } from '../../api/httpClient.ts';
import { useRights } from '../../framework/access/useRights.ts';
import type { ShownOffer } from './shownOffer.ts';

/** A user who sees an offer has read it: it does not open by itself any more. The operator's reading is not counted. */
export const useReadOnSight = ({ id, read }: ShownOffer): void => {
  const client = useQueryClient();
  const isReader = !useRights('offers')('edit').may;
  useEffect(() => {
    if (!isReader || read) return;
    // when it cannot be told, the offer opens once more
    request(specialOffers.read, { params: { id } }).then(
      () => client.invalidateQueries({ queryKey: ['offers'] }),
      () => undefined,
    );
  }, [client, id, isReader, read]);
};
