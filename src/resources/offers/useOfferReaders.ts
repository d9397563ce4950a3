import { useRights } from '@turntable/declare/access/useRights.ts';
import { useGetList, useTranslate } from 'react-admin';

/** Returns, for the operator, how many companies see active offers, and a sentence that says so; nothing while it loads, and for readers. */
export const useOfferReaders = (): { count?: number; text?: string } => {
  const translate = useTranslate();
  const mayWrite = useRights('offers')('create').may;
  const { total: count } = useGetList(
    'companies',
    {
      filter: { status: 'active', areOffersEnabled: 1 },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'title', order: 'ASC' },
    },
    { enabled: mayWrite },
  );
  if (count === undefined) return {};
  const text =
    count === 0
      ? translate('news.offers_unseen')
      : translate('news.offer_readers', { smart_count: count });
  return { count, text };
};
