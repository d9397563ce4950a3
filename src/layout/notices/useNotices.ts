import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useReducer, useRef } from 'react';
import { notifications } from '../../../contract/calls/notifications.ts';
import { request } from '../../api/httpClient.ts';
import { useErrorText } from '../../ui/useErrorText.ts';
import { bellStore } from '../bell/bellStore.ts';
import { startPolling } from '../polling/startPolling.ts';
import { OVERLAY_AT_FIRST, overlayAfter } from './overlay.ts';

/** One page holds all that the overlay may show (specification, chapter 9). */
const FIRST_PAGE = { page: 1, per_page: 100 };
const LISTS = { queryKey: ['notifications'] };

/** Notices, alive: asks for unread ones again 5 s after each answer, and tells the server of those that are closed (specification, chapter 4). */
export const useNotices = () => {
  const [overlay, tell] = useReducer(overlayAfter, OVERLAY_AT_FIRST);
  const latest = useRef(overlay);
  latest.current = overlay;
  const client = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();

  useEffect(
    () =>
      startPolling(async (signal) => {
        const { data, total } = await request(notifications.unread, { query: FIRST_PAGE, signal });
        const after = overlayAfter(latest.current, { type: 'loaded', notices: data });
        const isNew = after.notices.some(
          ({ id }) => !latest.current.notices.some((notice) => notice.id === id),
        );
        tell({ type: 'loaded', notices: data });
        bellStore.tell({ type: 'loaded', count: total - after.closed.length });
        if (isNew) void client.invalidateQueries(LISTS); // a list of notices that is on the screen
      }),
    [client],
  );

  const close = (id: number) => {
    tell({ type: 'close', id });
    bellStore.tell({ type: 'closed' });
    request(notifications.read, { params: { id } }).then(
      () => client.invalidateQueries(LISTS),
      (error: unknown) => {
        tell({ type: 'refused', id });
        bellStore.tell({ type: 'refused' });
        notify(errorText(error), { type: 'error' });
      },
    );
  };
  return { overlay, tell, close };
};
