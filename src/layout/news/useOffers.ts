import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-admin';
import { specialOffers } from '../../../contract/offers/calls.ts';
import { request } from '../../api/httpClient.ts';
import { OFFERS_AT_FIRST, type Offers, offersAfter, unread } from './offers.ts';
import { ASKED_AGAIN, FIRST_PAGE } from './useNotices.ts';

const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const TYPED_IN =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=file])';

/** The main menu is always there, and so is the menu of languages, hidden. */
const isOpened = (element: Element): boolean => element.closest('nav, [aria-hidden=true]') === null;

/** Whether the user is in the middle of something: a dialog or a menu is open, or a field has the focus. */
const isBusy = (): boolean =>
  [...document.querySelectorAll(OPEN)].some(isOpened) ||
  document.activeElement?.matches(TYPED_IN) === true;

/** Tells the server what has been read of that which it calls unread. */
const useTellRead = ({ read, offers }: Offers): void => {
  const reported = useRef<readonly number[]>([]);
  useEffect(() => {
    for (const { id } of offers) {
      if (!read.includes(id) || reported.current.includes(id)) continue;
      reported.current = [...reported.current, id];
      request(specialOffers.read, { params: { id } }).catch(() => {
        reported.current = reported.current.filter((one) => one !== id); // reported again with the server's next answer
      });
    }
  }, [read, offers]);
};

/**
 * The unread offers as slides: asks every 5 s how many there are, and for them when it is another number than expected; follows the route,
 * tells what was read (specification, chapter 4).
 */
export const useOffers = () => {
  const [state, tell] = useReducer(offersAfter, OFFERS_AT_FIRST);
  const { data, dataUpdatedAt } = useQuery({
    ...ASKED_AGAIN,
    queryKey: ['unread offers'],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { count } = await request(specialOffers.count, { signal });
      if (count === unread(state).length) return state.offers;
      return (await request(specialOffers.unread, { query: FIRST_PAGE, signal })).data;
    },
  });
  // each answer is news, also one that says the same: the user may be free now
  useEffect(() => {
    if (data && dataUpdatedAt > 0) tell({ type: 'loaded', offers: data, isBusy: isBusy() });
  }, [data, dataUpdatedAt]);

  const { pathname } = useLocation();
  useEffect(() => tell({ type: 'went', path: pathname }), [pathname]);

  useTellRead(state);
  return { slides: state.slides, at: state.at, tell };
};
