import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@turntable/declare/api/httpClient.ts';
import { isViewing } from '@turntable/declare/api/session.ts';
import { hasCall } from '@turntable/declare/data/resourceCalls.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useNotify } from 'react-admin';
import { notifications } from '../../../contract/notifications/calls.ts';
import type { Notification } from '../../../contract/notifications/notification.ts';
import { isSessionOver } from '../../authProvider/account.ts';

/** Pause between an answer and the next request, in milliseconds (specification, chapters 4 and 9). */
const PAUSE = 5000;

/**
 * Options of queries that poll until the session ends. React Query requests at once, pauses while the tab is hidden or the machine is
 * offline, and requests again when the user comes back.
 */
export const POLLING = {
  retry: false,
  staleTime: 0,
  refetchInterval: ({ state }: { state: { error: unknown } }) =>
    isSessionOver(state.error) ? false : PAUSE,
} as const;

/** One page holds everything that is shown unasked (specification, chapter 9). */
export const FIRST_PAGE = { page: 1, per_page: 100 };

export type Notice = Pick<Notification, 'id' | 'text' | 'created_at'>;
interface Unread {
  data: readonly Notice[];
  total: number;
}

const UNREAD = ['unread notices'];
const CLOSE = ['close notice'];
/** Query key of the lists of notifications. */
export const LISTS = { queryKey: ['notifications'] };

/** Returns whether this user gets notifications. Users without them, such as the operator, have no bell either. */
export const hasNotices = (): boolean => hasCall('notifications', 'unread');

/** Returns the unread notifications, newest first, and their total. Polls 5 s after each answer. */
export const useUnreadNotices = (): Unread => {
  const { data = { data: [], total: 0 } } = useQuery<Unread>({
    ...POLLING,
    queryKey: UNREAD,
    queryFn: ({ signal }) => request(notifications.unread, { query: FIRST_PAGE, signal }),
    enabled: hasNotices() && !isViewing(), // off while an operator views as this user
  });
  const closing = useMutationState({
    filters: { mutationKey: CLOSE, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const open = data.data.filter(({ id }) => !closing.includes(id));
  return { data: open, total: data.total - (data.data.length - open.length) };
};

/** Returns a function that closes a notification: hidden at once, shown again if the server refuses (specification, chapter 4). */
export const useCloseNotice = () => {
  const client = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate } = useMutation({
    mutationKey: CLOSE,
    mutationFn: (id: number) => request(notifications.read, { params: { id } }),
    onError: (error) => notify(errorText(error), { type: 'error' }),
    onSettled: () =>
      Promise.all([{ queryKey: UNREAD }, LISTS].map((query) => client.invalidateQueries(query))),
  });
  return mutate;
};
