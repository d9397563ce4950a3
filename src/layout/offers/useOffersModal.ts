import { useLocation } from 'ra-core';
import { useCallback, useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { specialOffers } from '../../../contract/calls/specialOffers.ts';
import { request } from '../../api/httpClient.ts';
import { accountStore } from '../../authProvider/account.ts';
import { startPolling } from '../polling.ts';
import { areOffersClosed, keepOffersClosed } from './closedOffers.ts';
import { isBusy } from './isBusy.ts';
import { type OffersModal, offersAfter, offersAtFirst, unreadOffers } from './offersModal.ts';

/** One page holds all that the modal may show (specification, chapter 9). */
const FIRST_PAGE = { page: 1, per_page: 100 };

/** Tells the server what has been read of that which it calls unread. */
const useTellRead = ({ read, offers }: OffersModal): void => {
  const told = useRef<readonly number[]>([]);
  useEffect(() => {
    for (const { id } of offers) {
      if (!read.includes(id) || told.current.includes(id)) continue;
      told.current = [...told.current, id];
      request(specialOffers.read, { params: { id } }).catch(() => {
        told.current = told.current.filter((one) => one !== id); // told again with the server's next answer
      });
    }
  }, [read, offers]);
};

/**
 * The modal of offers, alive: asks for unread offers every 5 s once user and settings are known and offers are enabled, follows the
 * route, tells what was read, remembers that the user has closed it (specification, chapter 4).
 */
export const useOffersModal = () => {
  const isEnabled =
    useSyncExternalStore(accountStore.listen, accountStore.latest)?.account.areOffersEnabled === 1;
  const [modal, tell] = useReducer(offersAfter, isEnabled, offersAtFirst);
  const latest = useRef(modal);
  latest.current = modal;

  useEffect(() => tell({ type: 'settings', isEnabled }), [isEnabled]);

  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    tell({ type: 'went', path: pathname });
  }, [pathname]);

  const isAsked = isEnabled && modal.name !== 'closed';
  useEffect(() => {
    if (!isAsked) return;
    return startPolling(async (signal) => {
      if (areOffersClosed()) return tell({ type: 'close' });
      const { count } = await request(specialOffers.count, { signal });
      const isKnown = count === unreadOffers(latest.current);
      const offers = isKnown
        ? latest.current.offers
        : (await request(specialOffers.unread, { query: FIRST_PAGE, signal })).data;
      tell({ type: 'loaded', offers, isBusy: isBusy() });
    });
  }, [isAsked]);

  useTellRead(modal);

  const close = useCallback(() => {
    keepOffersClosed();
    tell({ type: 'close' });
  }, []);
  return { modal, tell, close };
};
