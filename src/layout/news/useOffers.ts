import { useQuery } from '@tanstack/react-query';
import { request } from '@turntable/declare/api/httpClient.ts';
import { useEffect, useReducer, useRef } from 'react';
import { useLocale, useLocation } from 'react-admin';
import { specialOffers } from '../../../contract/offers/calls.ts';
import { NO_OFFERS, type Offers, offersAfter, unread } from './offers.ts';
import { FIRST_PAGE, POLLING } from './useNotices.ts';

const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const TYPED_IN =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=file])';

/** Returns whether a dialog or menu counts as open. The main menu and the hidden menu of languages do not: they are always in the document. */
const isOpened = (element: Element): boolean => element.closest('nav, [aria-hidden=true]') === null;

/** Returns whether the user is busy: a dialog or menu is open, or a field has the focus. */
const isBusy = (): boolean =>
  [...document.querySelectorAll(OPEN)].some(isOpened) ||
  document.activeElement?.matches(TYPED_IN) === true;

/** Reports offers as read that were read here and that the server still lists as unread. */
const useReportRead = ({ read, offers }: Offers): void => {
  const reported = useRef<readonly number[]>([]);
  useEffect(() => {
    for (const { id } of offers) {
      if (!read.includes(id) || reported.current.includes(id)) continue;
      reported.current = [...reported.current, id];
      request(specialOffers.read, { params: { id } }).catch(() => {
        reported.current = reported.current.filter((one) => one !== id); // reports it again with the server's next answer
      });
    }
  }, [read, offers]);
};

/**
 * Returns the unread offers as slides. Polls their number every 5 s, fetches them when it differs from the expected one, follows the route and
 * reports what was read (specification, chapter 4).
 */
export const useOffers = () => {
  const [state, tell] = useReducer(offersAfter, NO_OFFERS);
  const { data, dataUpdatedAt } = useQuery({
    ...POLLING,
    queryKey: ['unread offers', useLocale()],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { count } = await request(specialOffers.count, { signal });
      if (count === unread(state).length) return state.offers;
      return (await request(specialOffers.unread, { query: FIRST_PAGE, signal })).data;
    },
  });
  // every answer is dispatched, even an unchanged one: the user may no longer be busy
  useEffect(() => {
    if (data && dataUpdatedAt > 0) tell({ type: 'loaded', offers: data, isBusy: isBusy() });
  }, [data, dataUpdatedAt]);

  const { pathname } = useLocation();
  useEffect(() => tell({ type: 'went', path: pathname }), [pathname]);

  useReportRead(state);
  return { slides: state.slides, at: state.at, tell };
};
